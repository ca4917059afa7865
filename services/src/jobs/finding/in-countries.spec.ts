import { Board } from '../testing/a-board.js';
import { aLine } from '../testing/some-jobs.js';

describe('a search for jobs in a country', () => {
  const board = new Board([
    ['Nurse', 'Mother Frances Hospital', 'Tyler, TX, United States'],
    ['Cook', 'Tastes of India Ltd', 'Calgary, AB, Canada'],
    ['Cook', 'Edo Japan', 'Calgary, AB, Canada'],
    ['Cook', 'Example Foods', 'Munich, Germany'],
    ['Baker', 'German Bakery of Germany Ltd', 'Leeds, United Kingdom'],
    ['Cook', 'Example Meals', 'Hull, United Kingdom'],
  ].map(([title, company, location]) => aLine({ title: title!, company, location, description: 'Work.' }))); // prettier-ignore
  const found = async (searchQuery: string) => {
    const { jobs } = await board.matching({ searchQuery });
    return jobs.map(({ company }) => company).sort();
  };

  it.each(['jobs in france', 'jobs in India', 'cook in japan', 'jobs in France'])(
    'finds nothing where no job is there, whatever employer is called so: %s',
    async (text) => {
      const { total, nextSteps } = await board.matching({ searchQuery: text });
      expect(total).toBe(0);
      // and no small word is taken for a misspelt one
      expect(nextSteps!.relaxed.map(({ searchQuery }) => searchQuery)).toEqual(
        text.startsWith('cook') ? ['cook', 'japan'] : [],
      );
    },
  );

  it('finds what is there, and the name of an employer where it is typed as one', async () => {
    expect(await found('jobs in germany')).toEqual(['Example Foods']);
    expect(await found('cook in uk')).toEqual(['Example Meals']);
    expect(await found('cook in the united kingdom')).toEqual(['Example Meals']);
    expect(await found('edo japan')).toEqual(['Edo Japan']);
    expect(await found('tastes of india')).toEqual(['Tastes of India Ltd']);
    expect(await found('germany')).toEqual(['Example Foods', 'German Bakery of Germany Ltd']);
  });
});
