import { Board } from '../testing/a-board.js';
import { aLine } from '../testing/some-jobs.js';

describe('who says what every job here is beside the work', () => {
  const board = new Board([
    aLine({ title: 'Care assistant', location: 'Leeds, United Kingdom', description: 'Kind people wanted.' }),
    aLine({ title: 'Care assistant', location: 'Oslo, Norway', description: 'Kind people wanted.' }),
    aLine({
      title: 'Baker',
      location: 'York, United Kingdom',
      description: 'We give visa sponsorship to who can bake.',
    }),
  ]);
  const total = async (searchQuery: string) => (await board.matching({ searchQuery })).total;

  it.each([
    ['care assistant visa sponsorship', 2],
    ['care assistant visa sponsorship uk', 1],
    ['care assistant jobs in norway for foreigners', 1],
    ['looking for a care assistant job in uk', 1],
  ])('finds the work, whether the advert says so or not: %s', async (text, found) => {
    expect(await total(text)).toBe(found);
  });

  it.each(['visa sponsorship', 'find jobs', 'visa sponsorship jobs for nigerians'])(
    'asks for any job: %s',
    async (text) => {
      expect(await total(text)).toBe(3);
    },
  );

  it('is led on by the work alone', async () => {
    const { nextSteps } = await board.matching({ searchQuery: 'baker zzzq visa sponsorship' });
    expect(nextSteps!.relaxed.map(({ searchQuery }) => searchQuery)).toEqual(['baker']);
  });
});
