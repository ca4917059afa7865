import { isOfPapers } from '../reading/held-papers.js';
import { areIssued } from '../reading/papers-issued.js';
import { aCall, engine, letter } from '../testing/texts.js';
import type { CvChange } from '../../career-engine.js';

const ADVERT = `Gas Engineer
Homes First, Leeds
Requirements
- Boiler installation
- Landlord gas safety certificates
- Driving licence`;
const cvOf = (...lines: string[]) => `Dan Hughes
Leeds | dan@mail.example | 07700 900123

Experience
Gas Engineer
Aire Heating Ltd, Leeds
2018 - Present
${lines.join('\n')}

Qualifications
Full UK driving licence`;
const changes = async (cvText: string): Promise<CvChange[]> =>
  (await engine.optimiseCv({ cvText, jobDescription: ADVERT }, aCall())).changes;

describe('papers that are made out for others', () => {
  it.each([
    'Landlord gas safety certificates (CP12) for two housing associations',
    'Gas safety certificates for 40 landlords',
    'Electrical installation certificates for new homes',
    'EICRs for letting agents in Leeds',
    'MOT certificates, 20 a day',
    'Energy performance certificates for three estate agents',
    'Commissioning certificates for every boiler',
    'Food hygiene certificates for 60 learners a year',
    'Reports for the council and for tenants',
    '30 test certificates a week',
  ])('are work: %s', async (line) => {
    expect(areIssued(line)).toBe(true);
    const summaries = (await changes(cvOf('Serviced boilers', line))).map(({ summary }) => summary);
    expect(summaries.filter((each) => each.includes('heading of work'))).toEqual([]);
    expect(await letter(cvOf('Serviced boilers', line), ADVERT)).not.toContain(`qualifications for this post: ${line}`);
  });

  it.each([
    'Gas Safe registered, ACS certificates in date',
    'Certificates for first aid and manual handling',
    'Licences for forklift and reach truck',
    'First aid certificate',
    'NVQ Level 3 in plumbing',
    'HGV licence for 7.5 tonne vehicles held since 2015',
    'Full UK driving licence',
    'City & Guilds 2391, inspection and test certificates',
  ])('are told from those of one’s own: %s', (line) => {
    expect(areIssued(line)).toBe(false);
  });

  it('leave a licence among the posts a paper', async () => {
    expect(isOfPapers('First aid certificate')).toBe(true);
    const summaries = (await changes(cvOf('Serviced boilers', 'NVQ Level 3 in plumbing'))).map(
      ({ summary }) => summary,
    );
    expect(summaries.some((each) => each.includes('NVQ Level 3'))).toBe(true);
  });
});

describe('a line that was moved', () => {
  const MOVED = 'Boiler installation in new homes, 60 a year';
  const moved = async (...lines: string[]) => (await changes(cvOf(...lines))).find(({ kind }) => kind === 'moved');

  it.each([
    [['- Answered the telephone', `- ${MOVED}`]],
    [['Kept the van clean and tidy', 'Answered the telephone at weekends', MOVED]],
  ])('is said to stand first where it does: %j', async (lines) => {
    expect((await moved(...lines))?.summary).toBe('This line stands first in its entry.');
  });

  it.each([
    [['Covered the whole of West Yorkshire on two vans', '- Answered the telephone', `- ${MOVED}`]],
    [['- Kept the van tidy', 'Key achievements:', '- Answered the telephone', `- ${MOVED}`]],
    [['A family firm of 20 people.', '- Answered the telephone', `- ${MOVED}`]],
  ])('is said to stand before another one where others stand above: %j', async (lines) => {
    const cv = cvOf(...lines);
    expect((await moved(...lines))?.summary).toBe('This line now stands before “Answered the telephone”.');
    const { optimizedCvText } = await engine.optimiseCv({ cvText: cv, jobDescription: ADVERT }, aCall());
    expect(optimizedCvText.indexOf(MOVED)).toBeLessThan(optimizedCvText.indexOf('Answered the telephone'));
  });
});
