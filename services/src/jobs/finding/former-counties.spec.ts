import { Board } from '../testing/a-board.js';
import { aLine } from '../testing/some-jobs.js';
import type { SuggestionPage } from './suggest.dto.js';

describe('a county of former times', () => {
  const places = [
    'Glasgow, United Kingdom', 'Grimsby, United Kingdom', 'Swansea, United Kingdom', 'Middlesbrough, United Kingdom',
    'Croydon, United Kingdom', 'Kendal, United Kingdom', 'Huntingdon, United Kingdom', 'Perth, United Kingdom',
    'Middlesex, NJ, United States', 'Cleveland, OH, United States', 'Birmingham, United Kingdom',
    'Derby, United Kingdom', 'Leeds, United Kingdom', 'Chichester, United Kingdom', 'Charlotte, SC, United States',
    'York, United Kingdom',
  ]; // prettier-ignore
  const lines = places.map((location, at) =>
    aLine({ title: 'Roofer', location, company: `Example ${at}`, description: 'Work.' }),
  );
  const board = new Board(lines);

  const asked = async (searchQuery: string) => {
    const { jobs, corrected } = await board.matching({ searchQuery });
    return { towns: jobs.map(({ location }) => location!.split(',')[0]).sort(), corrected };
  };

  it.each([
    ['roofer Strathclyd', 'Glasgow'],
    ['roofer strathc', 'Glasgow'],
    ['Humbersid', 'Grimsby'],
    ['Glamorga', 'Swansea'],
    ['roofer Teessid', 'Middlesbrough'],
    ['roofer westmorl', 'Kendal'],
    ['roofer huntingdonsh', 'Huntingdon'],
    ['roofer perthshi', 'Perth'],
    ['roofer lanarksh', 'Glasgow'],
  ])('is found by its beginning while it is typed: %s', async (text, town) => {
    expect(await asked(text)).toEqual({ towns: [town], corrected: undefined });
  });

  it.each([
    ['roofer Teeside', 'Middlesbrough', 'roofer teesside'],
    ['Humebrside', 'Grimsby', 'humberside'],
    ['roofer Strtahclyde', 'Glasgow', 'roofer strathclyde'],
    ['strathclyd roofer', 'Glasgow', 'strathclyde roofer'],
    ['roofer glamorgn', 'Swansea', 'roofer glamorgan'],
    ['roofer Westmoreland', 'Kendal', 'roofer westmorland'],
  ])('is meant by its name with one typing error: %s', async (text, town, corrected) => {
    expect(await asked(text)).toEqual({ towns: [town], corrected });
  });

  it.each([
    ['roofer Taysyde', 'roofer tayside'],
    ['roofer Tayide', 'roofer tayside'],
    ['Ttayside', 'tayside'],
  ])('is meant where something explains the error: %s', async (text, corrected) => {
    expect(await asked(text)).toEqual({ towns: ['Perth'], corrected });
  });

  it.each(['roofer bayside', 'roofer Wayside', 'roofer in wayside', 'Bayside', 'bayside roofer', 'roofer glamordan'])(
    'is not what a place means that no job names: %s',
    async (text) => {
      expect(await asked(text)).toEqual({ towns: [], corrected: undefined });
    },
  );

  it.each([
    ['roofer Westmorland', ['Kendal']],
    ['roofer Huntingdonshire', ['Huntingdon']],
    ['roofer Perthshire', ['Perth']],
    ['roofer Lanarkshire', ['Glasgow']],
    ['roofer Middlesex', ['Croydon', 'Middlesex']],
  ])('is what lies in it today, and a place of its name elsewhere: %s', async (text, towns) => {
    expect(await asked(text)).toEqual({ towns, corrected: undefined });
  });

  it.each(['North East', 'roofer north east', 'roofer North East England'])(
    'lies beside a region that has some of its towns, and is not in it: %s',
    async (text) => {
      expect((await asked(text)).towns).toEqual(['Middlesbrough']);
    },
  );

  it.each(['Middlesex', 'roofer Middlesex'])('stands behind a place of its name: %s', async (searchQuery) => {
    const { jobs } = await board.matching({ searchQuery, sort: 'relevance' });
    expect(jobs.map(({ location }) => location!.split(',')[0])).toEqual(['Middlesex', 'Croydon']);
  });

  it.each([
    ['roofer middlesb', ['Middlesbrough']],
    ['roofer hunting', ['Huntingdon']],
    ['roofer cleveland', ['Cleveland']],
    ['roofer perth', ['Perth']],
    ['roofer str', []],
  ])('is not begun by what begins another place, or is too short: %s', async (text, towns) => {
    expect((await asked(text)).towns).toEqual(towns);
  });

  const placesSuggested = async (q: string) => {
    const { body } = await board.ada.get('/api/jobs/suggest').query({ q }).expect(200);
    const { suggestions } = body as SuggestionPage;
    return suggestions.filter(({ kind }) => kind === 'place').map(({ value }) => value);
  };

  it.each([
    ['strathc', ['Strathclyde']],
    ['teess', ['Teesside']],
    ['middlesex', ['Middlesex', 'Middlesex, NJ, United States']],
    ['glamorgan', ['Glamorgan', 'West Glamorgan']],
  ])('is suggested where jobs lie in it: %s', async (text, names) => {
    expect((await placesSuggested(text)).sort()).toEqual(names);
  });

  it.each([
    ['mid', ['East Midlands', 'Middlesbrough, United Kingdom', 'Middlesex, NJ, United States', 'West Midlands']],
    ['south', ['South Carolina', 'South East']],
    ['west', ['West Midlands', 'West Yorkshire']],
    ['perth', ['Perth and Kinross', 'Perth, United Kingdom', 'Perthshire']],
    ['hunt', ['Huntingdon, United Kingdom', 'Huntingdonshire']],
  ])('is not suggested in the place of a county of today: %s', async (text, names) => {
    expect((await placesSuggested(text)).sort()).toEqual(names);
  });
});
