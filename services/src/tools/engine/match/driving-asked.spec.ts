import { analysed } from '../testing/texts.js';

const cvOf = (title: string, duty: string) =>
  `Jo Tester\nYork, United Kingdom\n\nExperience\n${title}, Acme Ltd, 2015 - 2026\n- ${duty}\n`;

const askedBy = async (title: string, lines: readonly string[], duty = 'Answered the phone') => {
  const { requirements } = await analysed(
    cvOf(title, duty),
    `${title}\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`,
  );
  return requirements.filter(({ jobLine }) => lines.some((line) => jobLine?.includes(line.slice(0, 20))));
};

const names = async (...of: Parameters<typeof askedBy>) => (await askedBy(...of)).map(({ name }) => name);

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
