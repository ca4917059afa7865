import { aLine } from '../testing/some-jobs.js';
import { searchAmong } from './testing/search-among.js';

const titles = [
  'Farmer', 'Farm Manager', 'General farm workers', 'Farm Hand', 'Farm Market Cashier/Amusement Attendant',
  'Farm Shop Sales Assistant', 'Baker', 'Bakery Worker', 'Baking Assistant, Nights', 'Bakery Cashier',
  'Bakery Delivery Driver', 'Cleaner', 'Cleaning Operative', 'Cleaning Products Sales Executive', 'Welder',
  'Welding Technician', 'Welding Supplies Clerk', 'Teacher', 'Teaching Assistant', 'Teaching Resources Buyer',
  'Painter', 'Paint Shop Cashier', 'Painting Labourers',
]; // prettier-ignore

describe('who does the work that is asked for', () => {
  // those who only have the word in their title are the newest
  const isBeside = (title: string) => /cashier|sales|driver|clerk|buyer/i.test(title);
  const lines = titles.map((title, at) =>
    aLine({
      title,
      location: 'Oslo, Norway',
      description: 'Work.',
      posted_at: `2025-${isBeside(title) ? '02' : '01'}-${String(at + 1).padStart(2, '0')}`,
    }),
  );
  const search = searchAmong(lines);

  const found = async (text: string) => (await search(text)).titles;

  it.each([
    ['farmer', 'Farmer', ['Farm Manager', 'General farm workers', 'Farm Hand']],
    ['farmers', 'Farmer', ['Farm Manager', 'General farm workers', 'Farm Hand']],
    ['farmer in Oslo', 'Farmer', ['Farm Manager', 'General farm workers', 'Farm Hand']],
    ['baker', 'Baker', ['Bakery Worker', 'Baking Assistant, Nights']],
    ['cleaner', 'Cleaner', ['Cleaning Operative']],
    ['welder', 'Welder', ['Welding Technician']],
    ['teacher', 'Teacher', ['Teaching Assistant']],
    ['painter', 'Painter', ['Painting Labourers']],
  ])('stands before who sells what comes of it: %s', async (text, first, next) => {
    const [own, ...others] = await found(text);
    expect(own).toBe(first);
    expect(others.slice(0, next.length).toSorted()).toEqual(next.toSorted());
  });

  it.each([
    ['farm cashier', 'Farm Market Cashier/Amusement Attendant'],
    ['bakery cashier', 'Bakery Cashier'],
    ['paint shop', 'Paint Shop Cashier'],
  ])('does not stand before what is asked by its own words: %s', async (text, first) => {
    expect((await found(text))[0]).toBe(first);
  });
});
