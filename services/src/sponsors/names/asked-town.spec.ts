import { townOf, townTyped } from './asked-town.js';

describe('the town of a place that somebody typed', () => {
  it.each([
    ['Truro', 'Truro'],
    ['truro', 'truro'],
    ['Truro, Cornwall', 'Truro'],
    ['Truro TR1 2AB', 'Truro'],
    ['Hybrid - Truro', 'Truro'],
    ['Truro (remote)', 'Truro'],
    ['Remote, Truro, UK', 'Truro'],
    ['Truro city centre', 'Truro'],
    // in no list of towns
    ['Uxbridge', 'Uxbridge'],
    ['Staines-upon-Thames', 'Staines-upon-Thames'],
    ['Little Snoring', 'Little Snoring'],
    ['Callaghan, Australia', 'Callaghan'],
    ['Toronto', 'Toronto'],
  ])('%s: %s', (place, town) => {
    expect(townTyped(place)).toBe(town);
  });

  it.each([
    [
      '',
      'Remote',
      'UK',
      'United Kingdom',
      'England',
      'Wales',
      'Wales, UK',
      'Remote (UK)',
      'Remote-first',
      'Home based',
      'Anywhere',
    ],
    ['South East', 'North West', 'Anywhere in the UK', 'Across England', 'Nationwide'],
    ['Germany', 'Europe', 'Various locations', 'Multiple sites', 'TBC', 'Not specified', '-', '?', '12345'],
  ])('is none where the place names none: %s and the like', (...places) => {
    expect(places.filter((place) => townTyped(place) !== '')).toEqual([]);
  });

  it.each(['Kent', 'West Sussex', 'North Yorkshire', 'County Durham', 'County Durham, UK'])(
    'is the county where that is all that is named: %s',
    (place) => {
      const county = place.split(',')[0];
      expect([townTyped(place), townOf(place)]).toEqual([county, county]);
    },
  );

  it('is of a job only one that is known, or that stands in front of more', () => {
    expect(['Truro', 'Uxbridge, United Kingdom', 'Uxbridge', 'Remote'].map(townOf)).toEqual([
      'Truro',
      'Uxbridge',
      '',
      '',
    ]);
  });
});
