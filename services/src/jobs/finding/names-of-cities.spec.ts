import { Board } from '../testing/a-board.js';
import { aLine } from '../testing/some-jobs.js';
import type { SuggestionPage } from './suggest.dto.js';

describe('another name of a European city', () => {
  const places = [
    'Naples, FL, United States', 'Naples, FL, United States', 'Lyons, CO, United States', 'Lyon, France', 'Milan, MI, United States', 'Milan, Italy',
    'London, KY, United States', 'London, United Kingdom', 'Munich, Germany', 'Rome, GA, United States',
    'Philadelphia, PA, United States',
  ]; // prettier-ignore
  const lines = places.map((location, at) =>
    aLine({ title: 'Roofer', location, company: `Example ${at}`, description: 'Work.' }),
  );
  const board = new Board(lines);

  const found = async (searchQuery: string) => {
    const page = await board.matching({ searchQuery });
    return page.jobs.map(({ location }) => location);
  };

  it.each(['napoli', 'parthenope', 'Neapel', 'roofer napoli', 'roma'])(
    'is of none called after it: %s',
    async (text) => {
      expect(await found(text)).toEqual([]);
    },
  );

  it.each([
    ['lugdunum', 'Lyon, France'],
    ['milano', 'Milan, Italy'],
    ['roofer in Milano', 'Milan, Italy'],
    ['londres', 'London, United Kingdom'],
    ['München', 'Munich, Germany'],
    ['philly', 'Philadelphia, PA, United States'],
  ])('is of the city itself: %s', async (text, location) => {
    expect(await found(text)).toEqual([location]);
  });

  it('is no typing error in its English name, which means whatever is called so', async () => {
    expect((await found('londn')).toSorted()).toEqual(['London, KY, United States', 'London, United Kingdom']);
  });

  it('does not make less of the name that they share', async () => {
    expect(await found('naples')).toHaveLength(2);
    expect((await found('milan')).toSorted()).toEqual(['Milan, Italy', 'Milan, MI, United States']);
  });

  it.each([
    ['milano', ['Milan, Italy']],
    ['londres', ['London, United Kingdom']],
    ['parthenope', []],
  ])('is suggested as the city itself: %s', async (text, expected) => {
    const { body } = await board.ada.get('/api/jobs/suggest').query({ q: text }).expect(200);
    expect((body as SuggestionPage).suggestions.map(({ value }) => value)).toEqual(expected);
  });
});
