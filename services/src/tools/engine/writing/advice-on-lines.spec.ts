import { aCall, engine } from '../testing/texts.js';

const ADVERT = 'Care Assistant, Willow House, Reading\nCare Certificate, personal care, medication. NVQ level 2.';
const advised = async (cvText: string, jobDescription = ADVERT) => {
  const { changes } = await engine.optimiseCv({ cvText, jobDescription }, aCall());
  return changes.map(({ summary, reason }) => `${summary} ${reason}`).join('\n');
};

describe('a CV without headings', () => {
  it('is told to have none, and not that its sections are in order', async () => {
    const said = await advised(
      'Joe Bloggs\nShop manager, Tesco, Slough, 2013-2023\nManaged 35 staff, P&L £8m, recruitment, stock\nForklift licence\n',
      'Warehouse Operative, Slough. Picking and packing.',
    );
    expect(said).toContain('It has no headings, so there were no sections to be put in order.');
    expect(said).not.toContain('Its sections stand in the order');
    expect(said).toContain(
      'Put “Experience” above “Shop manager, Tesco, Slough, 2013-2023”, and “Qualifications” above “Forklift licence”.',
    );
  });

  it('is told no more where it has them', async () => {
    const said = await advised(
      'Joe Bloggs\n\nExperience\nShop manager, Tesco, Slough, 2013-2023\n- Managed 35 staff and stock worth £2m\n\nEducation\nBA History, 2012',
      'Warehouse Operative, Slough. Picking and packing.',
    );
    expect(said).not.toContain('has no headings');
  });
});

describe('a line that does harm', () => {
  it.each([
    ['Looking for a new start', 'says what you want'],
    ['I want to find a day job', 'says what you want'],
    ['Made redundant in 2024 when the site closed', 'tells how a post ended'],
    ['Left after a dispute with the manager', 'tells how a post ended'],
  ])('is named: %s', async (line, why) => {
    const cv = `Karl Nowak\n\nExperience\nSite Engineer, Kier, Leeds, 2016-2024\n- Set out drainage and roads with total station\n- ${line}`;
    const said = await advised(cv);
    expect(said).toContain(`“${line}” ${why}`);
    expect(said).not.toContain(`“${line}” gives no figure`);
  });

  it.each(['Available from March 2026', 'Cared for young children aged two to four'])('is not: %s', async (line) => {
    const cv = `Karl Nowak\n\nExperience\nNursery Nurse, Elm House, Leeds, 2016-2024\n- ${line}`;
    expect(await advised(cv)).not.toContain(`“${line}” `);
  });
});

it('what stands under a heading of work and is none is named, with where it belongs', async () => {
  const said = await advised(
    "Grace Banda\nReading\nExperience\nCare Assistant, Oak Lodge, Reading, 2020 to date\nSupporting 22 residents with personal care and meals\nI don't drive and I have no driving licence.\nRight to work in the UK\nNVQ Level 2 in Health and Social Care",
  );
  expect(said).toContain(
    '“Right to work in the UK” and “NVQ Level 2 in Health and Social Care” stand under a heading of work and are none.',
  );
  expect(said).toContain("“I don't drive and I have no driving licence.” says what you have not.");
  expect(said).not.toContain('“Supporting 22 residents with personal care and meals” stands');
});

describe('a line of work that names a degree of others', () => {
  const cvWith = (line: string) =>
    `Priya Raman\nOxford\nExperience\nPostdoctoral Research Associate, University of Oxford, 2021 to date\n${line}\nEducation\nPhD Biochemistry, University of Leeds, 2016`;
  const ADVERT_OF_A_LAB = 'Research Scientist, Oxford\nCryo-EM, protein purification, supervision of students.';

  it.each([
    'Cryo-EM of membrane transporters; expression in HEK293 cells; two first-author papers; supervised one DPhil student.',
    'Supervised two PhD students and a technician.',
    'Taught modules of the BSc in Biochemistry; marked dissertations.',
    'Lectures for the MSc programme; examined six theses.',
    'Purified proteins. Mentored an MSc student.',
  ])('is work: %s', async (line) => {
    expect(await advised(cvWith(line), ADVERT_OF_A_LAB)).not.toContain('under a heading of work');
  });

  it.each([
    'MSc Biochemistry, University of Leeds, 2012',
    'Completed an MSc in Biochemistry',
    'NVQ Level 3 in Laboratory Work; driving licence',
  ])('is none where it is one’s own: %s', async (line) => {
    expect(await advised(cvWith(line), ADVERT_OF_A_LAB)).toMatch(/under a heading of work and (?:is|are) none/);
  });
});

it.each(['I look after a lady, she cannot walk.', 'I teach children who do not have a school.'])(
  'what another person has not is nothing that the writer lacks: %s',
  async (line) => {
    const said = await advised(
      `Grace Banda\nReading\nExperience\nCare Assistant, Oak Lodge, Reading, 2020 to date\n${line}`,
    );
    expect(said).not.toContain('says what you have not');
  },
);
