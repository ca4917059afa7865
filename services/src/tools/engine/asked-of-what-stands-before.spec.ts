import { analysed } from './testing/texts.js';

const asked = async (title: string, ask: string, work = 'Kept files') =>
  (
    await analysed(
      `Ana Reed\nLeeds\n\nExperience\n${title}, Some Firm, Leeds, 2018 - present\n- ${work}\n`,
      `${title}\nLeeds\nRequirements\n- ${ask}\n- Own transport`,
    )
  ).requirements.filter(({ jobLine }) => jobLine?.includes(ask));

describe('the sale and the purchase of a house are one matter, and no trade in goods', () => {
  it.each([
    'Residential sales and purchases',
    'Handling a caseload of sales and purchases',
    'Sales, purchases and remortgages',
    'Purchases, sales and transfers of equity',
    'Freehold and leasehold sales and purchases from instruction to completion',
    'Leasehold sales',
    'Conveyancing sales & purchases',
  ])('%s', async (ask) => {
    const names = (await asked('Conveyancer', ask)).map(({ name }) => name);
    expect(names).not.toContain('Sales');
    expect(names).not.toContain('Purchases');
  });

  it('which is looked for by its words', async () => {
    const [found] = await asked(
      'Conveyancer',
      'Residential sales and purchases',
      'Ran 40 residential sales and purchases',
    );
    expect(found).toMatchObject({ name: 'Residential sales and purchases', state: 'met' });
  });

  it.each(['Sales and marketing', 'Experience in sales', 'Business to business sales'])(
    'and who sells is asked for sales: %s',
    async (ask) => {
      expect((await asked('Dental Nurse', ask)).map(({ name }) => name).join()).toMatch(/sales/i);
    },
  );
});

describe('administration is of what stands before it', () => {
  it.each([
    'Subcontract procurement and administration',
    'Contract negotiation and administration',
    'Medication storage and administration',
    'Database design and administration',
    'Pension setup and administration',
  ])('%s', async (ask) => {
    expect((await asked('Quantity Surveyor', ask)).map(({ name }) => name)).not.toContain('Administration');
  });

  it.each(['Administration', 'Office administration', 'Reception and administration', 'Filing and administration'])(
    'and stands for itself elsewhere: %s',
    async (ask) => {
      expect((await asked('Dental Nurse', ask)).map(({ name }) => name).join()).toMatch(/administration/i);
    },
  );
});
