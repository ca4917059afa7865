import { analysed, letter, named } from '../testing/texts.js';

const cv = (work: readonly string[], papers: readonly string[], title = 'Plasterer') =>
  `Stewart Mackay\n${title}\nGlasgow\n\nExperience\n${title}, Clyde Interiors Ltd, Glasgow, 2016 - present\n${work.map((line) => `- ${line}`).join('\n')}\n\nQualifications\n${papers.join('\n')}`;
const PLASTERER = cv(
  [
    'Skimming and float and set in new builds and refurbs, 30 sq m a day',
    'Dry lining: dot and dab and metal stud partitions',
    'Working at height from towers and hop-ups',
  ],
  ['SVQ Level 3 Plastering, 2016', 'CSCS Blue card', 'PASMA, 2022'],
);

describe('what the advert asks for by a name that no list knows, and a line of work has', () => {
  it.each([
    ['Dry lining', '“Dry lining: dot and dab and metal stud partitions.”'],
    ['Working at height', '“Working at height from towers and hop-ups.”'],
    ['Dry lining experience', '“Dry lining: dot and dab and metal stud partitions.”'],
    ['Experience of working at height', '“Working at height from towers and hop-ups.”'],
  ])('is told: %s', async (ask, told) => {
    expect(
      await letter(PLASTERER, `Plasterer needed in Glasgow\nRequirements:\n- Skimming\n- ${ask}\n- CSCS card`),
    ).toContain(told);
  });

  it('is told among much else, at least by its name', async () => {
    const job =
      'Plasterer needed in Glasgow\nRequirements:\n- Float and set\n- Dot and dab\n- Dry lining\n- Working at height\n- Metal stud partitions';
    const written = await letter(PLASTERER, job);
    expect(written).toMatch(/dry lining/i);
    expect(written).toMatch(/working at height/i);
  });

  it('is told of the employer at whose name it stands', async () => {
    const driver =
      'Darren Whitlock\nLeeds\n\nExperience\n2014 to now: Class 1 driver, Eddy Stob Haulage. Nights, trunking to Scottish hubs.\n2009-2014: Yorkshire Dairies. Class 2 multi-drop, 14 drops a day';
    expect(await letter(driver, 'HGV Class 1 Driver\nYou need:\n- Class 1 licence\n- Multi drop experience')).toContain(
      'Of my work at Yorkshire Dairies my CV says: “Class 2 multi-drop, 14 drops a day.”',
    );
  });

  it.each(['Handovers', 'Snagging'])('is told of work that ends like who somebody is: %s', async (ask) => {
    const manager =
      'Peter Hall\nLeeds\n\nExperience\nSite Manager, Kier, Leeds\n2018 - present\nRunning a 40 plot site with 25 trades\n\nAssistant Site Manager, Bellway, York\n2014 - 2018\nSnagging and handovers of 120 plots\n\nSMSTS (2021)\n';
    const written = await letter(manager, `Site Manager\nRequirements\n- SMSTS\n- ${ask}`);
    expect(written).toContain('Of my work at Bellway my CV says: “Snagging and handovers of 120 plots.”');
    expect(written).not.toMatch(/ask for Handovers/);
  });

  it.each([
    ['the post itself', 'Medical ward experience', /experience of medical ward/],
    ['something to do', 'Read drawings', /experience of read drawings|ask for read/],
    ['how somebody is', 'Able to work alone', /experience of able/],
  ])('is no ability where it is %s', async (_, ask, not) => {
    const nurse = cv(['Read drawings of partitions with the foreman', 'Able to work alone on nights'], ['CSCS card']);
    const written = await letter(
      `${nurse}\n\nWork history\nStaff Nurse, Medical Ward, St Mary Hospital, 2012 - 2015`,
      `Plasterer\nRequirements:\n- ${ask}`,
    );
    expect(written).not.toMatch(not);
  });
});

describe('a paper that has a line of its own', () => {
  const electrician = (papers: readonly string[]) =>
    cv(
      ['Fault finding in 200 homes', 'Carried out 300 EICR inspections to BS 7671 18th edition'],
      papers,
      'Electrician',
    );
  const JOB = 'Electrician - Glasgow\nWe require:\n- 18th Edition\n- Fault finding\n- ECS card';

  it.each([
    ['18th Edition Wiring Regulations (C&G 2382-18), 2019'],
    ['City & Guilds 2382 18th Edition, 2019'],
    ['BS 7671 18th Edition (2019)'],
  ])('is named in the letter, and is the proof: %s', async (paper) => {
    const text = electrician(['NVQ Level 3 Electrotechnical, 2017', paper, 'ECS Gold card']);
    const written = await letter(text, JOB);
    expect(written).toMatch(/My qualifications for this post: [^\n]*18th Edition/);
    expect(written).not.toMatch(/ask for 18th Edition: [^.]*EICR/);
    expect(named(await analysed(text, JOB), '18th Edition')?.cvLine).toBe(paper);
  });

  it('is shown by the work where no line names it otherwise', async () => {
    const text = electrician(['NVQ Level 3 Electrotechnical, 2017']);
    expect(named(await analysed(text, JOB), '18th Edition')).toMatchObject({
      state: 'met',
      cvLine: expect.stringContaining('EICR'),
    });
    expect(await letter(text, JOB)).toMatch(/18th edition/i);
  });

  it('is none of the headings of the CV', async () => {
    expect(
      named(await analysed(PLASTERER, 'Plasterer\nRequirements:\n- CSCS card\n- Skimming'), 'CSCS card')?.state,
    ).toBe('met');
  });
});
