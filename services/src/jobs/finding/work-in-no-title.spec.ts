import { Board } from '../testing/a-board.js';
import { aLine } from '../testing/some-jobs.js';

describe('a search for work that few jobs have, and none in its title', () => {
  const several = (count: number, fields: object) =>
    Array.from({ length: count }, (_, at) => aLine({ company: `Example ${at}`, description: 'Work.', ...fields }));
  const board = new Board([
    ...several(1, { title: 'Nurse', company: 'Scaffolder & Sons', location: 'Oslo, Norway' }),
    ...several(12, { title: 'Roofer', location: 'Oslo, Norway' }),
    ...several(3, { title: 'Roofer', location: 'Leeds, United Kingdom' }),
    ...several(1, { title: 'Nurse', location: 'Oslo, Norway', description: 'A bookbinder gave us the house.' }),
    ...several(10, { title: 'Cook', location: 'Oslo, Norway', description: 'The stockbroker eats here.' }),
    ...several(2, { title: 'Investment Analyst', location: 'Oslo, Norway' }),
    ...several(1, { title: 'Cook', location: 'Turin, Italy', description: 'A blacksmith made the stove.' }),
    ...several(2, { title: 'Blacksmith', location: 'Oslo, Norway' }),
    ...several(1, {
      title: 'Payroll Clerk',
      description: 'Senior relationship with the manager of the care assistant.',
    }),
    ...several(3, { title: 'Fund Manager', location: 'Oslo, Norway' }),
    ...several(2, { title: 'Care Assistant', location: 'Oslo, Norway' }),
  ]);
  const steps = async (searchQuery: string, more: object = {}) => {
    const { total, nextSteps } = await board.matching({ searchQuery, ...more });
    return { total, relaxed: nextSteps?.relaxed };
  };

  it('leads to what others call the same work', async () => {
    const { total, relaxed } = await steps('scaffolder');
    expect(total).toBe(1);
    expect(relaxed).toEqual([{ field: 'searchQuery', searchQuery: 'roofer', total: 15 }]);
  });
  it('leads there in the place that is asked', async () => {
    const { relaxed } = await steps('scaffolder oslo');
    expect(relaxed).toEqual([{ field: 'searchQuery', searchQuery: 'roofer oslo', total: 12 }]);
  });
  it('leads to where the work is, if titles elsewhere name it', async () => {
    const { total, relaxed } = await steps('blacksmith turin');
    expect(total).toBe(1);
    expect(relaxed).toEqual([{ field: 'searchQuery', searchQuery: 'blacksmith', total: 3 }]);
    const filtered = await steps('blacksmith', { location: ['Italy'] });
    expect(filtered.relaxed).toEqual([
      { field: 'searchQuery', searchQuery: 'blacksmith', isTextAlone: true, total: 3 },
    ]);
  });
  it('leads to the work without a word that no title has beside it', async () => {
    expect((await steps('relationship manager')).relaxed![0]).toMatchObject({ searchQuery: 'manager', total: 4 });
    expect((await steps('senior care assistant')).relaxed![0]).toMatchObject({ searchQuery: 'care assistant' });
  });
  it.each([
    ['a title names the work', 'investment analyst'],
    ['the board has nothing of that kind', 'bookbinder'],
    ['there is enough to read', 'stockbroker'],
    ['no work is asked for', 'eats'],
  ])('leads nowhere where %s', async (_, text) => {
    const { total, relaxed } = await steps(text);
    expect(total).toBeGreaterThan(0);
    expect(relaxed).toBeUndefined();
  });
  it('leads on from nothing where only a company is called so', async () => {
    const { total, relaxed } = await steps('scaffolder leeds');
    expect(total).toBe(0);
    expect(relaxed![0]).toMatchObject({ searchQuery: 'roofer leeds', total: 3 });
  });
});
