import { aLine } from '../testing/some-jobs.js';
import { searchAmong } from './testing/search-among.js';

describe('a place that is named whole', () => {
  const jobs: [location: string, more?: { title?: string; company?: string }][] = [
    ['North York, ON, Canada'],
    ['North York, ON, Canada', { title: 'Cook' }],
    ['York, PA, United States', { title: 'North Gate Keeper' }],
    ['New York, NY, United States', { company: 'North Shore' }],
    ['York, United Kingdom'],
    ['Scarborough, United Kingdom'],
    ['Niagara-on-the-Lake, ON, Canada'],
    ['Lake Placid, NY, United States', { company: 'Niagara' }],
    ['Seattle, WA, United States'],
    ['Reno, NV, United States', { company: 'Washington State Fair' }],
    ['Perth, WA, Australia'],
    ['Washington, DC, United States', { company: 'State Books' }],
    ['Brooklyn, NY, United States'],
    ['Texas City, TX, United States'],
    ['Denver City, TX, United States'],
    ['Indiana, PA, United States'],
    ['Indianapolis, IN, United States', { title: 'Physician Assistant (PA)', company: 'Indiana Clinics' }],
    ['Pittsburgh, PA, United States', { company: 'Indiana Books' }],
    ['Portland, OR, United States'],
    ['Portland, ME, United States', { company: 'Or Books' }],
    ['Cook, MN, United States'],
    ['Duluth, MN, United States', { title: 'Cook' }],
  ];
  // the ones that are meant are the older ones: nothing but what they say puts them first
  const lines = jobs.map(([location, more], at) =>
    aLine({
      title: 'Baker',
      company: 'Example',
      ...more,
      location,
      description: 'Bread.',
      posted_at: `2025-01-${String(at + 1).padStart(2, '0')}`,
    }),
  );
  const search = searchAmong(lines);

  const places = async (text: string) => (await search(text)).locations.map((location) => location.split(',')[0]);

  it('stands before places that have its words, together or one of them, also beside other words', async () => {
    expect((await places('North York')).slice(0, 3)).toEqual(['North York', 'North York', 'York']);
    expect((await places('baker north york'))[0]).toBe('North York');
    expect((await places('Niagara on the Lake')).slice(0, 2)).toEqual(['Niagara-on-the-Lake', 'Lake Placid']);
  });

  it('is a state where it is called one, after who has that name', async () => {
    for (const text of ['Washington state', 'state of Washington', 'baker Washington State'])
      expect([text, await places(text)]).toEqual([text, ['Reno', 'Seattle']]);
    expect((await places('Washington'))[0]).toBe('Washington');
  });

  it('has no plural: King County is not Kings County, nor North York North Yorks', async () => {
    expect(await places('King County')).toEqual([]);
    expect(await places('Kings County')).toEqual(['Brooklyn']);
    expect((await places('North Yorks')).toSorted()).toEqual(['Scarborough', 'York']);
    expect(await places('North York')).not.toContain('Scarborough');
  });

  it('is that town in that state alone where the state is written after it, with its country or without', async () => {
    for (const country of ['', ', United States', ', USA', ', united states of america']) {
      expect([country, await places(`Texas City, TX${country}`)]).toEqual([country, ['Texas City']]);
      expect([country, await places(`Indiana, PA${country}`)]).toEqual([country, ['Indiana']]);
      expect([country, await places(`New York, NY${country}`)]).toEqual([country, ['New York']]);
      expect([country, await places(`baker Texas City, tx${country}`)]).toEqual([country, ['Texas City']]);
      expect([country, await places(`baker in Portland, OR${country}`)]).toEqual([country, ['Portland']]);
      // in this state there is none
      expect([country, await places(`Texas City, NV${country}`)]).toEqual([country, []]);
    }
    expect(await places('York, PA, United States')).toEqual(['York']);
    expect((await places('North York, ON, Canada')).length).toBe(2);
    expect(await places('Niagara-on-the-Lake, ON, Canada')).toEqual(['Niagara-on-the-Lake']);
  });

  it('may be work where no country follows the state', async () => {
    expect((await places('cook, MN')).toSorted()).toEqual(['Cook', 'Duluth']);
    expect(await places('Cook, MN, United States')).toEqual(['Cook']);
  });
});
