import { Board } from '../testing/a-board.js';
import { aLine } from '../testing/some-jobs.js';

describe('a typing error that is a word by itself', () => {
  const several = (count: number, fields: object) =>
    Array.from({ length: count }, (_, at) => aLine({ company: `Example ${at}`, description: 'Work.', ...fields }));
  const lines = [
    ...several(30, { title: 'Baker', location: 'Calgary, AB, Canada' }),
    ...several(5, { title: 'Baker', location: 'Toronto, ON, Canada' }),
    ...several(30, { title: 'Gardener', location: 'Columbus, OH, United States' }),
    aLine({ title: 'Landscape Gardener', location: 'Dayton, OH, United States', company: 'Green' }),
    aLine({ title: 'Welder', location: 'Dayton, OH, United States', company: 'Gardner' }),
    ...several(22, { title: 'Tailor', location: 'Surrey, BC, Canada' }),
    ...several(40, { title: 'Trailer Mechanic', location: 'Regina, SK, Canada' }),
    aLine({ title: 'Nurse', location: 'Surrey, BC, Canada', company: 'Ward' }),
    aLine({ title: 'Sheep Farmer', location: 'Leeds, United Kingdom', company: 'Hill' }),
    ...several(25, { title: 'Sheet Metal Worker', location: 'Regina, SK, Canada' }),
  ];
  const board = new Board(lines);

  const asked = async (searchQuery: string) => board.matching({ searchQuery });

  it.each([
    ['backer calgary', 'baker calgary'],
    ['backer toronto', 'baker toronto'],
    ['calgary backer', 'calgary baker'],
    ['tailer bc', 'tailor bc'],
  ])('leads to the work beside the place: %s', async (typed, meant) => {
    const { total, nextSteps } = await asked(typed);
    expect(total).toBe(0);
    expect(nextSteps!.relaxed[0]!.searchQuery).toBe(meant);
    expect(nextSteps!.relaxed[0]!.total).toBe((await asked(meant)).total);
  });

  it.each(['sheep calgary', 'nurse calgary', 'welder calgary', 'baker regina'])(
    'is none where nothing is found by what is one letter away: %s',
    async (typed) => {
      const { nextSteps } = await asked(typed);
      const words = nextSteps!.relaxed.flatMap(({ searchQuery }) => searchQuery?.split(/\W+/) ?? []);
      expect(words.filter((word) => !typed.includes(word))).toEqual([]);
    },
  );

  it('is asked about where it is the name of a small town too', async () => {
    const { total, didYouMean } = await asked('gardner');
    expect(total).toBeGreaterThan(0);
    expect(didYouMean).toMatchObject({ searchQuery: 'gardener' });
  });
});
