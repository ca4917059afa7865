import { analysed, letter, named } from '../testing/texts.js';

const stateOf = async (cv: string, advert: string, name: string) => named(await analysed(cv, advert), name)?.state;

const ANALYST = (opening: string) =>
  `Jo Tester\nLeeds, UK\n\nSummary\n${opening}\n\nExperience\nData Analyst, Some Shops, 2019 - 2026\n- Wrote SQL reports`;

const asking = (...lines: string[]) => `Data Engineer\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`;

describe('what a CV says is not there', () => {
  const chef = (line: string) =>
    `Mia Larsen\nSous Chef\n\nExperience\nSous Chef, The Mill, York, 2019 - present\n- ${line}`;

  it('is missing where it is said of what stands before', async () => {
    const advert = 'Sous Chef\nRequirements\n- Pastry\n- HACCP';
    expect(await stateOf(chef('Pastry is not my thing; kept the HACCP records'), advert, 'Pastry')).toBe('missing');
    expect(await stateOf(chef('Ran the pastry section; kept the HACCP records'), advert, 'Pastry')).not.toBe('missing');
  });

  it('is no key skill of a letter', async () => {
    const text = await letter(chef('Pastry is not my thing'), 'Sous Chef\nRequirements\n- Pastry');
    expect(text).not.toMatch(/pastry/i);
  });
});

describe('what somebody says they have not', () => {
  it.each([
    ['Data analyst in retail. I have no\nexperience with Spark or\nScala yet.', 'Scala'],
    ['Data analyst in retail. Kafka and Airflow: none so far.', 'Kafka'],
  ])('is missing, over the ends of lines and behind a colon: %s', async (opening, name) => {
    expect(named(await analysed(ANALYST(opening), asking(name, 'SQL')), name)?.state).toBe('missing');
  });

  it('is no more than begun where it is looked for, in brackets as well', async () => {
    const opening = 'Data analyst in retail. Looking to move into Google Cloud (GCP) in future.';
    expect(named(await analysed(ANALYST(opening), asking('Google Cloud', 'SQL')), 'Google Cloud')?.state).toBe(
      'partly',
    );
  });

  it('is a need of sponsorship, told with its line', async () => {
    const { requirements } = await analysed(
      ANALYST('Data analyst in retail. I require visa sponsorship.'),
      `${asking('SQL')}\n- Right to work in the UK`,
    );
    const right = requirements.find(({ kind }) => kind === 'right-to-work');
    expect([right?.state, right?.cvLine]).toEqual(['missing', expect.stringContaining('require visa sponsorship')]);
  });
});
