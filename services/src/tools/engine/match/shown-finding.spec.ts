import { analysed, named } from '../testing/texts.js';
import { hasFigure } from '../text/clean.js';

const stateOf = async (cv: string, advert: string, name: string) => named(await analysed(cv, advert), name)?.state;

const job = (title: string, ...asks: string[]) =>
  `${title}\n\nWhat you need\n${asks.map((each) => `- ${each}`).join('\n')}`;

describe('what work shows', () => {
  it.each([
    ['Titrated inotropes and sedation', 'Medication administration'],
    ['Interpret ABGs on ventilated patients', 'Haemodynamic monitoring'],
    ['Led the monthly hand hygiene audit', 'Clinical audit'],
    ['Wrote the rotas for a brigade of nine', 'People management'],
  ])('“%s” is %s', async (line, skill) => {
    const cv = `Jo Tester\nExperience\nNurse, St Elsewhere Hospital, 2019 - present\n- ${line}`;
    expect(await stateOf(cv, `Nurse\nRequirements\n- ${skill}`, skill)).toBe('met');
  });

  it('is a figure where it counts, and not where it names', () => {
    for (const line of ['Taught Year 9', 'Kept the books on Sage 50', 'Left school at 16', 'Moved here in March 2021'])
      expect(hasFigure(line)).toBe(false);
    for (const line of ['Supporting a Year 2 class of 28 children', 'Cut waste by half', 'Ran 12 sites'])
      expect(hasFigure(line)).toBe(true);
  });
});

it('has trained a commis in its own trade', async () => {
  const own =
    'Jean Tester\n\nExperience\n2022 - today  Chef de partie, Le Jardin, Lyon\nIn charge of the sauce section. Train two commis.';
  expect(named(await analysed(own, job('Sous Chef', 'Train junior chefs')), 'Training delivery')?.state).toBe('met');
});
