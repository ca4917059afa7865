import { analysed } from '../testing/texts.js';

const licence = async (asked: string, own: string) => {
  const cv = `Ana Reed\nLeeds\n\nExperience\nLorry driver, Some Freight Ltd, Leeds, 2016 - present\n- Night trunks\n\nLicences\n${own}\n`;
  const { requirements } = await analysed(cv, `HGV Driver\nRequirements\n- ${asked}\n- Flexible`);
  return requirements.find(({ jobLine }) => jobLine?.includes(asked))?.state;
};

describe('a licence for lorries', () => {
  it.each([
    ['Category C+E licence', 'HGV class 1 licence (Clean)'],
    ['Category C+E licence', 'C+E driving licence (Held since 2015)'],
    ['Category C+E licence', 'Category C+E licence (Digital tacho card)'],
  ])('is held, whatever the brackets say: %s, %s', async (asked, own) => {
    expect(await licence(asked, own)).toBe('met');
  });

  it.each([
    ['Category C+E licence', 'Driving licence classes B, C, E and F (Ghana)'],
    ['Licence in category C+E', 'Driving licence classes B, C, E and F (Ghana)'],
  ])('holds less where another country gave it: %s, %s', async (asked, own) => {
    expect(await licence(asked, own)).toBe('partly');
  });

  it('is none for a trailer with the small classes', async () => {
    expect(await licence('Category C+E licence', 'Driving licence categories B, C1, D1, E')).not.toBe('met');
  });
});
