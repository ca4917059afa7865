import { Board } from '../testing/a-board.js';
import { aLine } from '../testing/some-jobs.js';

describe('a typing error in a trade that jobs mostly call otherwise', () => {
  const several = (n: number, title: string, more: object = {}) =>
    Array.from({ length: n }, (_, at) =>
      aLine({
        title: `${title} ${at}`,
        location: 'Oslo, Norway',
        company: `Example ${at}`,
        description: 'Work.',
        ...more,
      }),
    );
  const lines = [
    ...several(60, 'Groundskeeper'),
    ...several(1, 'Gardener'),
    ...several(2, 'Clerk', { location: 'Gardner, KS, United States' }),
    ...several(60, 'Farm Worker'),
    ...several(1, 'Farmer'),
    ...several(2, 'Framer'),
    ...several(2, 'Glazier'),
    ...several(2, 'Analyst', { description: 'Works with an actuary.' }),
    ...several(3, 'Painter'),
    ...several(5, 'Printer'),
    ...several(45, 'Carpenter'),
    ...several(2, 'Clerk', { company: 'Joyner Ltd' }),
  ];
  const board = new Board(lines);

  const asked = async (searchQuery: string) => {
    const { total, corrected, nextSteps } = await board.matching({ searchQuery });
    return { total, corrected, steps: nextSteps?.relaxed.map((step) => step.searchQuery) ?? [] };
  };

  it.each([
    ['gardneer', 'gardener'],
    ['garedner', 'gardener'],
    ['garener', 'gardener'],
    ['gardenr', 'gardener'],
    ['famer', 'farmer'],
    ['frmer', 'farmer'],
    ['famer oslo', 'farmer oslo'],
    ['framerr', 'framer'],
    ['fraemr', 'framer'],
    ['glazir', 'glazier'],
    ['paintr', 'painter'],
    ['pritner', 'printer'],
  ])('means the trade that far more jobs are found for: %s is %s', async (typed, meant) => {
    const { total, corrected } = await asked(typed);
    expect(corrected).toBe(meant);
    expect(total).toBeGreaterThan(0);
  });

  it.each(['gardner', 'framer', 'gardener', 'farmer', 'painter', 'printer', 'actuary', 'analyst'])(
    'is none in a word that jobs have: %s',
    async (text) => {
      const { total, corrected } = await asked(text);
      expect(corrected).toBeUndefined();
      expect(total).toBeGreaterThan(0);
    },
  );

  it.each(['gardner', 'Gardners'])('is offered where a town has the very name: %s', async (searchQuery) => {
    const page = await board.matching({ searchQuery });
    expect(page.didYouMean).toMatchObject({ searchQuery: 'gardener', total: 61 });
  });

  it('is offered where a company has the very name, and no job that of the trade', async () => {
    const page = await board.matching({ searchQuery: 'joyner' });
    expect(page.didYouMean).toMatchObject({ searchQuery: 'joiner', total: 45 });
  });

  it.each(['framer', 'gardener', 'gardeners', 'printer', 'clerk gardner', 'kansas'])(
    'is not asked about in what may be meant so: %s',
    async (searchQuery) => {
      const page = await board.matching({ searchQuery });
      expect(page.didYouMean).toBeUndefined();
    },
  );

  it.each(['actury', 'acuary', 'actuay', 'actary', 'acturay', 'actaury', 'actuarry', 'atuary', 'actuaty'])(
    'means what people are by the coding index where no other word is as near: %s',
    async (typed) => {
      expect(await asked(typed)).toEqual({ total: 2, corrected: 'actuary', steps: [] });
    },
  );

  it('may be a word by itself, and is offered then: a "glazer" is a glazier', async () => {
    expect(await asked('glazer')).toEqual({ total: 0, corrected: undefined, steps: ['glazier'] });
    expect((await asked('glazer oslo')).steps).toContain('glazier oslo');
  });

  it.each(['acrobat', 'glamour', 'elder'])('is not looked for in another word: %s', async (text) => {
    expect(await asked(text)).toEqual({ total: 0, corrected: undefined, steps: [] });
  });
});
