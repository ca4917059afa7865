import { matchName } from './name-match.js';
import { areApart } from './same-town.js';

const counts = new Map(Object.entries({ grange: 60, care: 5000, home: 900, school: 900, indian: 200, college: 400, british: 300, council: 280, nhs: 240, property: 900, services: 9000, st: 1200, josephs: 30, reading: 60, library: 9, football: 90, club: 600 })); // prettier-ignore
const answer = (name: string, town: string, entry: string, entryTown: string) =>
  matchName(name, town, [{ id: 1, name: entry, town: entryTown, isNormalised: false }], counts).result;

describe('a county that stands where others have a town', () => {
  it.each([
    ['Zwemmerbank Care Home', 'County Durham', 'match'],
    ['Zwemmerbank Care Home', 'Kent', 'review'],
    ['Zwemmerbank Care Home', 'Leeds', 'review'],
    ['Zwemmerbank Care Home', '', 'review'],
    // a county has many of these
    ['Grange Care Home', 'County Durham', 'review'],
  ])('is as good as a town for a rare name: "%s" in "%s": %s', (name, town, result) => {
    expect(answer(name, town, name, 'County Durham')).toBe(result);
  });

  it('is no town of a brand: any may be in the county', () => {
    const shop = 'Harbour Foods Ltd t/a Zwemmer Spice';
    expect(answer('Zwemmer Spice', 'Cumbria', shop, 'Cumbria')).toBe('review');
    expect(answer('Zwemmer Spice', 'Kendal', shop, 'Kendal')).toBe('match');
  });

  it('is apart from a town of another county, and from none of its own', () => {
    expect([areApart('Durham', 'County Durham'), areApart('County Durham', 'Durham')]).toEqual([false, false]);
    expect([areApart('Leeds', 'County Durham'), areApart('Kent', 'County Durham')]).toEqual([true, true]);
    expect([areApart('Little Snoring', 'Norfolk'), areApart('', 'Kent'), areApart('Leeds', 'leeds')]).toEqual(
      Array(3).fill(false),
    );
  });
});

describe('a town that the name itself has', () => {
  it('tells which of many it is', () => {
    const entry = "St Joseph's College Reading";
    expect(['', 'Reading', 'Leeds'].map((town) => answer(entry, town, entry, 'Reading'))).toEqual([
      'match',
      'match',
      'review',
    ]);
  });
});

describe('a body of the nation', () => {
  it.each([
    ['British Council', 'British Council'],
    ['British Library', 'British Library'],
    ['NHS Property Services', 'NHS Property Services Ltd'],
  ])('is the only one of its name, whichever of its towns an advert names: "%s"', (name, entry) => {
    expect(answer(name, 'Leeds', entry, 'London')).toBe('match');
  });

  it.each(['British Council Club', 'British School', 'British Taxis'])(
    'is none by the word alone: "%s" of another town',
    (name) => {
      expect(answer(name, 'Leeds', name, 'London')).toBe('review');
    },
  );
});

describe('a football club by its letters', () => {
  it('is the one of the same town, and a question elsewhere', () => {
    const club = 'Zwemmer Football Club';
    expect(['London', '', 'Leeds'].map((town) => answer('Zwemmer FC', town, club, 'London'))).toEqual([
      'match',
      'review',
      'review',
    ]);
    expect(answer('Zwemmer F.C.', 'London', `${club} Limited`, 'London')).toBe('match');
    expect(answer('Zwemmer RFC', 'London', club, 'London')).not.toBe('match');
  });
});
