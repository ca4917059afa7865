import { jest } from '@jest/globals';
import { JobSearch } from '../job.search.js';
import { Board } from '../testing/a-board.js';
import { aLine } from '../testing/some-jobs.js';
import { askedWords } from './asked-words.js';

describe('a search for a British town that no job is in', () => {
  const jobs = [
    ['Nurse', 'Norwich, United Kingdom'],
    ['Nurse', 'Norfolk, VA, United States'],
    ['Cook', 'Bath, United Kingdom'],
    ['Nurse', 'Bristol, United Kingdom'],
    ['Porter', 'Stafford, United Kingdom'],
    ['Baker', 'Cambridge, United Kingdom'],
    ['Baker', 'Sunderland, United Kingdom'],
    ['Dentist', 'Lincolnshire, IL, United States'],
    ['Dentist', 'Nottingham, United Kingdom'],
    ['Dentist', 'Edinburgh, United Kingdom'],
    ['Weaver', 'Durham, NC, United States'],
    ['Roofer', 'Oslo, Norway'],
    ['Porter', 'Oslo, Norway'],
    ['Baker', 'Oslo, Norway'],
    // words of the names of towns, and words one letter from them
    ...['Care Worker', 'Super Store Clerk', 'Stone Cutter', 'Weed Puller', 'King of Salads', 'Trent Boat Hand', 'Mare Groom'].map(
      (title) => [title, 'Oslo, Norway'],
    ),
    ...Array.from({ length: 25 }, () => ['Care Stone Lyon Weed Wire Clerk', 'Oslo, Norway']),
  ]; // prettier-ignore
  const lines = jobs.map(([title, location], at) =>
    aLine({ title, location, company: `Example ${at}`, description: 'Work.' }),
  );
  lines.push(aLine({ title: 'Clerk', company: 'Weston Lyon', location: 'Oslo, Norway', description: 'Work.' }));
  lines.push(aLine({ title: 'Clerk', company: 'Grantham Books', location: 'Oslo, Norway', description: 'Work.' }));
  const board = new Board(lines);

  const asked = async (searchQuery: string) => {
    const { total, nextSteps } = await board.matching({ searchQuery });
    expect(total).toBe(0);
    return {
      steps: nextSteps!.relaxed.map(({ searchQuery: text }) => text),
      nearest: `${nextSteps!.nearest[0]!.title}, ${nextSteps!.nearest[0]!.location!.split(',')[0]}`,
    };
  };

  it.each([
    ["King's Lynn", 'Norfolk, United Kingdom', 'Nurse, Norwich'],
    ['King’s Lynn', 'Norfolk, United Kingdom', 'Nurse, Norwich'],
    ['Kings Lynn', 'Norfolk, United Kingdom', 'Nurse, Norwich'],
    ['Weston-super-Mare', 'Somerset', 'Cook, Bath'],
    ['weston super mare', 'Somerset', 'Cook, Bath'],
    ['Stoke-on-Trent', 'Staffordshire', 'Porter, Stafford'],
    ['Stoke on Trent', 'Staffordshire', 'Porter, Stafford'],
    ['St Neots', 'Cambridgeshire', 'Baker, Cambridge'],
    ['St. Neots', 'Cambridgeshire', 'Baker, Cambridge'],
    ['Saint Neots', 'Cambridgeshire', 'Baker, Cambridge'],
    ['Berwick-upon-Tweed', 'North East', 'Baker, Sunderland'],
    ['berwick on tweed', 'North East', 'Baker, Sunderland'],
    ["Bishop's Stortford", 'East of England', 'Baker, Cambridge'],
    ['bishops stortford', 'East of England', 'Baker, Cambridge'],
    ['Skegness', 'East Midlands', 'Dentist, Nottingham'],
    ['St Andrews', 'Scotland', 'Dentist, Edinburgh'],
    ['Ware', 'East of England', 'Baker, Cambridge'],
  ])('leads to its county, else its region, and to no word of its name: %s', async (text, around, nearest) => {
    expect(await asked(text)).toEqual({ steps: [around], nearest });
  });

  it.each([
    ['nurse Weston-super-Mare', ['nurse South West', 'nurse'], 'Nurse, Bristol'],
    ['nurse in weston super mare', ['nurse in South West', 'nurse'], 'Nurse, Bristol'],
    ["nurse King's Lynn", ['nurse Norfolk, United Kingdom', 'nurse'], 'Nurse, Norwich'],
    ["nurze King's Lynn", ['nurse Norfolk, United Kingdom', 'nurse'], 'Nurse, Norwich'],
    ['stoke-on-trent porter', ['Staffordshire porter', 'porter'], 'Porter, Stafford'],
  ])('leads to the work around it, and to the work anywhere: %s', async (text, steps, nearest) => {
    const found = await asked(text);
    expect(found.steps.slice(0, 1)).toEqual(steps.slice(0, 1));
    expect(found.steps).toContain(steps[1]);
    expect(found.nearest).toBe(nearest);
    const words = found.steps.flatMap((step) => step!.toLowerCase().split(/[\s,]+/));
    expect(words.filter((word) => /^(care|super|mare|stone|trent|lynn|kings?|weston|lyon)$/.test(word))).toEqual([]);
  });

  it.each([
    ["roofer King's Lynn", ['roofer', 'Norfolk, United Kingdom']],
    ['rofer Weston-super-Mare', ['roofer', 'Somerset']],
    ['roofer stoke on trent', ['roofer', 'Staffordshire']],
  ])('leads to what lies around where no such work does: %s', async (text, steps) => {
    expect((await asked(text)).steps).toEqual(steps);
  });

  it.each([
    ["king's lynn, uk", ['Norfolk, United Kingdom', 'uk']],
    ['Kings Lynn England', ['Norfolk, United Kingdom', 'England']],
    ['baker St. Neots Cambridgeshire', ['baker Cambridgeshire']],
    ['Skegness, Lincolnshire, UK', ['East Midlands']],
  ])('asks once for what is typed around it: %s', async (text, steps) => {
    expect((await asked(text)).steps.slice(0, steps.length)).toEqual(steps);
  });

  describe('asks for what lies around it', () => {
    const placesAsked = async (searchQuery: string) => {
      const find = jest.spyOn(board.app.app.get(JobSearch), 'find');
      await asked(searchQuery);
      // what leads on is counted once more as whoever follows it will see it
      const texts = find.mock.calls.flatMap(([search, , { asTyped }]) => (asTyped ? [search.searchQuery] : []));
      find.mockRestore();
      return texts.filter((text) => /Norfolk|shire|Somerset|Fife|East|West |England|Scotland/.test(text));
    };

    it.each([
      ["nurse King's Lynn", ['nurse Norfolk, United Kingdom', 'nurse Norfolk']],
      ['Weston-super-Mare', ['North Somerset, United Kingdom', 'Somerset, United Kingdom', 'Somerset']],
      ['Skegness', ['Lincolnshire, United Kingdom', 'East Midlands, United Kingdom', 'East Midlands']],
    ])('no further than the first that has some: %s', async (text, places) => {
      expect(await placesAsked(text)).toEqual(places);
    });

    it.each(['St Andrews', 'roofer stoke on trent', 'rofer stoke on trent'])('once for each: %s', async (text) => {
      const places = await placesAsked(text);
      expect(places).not.toEqual([]);
      expect(places).toEqual([...new Set(places)]);
    });
  });

  it('is no search for a company that is called so', async () => {
    expect((await asked('dentist Grantham')).steps.slice(0, 2)).toEqual(['dentist East Midlands', 'dentist']);
  });

  it.each(['baker Durham', 'nurse Bath', 'baker bristol', 'weaver cambridge', 'roofer stone'])(
    'is another matter where jobs have it: %s',
    async (text) => {
      expect((await asked(text)).steps).toEqual(expect.arrayContaining(text.split(' ')));
      expect((await asked(text)).steps).toHaveLength(2);
    },
  );

  it.each(['roofer Worthing, MN', 'roofer Boston, United States', 'roofer Reading Pennsylvania'])(
    'is not meant by who names another country: %s',
    async (text) => {
      const { steps } = await asked(text);
      expect(steps.filter((step) => /Sussex|South East|England|Midlands|Lincolnshire|Berkshire/.test(step!))).toEqual(
        [],
      );
    },
  );

  it.each([
    ["nurse King's Lynn", ['nurse', "King's Lynn"]],
    ['Kings Lynn', ['Kings Lynn']],
    ['cook Weston-super-Mare', ['cook', 'Weston-super-Mare']],
    ['Weston-super-Mare', ['Weston-super-Mare']],
    ['weston super mare', ['weston super mare']],
    ['St. Neots baker', ['St. Neots', 'baker']],
    ['king of salads', ['king', 'of', 'salads']],
    ['weston baker', ['weston', 'baker']],
    ['T-SQL', ['T', 'SQL']],
  ])('is given up as a whole: %s', (text, words) => {
    expect(askedWords(text)).toEqual(words);
  });
});
