import { analysed } from './testing/texts.js';

const OF = (title: string, duty: string) =>
  `Jo Tester\nYork, United Kingdom\n\nExperience\n${title}, Acme Ltd, 2015 - 2026\n- ${duty}\n`;
const askedBy = async (title: string, lines: readonly string[], duty = 'Answered the phone') => {
  const { requirements } = await analysed(
    OF(title, duty),
    `${title}\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`,
  );
  return requirements.filter(({ jobLine }) => lines.some((line) => jobLine?.includes(line.slice(0, 20))));
};
const names = async (...of: Parameters<typeof askedBy>) => (await askedBy(...of)).map(({ name }) => name);

describe('a thing and the kind of thing that it is', () => {
  it.each([
    ['SAP or Oracle ERP experience', 'SAP or Oracle ERP'],
    ['Experience with an ERP system such as SAP', 'SAP'],
    ['Sage or Xero accounting software', 'Sage or Xero'],
    ['PostgreSQL or MySQL databases', 'PostgreSQL or MySQL'],
    ['AWS or Azure cloud', 'AWS or Azure'],
    ['Tableau or Power BI dashboards', 'Tableau or Power BI'],
    ['Report writing for court', 'Court reports'],
    ['Writing reports for court', 'Court reports'],
  ])('are one requirement: %s', async (line, name) => {
    expect(await names('Office Manager', [line])).toEqual([name]);
  });

  it.each([
    ['SAP, ERP and payroll', ['SAP', 'Payroll']],
    ['Report writing and court work', ['Report writing', 'Court reports']],
    ['Databases and SQL', ['Databases', 'SQL']],
  ])('are asked for apart where they stand apart: %s', async (line, things) => {
    expect(await names('Office Manager', [line])).toEqual(expect.arrayContaining(things));
  });
});

describe('what is asked of a trade', () => {
  it('is coffee of a barista and tables of a waiter, and no bar of either', async () => {
    expect(await names('Supervisor', ['Barista experience'])).toEqual(['Coffee making']);
    expect(await names('Supervisor', ['Waiting tables'])).toEqual(['Table service']);
    expect(await names('Supervisor', ['Bartending'])).toEqual(['Bar service']);
  });

  it.each([
    ['Good knowledge of GCSE and A level specifications', 'skill'],
    ['Understanding of the NVQ framework', 'skill'],
    ['GCSE English at grade C', 'certificate'],
    ['NVQ Level 2 in Customer Service', 'certificate'],
  ])('is a paper only where it is held: %s', async (line, kind) => {
    expect((await askedBy('Tutor', [line])).map((each) => each.kind)).toEqual([kind]);
  });

  it.each(['Temporary works', 'Temporary works design', 'Timber', 'Temporary traffic management'])(
    'is not the contract that it is done under: %s',
    async (line) => {
      expect(await names('Structural Engineer', [line])).toHaveLength(1);
    },
  );

  it.each(['Temporary contract', 'Temporary', 'Temporary role for six months'])(
    'is nothing in what says how long the post lasts: %s',
    async (line) => {
      expect(await names('Structural Engineer', [line])).toEqual([]);
    },
  );
});

describe('a program', () => {
  const line = 'Experience with Dentally';
  it('is not known by whoever worked in the trade that its name is made of', async () => {
    const state = async (duty: string) => (await askedBy('Receptionist', [line], duty)).map((each) => each.state);
    expect(await state('Booked patients at a dental surgery')).toEqual(['missing']);
    expect(await state('Booked patients in Dentally')).toEqual(['met']);
  });
});

describe('driving', () => {
  it.each([
    'Ability to drive KPIs',
    'Able to drive sales growth',
    'Ability to drive change',
    'Must drive continuous improvement',
  ])('takes no licence where it is no vehicle: %s', async (line) => {
    expect(await names('Shop Manager', [line])).not.toContain('Driving licence');
  });
  it.each([
    'Ability to drive',
    'Must drive',
    'Able to drive a van',
    'Ability to drive a manual vehicle',
    'Able to drive and own a car',
  ])('takes one where it is: %s', async (line) => {
    expect(await names('Shop Manager', [line])).toContain('Driving licence');
  });

  it('asks for the figures once, and finds them in whatever was done with them', async () => {
    const asks = await askedBy('Shop Manager', ['Drive KPIs', 'KPI reporting'], 'Set KPIs and reported on them weekly');
    expect(asks.map(({ name, state }) => [name, state])).toEqual([['KPIs', 'met']]);
  });
});

describe('a sentence', () => {
  const inProse = async (sentence: string) =>
    (await analysed(OF('Porter', 'Answered the phone'), `Some Post\n${sentence}`)).requirements.map(({ name }) => name);

  it('asks for no question that somebody can answer', async () => {
    const asked = await inProse('You have put a model in front of real users and know what happened in week two.');
    expect(asked.join()).not.toMatch(/happened/);
    expect((await inProse('You have own tools and know how to lay bricks.')).join()).toMatch(/lay bricks/i);
  });

  it('says when a paper may come, and not as a thing of its own', async () => {
    const asked = await inProse('You know the trade and hold, or will gain at our expense, a teaching certificate.');
    expect(asked.join()).not.toMatch(/expense/);
  });

  it('tells what is needed of whoever is needed', async () => {
    const asked = await inProse('We need a pipe welder with a safety passport, and BPSS or SC clearance.');
    expect(asked.join()).toMatch(/SC clearance/);
  });
});
