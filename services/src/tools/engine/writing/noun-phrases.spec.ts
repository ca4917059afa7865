import { interview, letter } from '../testing/texts.js';
import { included } from './gerunds.js';

const cvOf = (role: string, line: string) => `Ellen Marsh
ellen@mail.example

Experience
${role}, Oak House, Leeds
2019 - Present
- ${line}

Education
A levels, Stockport College, 2012`;
const advertOf = (role: string, asked: string) =>
  `${role}\nHall Centre, Leeds\nRequirements\n- ${asked}\n- Punctuality`;

describe('a line that names a thing without its article', () => {
  it.each([
    ['Warehouse Operative', 'Use of PDA to record jobs', 'Handheld scanners', 'the use of PDA to record jobs'],
    ['Care Assistant', 'Use of hoists and slide sheets', 'Moving and handling', 'the use of hoists and slide sheets'],
    ['Teaching Assistant', 'Class of eight pupils with autism', 'Autism', 'a class of eight pupils with autism'],
    ['Team Leader', 'Team of twelve on the night shift', 'Team leading', 'a team of twelve on the night shift'],
    ['Support Worker', 'Caseload of 25 adults with dementia', 'Dementia care', 'a caseload of 25 adults with dementia'],
    ['Teacher', 'Lead for science in Years 3 to 6', 'Science', 'being the lead for science in Years 3 to 6'],
    ['Farm Worker', 'Herd of 200 dairy cows milked twice a day', 'Dairy', 'a herd of 200 dairy cows'],
    ['Staff Nurse', 'Preceptor to 11 nurses on a surgical ward', 'Mentoring', 'being a preceptor to 11 nurses'],
    ['Office Manager', 'Point of contact for 30 suppliers', 'Suppliers', 'being the point of contact for 30 suppliers'],
    [
      'Office Manager',
      'Main contact for the cleaning company',
      'Cleaning',
      'being the main contact for the cleaning company',
    ],
  ])('goes on in a letter as people say it: %s, %s', async (role, line, asked, said) => {
    const text = await letter(cvOf(role, line), advertOf(role, asked));
    expect(text).toContain(`work has included ${said}`);
    expect(text).not.toMatch(/\bI (?:use|class|team|preceptor|point|charge) (?:of|to)\b/i);
  });

  it.each([
    ['Knowledge of EMIS and SystmOne', 'EMIS', 'I have knowledge of EMIS and SystmOne'],
    ['Experience of booking appointments', 'Booking appointments', 'I have experience of booking appointments'],
  ])('is what somebody has, and no work: %s', async (line, asked, said) => {
    const text = await letter(cvOf('Receptionist', line), advertOf('Receptionist', asked));
    expect(text).toContain(said);
    expect(text).not.toContain('included');
  });

  it.each(['Use of hoists and slide sheets', 'Care of 12 residents at night', 'Report of faults to the engineer'])(
    'is told in no question as what “I” did: %s',
    async (line) => {
      const all = await interview(cvOf('Care Assistant', line), advertOf('Care Assistant', 'Moving and handling'));
      for (const { question, realWorldExample } of all)
        expect(`${question} ${realWorldExample}`).not.toMatch(/\bI (?:use|care|report) of\b/i);
    },
  );

  it.each([
    ['care of eight patients', 'care of eight patients'],
    ['picking and packing of 180 orders a shift', 'picking and packing of 180 orders a shift'],
    ['personal care for 12 residents', 'personal care for 12 residents'],
    ['deliveries to 14 shops a day', 'deliveries to 14 shops a day'],
    ['welding of hull sections', 'welding of hull sections'],
    ['answers to customers by telephone', 'answers to customers by telephone'],
    ['contact with families every day', 'contact with families every day'],
    ['teams of four on three sites', 'teams of four on three sites'],
    ['look after up to 10 patients', 'looking after up to 10 patients'],
  ])('is told from one that needs none: %s', (line, said) => {
    expect(included(line)).toBe(said);
  });

  it.each([
    ['Used hoists and slide sheets every day', 'I used hoists'],
    ['Use hoists and slide sheets every day', 'I use hoists'],
    ['Disposed of clinical waste on two wards', 'I disposed of clinical waste'],
  ])('is told from what was done: %s', async (line, said) => {
    expect(await letter(cvOf('Care Assistant', line), advertOf('Care Assistant', 'Moving and handling'))).toContain(
      said,
    );
  });
});
