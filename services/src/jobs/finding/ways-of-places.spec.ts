import { jest } from '@jest/globals';
import { JobSearch } from '../job.search.js';
import { Board } from '../testing/a-board.js';
import { aLine } from '../testing/some-jobs.js';

describe('a search for a place without such jobs, or for a word that is only begun', () => {
  const jobs = [
    ['Nurse', 'Aberdeen, United Kingdom'],
    ['Registered Nurse', 'Manchester, United Kingdom'],
    ['Nurse', 'Coventry, United Kingdom'],
    ['Baker', 'Dundee, United Kingdom'],
    ['Cook', 'Newport, United Kingdom'],
    ['Registered Nurse', 'Austin, Texas, United States'],
    ['Nu Tex Blender', 'Oslo, Norway'],
    ['Bayside Gent Barber', 'Oslo, Norway'],
    ['Nuclear Physicist', 'Oslo, Norway'],
    ['Baker', 'Brighton, United Kingdom'],
    ['Cook', 'Stockport, United Kingdom'],
    ['Senior Housekeeper', 'Oslo, Norway'],
    ['Night Electrician', 'Oslo, Norway'],
    ['Baker', 'Louisville, Kentucky, United States'],
    ['Baker and Caretaker', 'Oslo, Norway'],
    ['Cook in Bathrooms', 'Oslo, Norway'],
    ...Array.from({ length: 4 }, () => ['Bright Stock Electric House Car Maker', 'Oslo, Norway']),
  ];
  const lines = jobs.map(([title, location], at) =>
    aLine({ title, location, company: `Example ${at}`, description: 'Work.' }),
  );
  const board = new Board(lines);

  const asked = async (searchQuery: string) => {
    const { jobs, corrected, nextSteps } = await board.matching({ searchQuery });
    return {
      towns: jobs.map(({ location }) => location!.split(',')[0]),
      corrected,
      steps: nextSteps?.relaxed.map(({ searchQuery: text }) => text),
      nearest: nextSteps?.nearest.map(({ title, location }) => `${title}, ${location!.split(',')[0]}`),
    };
  };

  it.each([
    ['Aberdeenshire', 'Aberdeen', 'Scotland'],
    ['nurse aberdeenshire', 'nurse Aberdeen', 'nurse Scotland'],
  ])('leads from a county to the city of its name, and around: %s', async (text, city, around) => {
    const { steps, nearest } = await asked(text);
    expect(steps!.slice(0, 1)).toEqual([city]);
    expect(nearest![0]).toBe('Nurse, Aberdeen');
    if (text === 'Aberdeenshire') expect(steps).toContain(around);
  });

  it.each([
    ['Lancashire', 'North West'],
    ['Lancs', 'North West'],
    ['Staffordshire', 'West Midlands'],
    ['nurse in Staffordshire', 'nurse in West Midlands'],
    ['Cumbria', 'North West'],
    ['Fife', 'Scotland'],
    ['Clwyd', 'Wales'],
  ])('leads from a county to its region, or its nation: %s', async (text, around) => {
    expect((await asked(text)).steps).toContain(around);
  });

  it('asks no further around a county than for the first that has some', async () => {
    const find = jest.spyOn(board.app.app.get(JobSearch), 'find');
    await asked('nurse in Staffordshire');
    const texts = find.mock.calls.map(([search]) => search.searchQuery);
    find.mockRestore();
    expect(texts).toContain('nurse in West Midlands');
    expect(texts).not.toContain('nurse in England');
  });

  it.each([
    ['Tayside', 'Dundee'],
    ['Gwent', 'Newport'],
    ['Strathclyde', undefined],
    ['Grampian', 'Aberdeen'],
    ['baker tayside', 'Dundee'],
  ])('finds by a county of former times what lies in it, and takes it for no error: %s', async (text, town) => {
    const { towns, corrected } = await asked(text);
    expect(towns).toEqual(town === undefined ? [] : [town]);
    expect(corrected).toBeUndefined();
  });

  it.each([
    ['registered nu', 'registered nurse', 'Registered Nurse'],
    ['nurse tex', 'nurse texas', 'Registered Nurse, Austin'],
    ['baker Bright', 'baker brighton', 'Baker, Brighton'],
    ['cook stock', 'cook stockport', 'Cook, Stockport'],
    ['senior house', 'senior housekeeper', 'Senior Housekeeper'],
    ['night electric', 'night electrician', 'Night Electrician'],
  ])('leads to what the last word begins, though it is a word: %s', async (text, step, nearest) => {
    const { steps, nearest: found } = await asked(text);
    expect(steps![0]).toBe(step);
    expect(found!.every((one) => one.startsWith(nearest))).toBe(true);
  });

  it.each(['registered physicist', 'nurse oslo', 'cook bath', 'baker kent', 'baker car', 'nurse in', 'baker OH'])(
    'goes on with no word that stands as it is: %s',
    async (text) => {
      const { steps = [] } = await asked(text);
      expect(steps.filter((step) => step!.length > text.length)).toEqual([]);
    },
  );
});
