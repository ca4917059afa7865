import { aLine } from '../testing/some-jobs.js';
import { inOslo, titlesOf } from './testing/answers.js';
import { searchAmong } from './testing/search-among.js';

describe('a trade that nobody speaks of', () => {
  const titles = [
    'Teacher', 'Forester', 'Forestry Worker', 'Cleaner', 'Joiner', 'Cook', 'Mason', 'Dentist', 'Baker', 'Carpenter', 'Upholsterer',
    'Numbering Clerk', 'Number Theorist', 'Tree Planter', 'Plant Hire Clerk',
  ]; // prettier-ignore
  const lines = inOslo(titles);
  const others = Array.from({ length: 30 }, (_, at) =>
    aLine({
      title: `Tech ${at}`,
      location: 'Fort Worth, TX, United States',
      company: 'Number Tech',
      description: 'Work.',
    }),
  );
  const search = searchAmong([...lines, ...others]);

  const found = titlesOf(search);

  it.each([
    ['techer', 'teacher', 'Teacher'],
    ['techer oslo', 'teacher oslo', 'Teacher'],
    ['teachr', 'teacher', 'Teacher'],
    ['forstry', 'forestry', 'Forestry Worker'],
    ['forstry oslo', 'forestry oslo', 'Forestry Worker'],
    ['foretry', 'forestry', 'Forestry Worker'],
    ['cleanr', 'cleaner', 'Cleaner'],
    ['clener', 'cleaner', 'Cleaner'],
    ['bakr', 'baker', 'Baker'],
  ])('is meant by no typing error: %s is %s', async (typed, corrected, title) => {
    const answer = await found(typed);
    expect(answer.corrected).toBe(corrected);
    expect(answer.titles).toContain(title);
  });

  it.each(['fortry', 'techery', 'techry', 'fortery', 'numbing', 'numbng'])('finds nobody: %s', async (text) => {
    const { titles } = await found(text);
    expect(titles.filter((title) => /Tech|Number/.test(title))).toEqual([]);
  });

  it.each([
    ['cookery', 'Cook'],
    ['joinery', 'Joiner'],
    ['joinry', 'Joiner'],
    ['carpentry', 'Carpenter'],
    ['upholstery', 'Upholsterer'],
    ['masonry', 'Mason'],
    ['dentistry', 'Dentist'],
  ])('is told from one that people work in: %s has a %s', async (text, title) => {
    const { corrected, titles } = await found(text);
    expect(corrected).toBeUndefined();
    expect(titles).toContain(title);
  });

  it.each([
    ['cookry', 'cookery', 'Cook'],
    ['joiney', 'joinery', 'Joiner'],
    ['carpntry', 'carpentry', 'Carpenter'],
    ['tree plantng', 'tree planting', 'Tree Planter'],
  ])('is told from one that is mistyped: %s is %s', async (text, corrected, title) => {
    const answer = await found(text);
    expect(answer.corrected).toBe(corrected);
    expect(answer.titles).toContain(title);
  });
});
