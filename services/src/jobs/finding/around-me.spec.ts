import { Board } from '../testing/a-board.js';
import { aLine } from '../testing/some-jobs.js';

describe('who says that they look near themselves, and not where that is,', () => {
  const board = new Board([
    aLine({ title: 'Cashier', location: 'Oslo, Norway', description: 'Tills.' }),
    aLine({ title: 'Cashier', location: 'Belfast, ME, United States', description: 'Tills.' }),
    aLine({ title: 'Baker', location: 'Leeds, United Kingdom', description: 'Tell me of the bread near you.' }),
  ]);
  const total = async (searchQuery: string) => (await board.matching({ searchQuery })).total;

  it.each([
    'cashier near me',
    'cashier jobs near me',
    'Cashier Near ME',
    'cashiers nearby',
    'cashier jobs around me',
    'cashier in my area',
    'cashier near my location',
  ])('finds the work everywhere, and not in Maine: %s', async (text) => {
    expect(await total(text)).toBe(2);
  });

  it.each(['near me', 'jobs near me', 'hiring near me', 'jobs in my city'])('asks for any job: %s', async (text) => {
    expect(await total(text)).toBe(3);
  });

  it.each([
    ['cashier near oslo', 1],
    ['cashier ME', 1],
    ['cashier near Belfast, ME', 1],
  ])('is told from who says where: %s', async (text, found) => {
    expect(await total(text)).toBe(found);
  });

  it('is led on by the words that are left', async () => {
    const { nextSteps } = await board.matching({ searchQuery: 'cashier zzzq near me' });
    expect(nextSteps!.relaxed.map(({ searchQuery }) => searchQuery)).toEqual(['cashier']);
  });
});
