import { analysed } from './testing/texts.js';

const cv = (...lines: string[]) =>
  `Jo Tester\nYork, United Kingdom\n\nExperience\nOffice Manager, Acme, 2015 - 2024\n${lines.map((line) => `- ${line}`).join('\n')}\n\nCertificates\nILS (2024)\nCity and guilds 2365 lvl 3 electrical\nSSSTS (ran out)\nGCSE English and Maths`;
const asksFor = async (line: string, ...own: string[]) => {
  const { requirements } = await analysed(cv(...own), `Office Manager\nRequirements\n- Filing of invoices\n- ${line}`);
  return requirements.filter(({ jobLine }) => jobLine?.includes(line)).map(({ name, state }) => [name, state]);
};

describe('of alternatives one is enough, and they are one requirement', () => {
  it.each([
    ['Experience of Sage 200 or similar ERP (SAP, Oracle)', 'Kept the ledgers in Sage 50', 'met'],
    ['Salesforce or another CRM (HubSpot, Dynamics)', 'Kept clients in HubSpot for six years', 'met'],
    ['Opera, Mews or similar', 'Booked rooms in Mews every day', 'met'],
    ['Figma, Sketch or Adobe XD', 'Drew screens in Sketch', 'met'],
    ['ALS or ILS', 'Kept the books', 'met'],
    ['SSSTS or IOSH', 'Kept the books', 'partly'],
    ['HNC or Level 3 Electrical', 'Kept the books', 'met'],
    ['Jira/Zephyr/Xray', 'Tracked tests in Zephyr', 'met'],
  ])(
    '%s',
    async (line, own, state) => {
      const asks = await asksFor(line, own);
      expect(asks).toEqual([[expect.any(String), state]]);
    },
    60_000,
  );

  it('is missing once where none of them is there', async () => {
    expect(await asksFor('Experience of Sage 200 or similar ERP (SAP, Oracle)', 'Answered the phone')).toEqual([
      [expect.any(String), 'missing'],
    ]);
  }, 60_000);

  it.each([
    ['AWS (Docker, Terraform)', 3],
    ['Python and SQL', 2],
  ])(
    'which names of one thing and the next are not: %s',
    async (line, many) => {
      expect(await asksFor(line, 'Answered the phone')).toHaveLength(many);
    },
    60_000,
  );
});

describe('selling on the web', () => {
  it('is no program to do it with', async () => {
    const asks = await asksFor('Experience of e-commerce', 'Kept our online shop up to date');
    expect(asks).toEqual([['E-commerce', 'met']]);
  }, 60_000);
});

describe('what is asked for once is charged once', () => {
  it('in years of an experience', async () => {
    expect(await asksFor("1-2 years' experience in an analytical role", 'Answered the phone')).toHaveLength(1);
  }, 60_000);

  it('where one thing is named as an example of the other', async () => {
    const asks = await asksFor('Infrastructure as code, e.g. Terraform', 'Wrote Terraform modules for the web shop');
    expect(asks).toEqual([[expect.stringContaining('Terraform'), 'met']]);
  }, 60_000);

  it('with its name in brackets', async () => {
    expect(await asksFor('Excellent record keeping (ELN)', 'Answered the phone')).toHaveLength(1);
  }, 60_000);

  it('where it is described and named', async () => {
    const { requirements } = await analysed(
      cv('Answered the phone'),
      'Care Manager\nRequirements\n- Staff supervision\n- Manage staff\n- Own transport',
    );
    const ofPeople = requirements.filter(({ name }) => /manage|supervis/i.test(name) && !name.startsWith('Work as'));
    expect(ofPeople.filter(({ kind }) => kind === 'skill')).toHaveLength(1);
  }, 60_000);
});
