import { readCv } from './reading/cv-reader.js';
import { analysed, letter, work } from './testing/texts.js';

const CV = (head: string, ...duties: string[]) =>
  `Ana Reed\nLeeds\n\nExperience\n${head}\n${duties.map((duty) => `- ${duty}\n`).join('')}`;
const stateOf = async (cv: string, title: string, ask: string, name: string) =>
  (await analysed(cv, `${title}\nLeeds\nRequirements\n- ${ask}\n- First aid`)).requirements.find(
    (each) => each.name === name,
  )?.state;

describe('trades that no list had', () => {
  it.each([
    ['Podiatrist (Band 6), Some Health Board, 2020 - present', 'Specialist Podiatrist'],
    ['Chiropodist, Some Clinic, 2020 - present', 'Podiatrist'],
    ['Optometrist, Some Opticians, 2020 - present', 'Senior Optometrist'],
    ['Dietitian, Some Trust, 2020 - present', 'Specialist Dietitian'],
    ['Audiologist, Some Hospital, 2020 - present', 'Hearing Aid Audiologist'],
  ])('“%s” works as a %s', async (post, title) => {
    expect(
      work(await analysed(CV(post, 'Ran clinics'), `${title}\nLeeds\nRequirements\n- HCPC registration`))?.state,
    ).toBe('met');
  });
});

describe('what a CV says in words of its trade', () => {
  it.each([
    ['Checked in 80 guests a day', 'Guest check-in'],
    ['Checking in and out of hotel guests', 'Guest check-in'],
    ['Used Opera Cloud for bookings', 'Property management system'],
    ['Carried out wound debridement', 'Wound care'],
  ])('“%s” shows %s', (duty, name) => {
    expect([...readCv(CV('Assistant, Some House, 2020 - present', duty), new Date()).shown.keys()]).toContain(name);
  });

  it('and a body that inspects is no registration with it', async () => {
    const cv = (line: string) => CV('Deputy Manager, Oaklands Care Home, 2020 - present', line);
    const ask = 'Registered with CQC';
    expect(await stateOf(cv('Last CQC inspection rated Good'), 'Care Home Manager', ask, ask)).toBe('missing');
    expect(await stateOf(cv('Registered manager with the CQC since 2021'), 'Care Home Manager', ask, ask)).not.toBe(
      'missing',
    );
  });
});

describe('a letter in the words of a trade', () => {
  const told = (head: string, duty: string, job: string) => letter(CV(head, duty), job);

  it('takes “four-handed” for no deed, and a dental practice for the employer', async () => {
    const text = await told(
      'Dental Nurse, Oadby Dental Care, Leeds, 2020 - present',
      'Four-handed dentistry for two dentists',
      'Dental Nurse\nLeeds\nRequirements\n- Dentistry',
    );
    expect(text).not.toMatch(/I four-handed|As Dental Nurse/);
    expect(text).toContain('Of my work at Oadby Dental Care my CV says: “Four-handed dentistry for two dentists.”');
  });

  it('milks cows', async () => {
    const text = await told(
      'Herdsman, Penlan Farm, Leeds, 2016 - present',
      'Milk 280 Holsteins twice a day',
      'Dairy Farm Worker\nLeeds\nRequirements\n- Milking',
    );
    expect(text).not.toContain('I milk 280');
  });

  it('names the present employer that has no role, beside an earlier post that has one', async () => {
    const cv =
      'Ana Reed\nLeeds\n\nHGV Mechanic, 14 years on the spanners\n\nWork history\nScania Truck Centre, Leeds – 2017 to present\n- Inspected tractor units\nHGV Technician, Volvo Trucks, Leeds, 2011 - 2017\n- Rebuilt gearboxes\n';
    expect(await letter(cv, 'HGV Technician\nLeeds\nRequirements\n- Inspections')).toContain(
      'I work as an HGV Mechanic at Scania Truck Centre',
    );
  });
});
