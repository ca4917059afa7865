import { analysed, interview, withExamples } from '../testing/texts.js';

const cvWith = (line: string) => `Priya Nair
Chef de Partie

Experience
Chef de Partie, The Harbour Kitchen, Bristol
April 2021 - Present
- ${line}
- Trained two commis chefs in the sauce section`;
const advertOf = (line: string) => `Sous Chef
The Anchor, Bristol
Requirements
- Menu planning
- Allergen knowledge
- ${line}`;

describe('what the CV has a line about', () => {
  it.each([
    ['Stock control', 'Stock ordering and weekly stocktake, food cost held at 28%'],
    ['Stock control', 'Weekly stocktakes with the head chef and three suppliers'],
    ['Stock management', 'Counted stock in two kitchens every Sunday evening'],
    ['Cash handling', 'Counted the cash of three tills at the end of each night'],
    ['Rota planning', 'Wrote the rota for eight people in a small kitchen'],
  ])('is not said to be missing from it: %s', async (asked, line) => {
    const said = await withExamples(cvWith(line), advertOf(asked));
    expect(said).not.toMatch(new RegExp(`asks for “?${asked}”?, and we did not find it`, 'i'));
  });

  it.each([
    ['Stock control', 'Answered guests at the pass on 90 covers a night in two rooms'],
    ['Change management', 'Changed the oil of four fryers at the end of each night'],
    ['Forklift', 'Carried boxes from the yard to two cold rooms each morning'],
  ])('is told from what it has none about: %s', async (asked, line) => {
    const questions = await interview(cvWith(line), advertOf(asked));
    const about = questions.find(({ question }) => question.toLowerCase().includes(asked.toLowerCase()));
    expect(about?.question ?? '').not.toContain('and your CV says');
  });
});

describe('a wish', () => {
  it.each([
    'First aid certificate an asset',
    'First aid certificate is an asset',
    'First aid certificate would be a real asset',
    'A first aid certificate is considered an asset',
    'First aid certificate a plus',
    'First aid certificate is a bonus',
    'First aid certificate helpful but not essential',
    'First aid certificate, an asset to this role',
    'First aid certificate an advantage',
  ])('is said to be one, without the words that say so: %s', async (line) => {
    const { requirements } = await analysed(cvWith('Ran the sauce section'), advertOf(line));
    const about = requirements.find(({ jobLine }) => jobLine?.includes('irst aid'));
    expect(about).toEqual(expect.objectContaining({ importance: 'preferred' }));
    expect(about!.name).not.toMatch(/asset|plus|bonus|helpful|advantage|considered/);
    const said = await withExamples(cvWith('Ran the sauce section'), advertOf(line));
    expect(said).not.toMatch(/requires (?:a |“)?first aid/i);
  });

  it.each(['Fixed asset register', 'Maintain an asset list', 'Treat every van as an asset'])(
    'is none where things of value are spoken of: %s',
    async (line) => {
      const { requirements } = await analysed(cvWith('Ran the sauce section'), advertOf(line));
      for (const each of requirements.filter(({ jobLine }) => jobLine?.includes(line)))
        expect(each.importance).toBe('required');
    },
  );
});

it('quotes words of the advert as they stand there', async () => {
  const lines = ['First aid certificate an asset', 'Manage staff', 'Knowledge of wine lists would be a plus'];
  const advert = advertOf(lines.join('\n- '));
  const questions = await interview(cvWith('Ran the sauce section'), advert);
  const quoted = questions.flatMap(({ question }) =>
    [...question.matchAll(/(?:The (?:post|advert) (?:requires|asks for|would like)) “([^”]+)”/g)].map(
      ([, said]) => said!,
    ),
  );
  for (const said of quoted) expect(advert.toLowerCase()).toContain(said.toLowerCase());
});
