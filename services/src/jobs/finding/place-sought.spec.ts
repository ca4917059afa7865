import { namedBy, namedWithError, soughtBy, type IsSought } from './place-sought.js';

describe('a place in the list of places', () => {
  it.each([
    ['St Johns', 'St. Johns, FL, United States'],
    ['st john', 'Fort St. John, BC, Canada'],
    ["st john's", 'St. John’s, NL, Canada'],
    ['saint louis', 'St. Louis, MO, United States'],
    ['St Louis', 'Saint Louis, MO, United States'],
    ['Winston Salem', 'Winston-Salem, NC, United States'],
    ['winston-salem', 'Winston Salem, NC, United States'],
    ['O Fallon', "O'Fallon, MO, United States"],
    ['ofallon', "O'Fallon, MO, United States"],
    ['surrey bc', 'Surrey, BC, Canada'],
    ['Surrey, BC', 'Surrey, BC, Canada'],
    ['stratford upon avon', 'Stratford-on-Avon, United Kingdom'],
    ['lond', 'London, United Kingdom'],
    ['lodz', 'Łódź, Poland'],
    ['Łódź', 'Lodz, Poland'],
    ['washington dc', 'Washington, D.C., United States'],
    ['uk', 'United Kingdom'],
    ['nyc', 'New York, NY, United States'],
    ['nyc', 'Brooklyn, NY, United States'],
    ['münchen', 'Munich, Germany'],
    ['united kingdom', 'Leeds, United Kingdom'],
    ['u.s.a.', 'United States'],
    ['remote', 'Remote'],
  ])('is named by %s: %s', (text, place) => expect(namedBy(text)(place)).toBe(true));

  it.each([
    ['surrey bc', 'Surrey, United Kingdom'],
    ['st louis', 'Louisville, KY, United States'],
    ['zzzz', 'Oslo, Norway'],
    ['.', 'Oslo, Norway'],
    ['lodnon', 'London, United Kingdom'],
  ])('is not named by %s: %s', (text, place) => expect(namedBy(text)(place)).toBe(false));

  it.each([
    ['londn', 'London, United Kingdom'],
    ['Manchestre', 'Manchester, United Kingdom'],
    ['winstn salem', 'Winston-Salem, NC, United States'],
    ['salme', 'Winston-Salem, NC, United States'],
    ['Canda', 'Canada'],
  ])('may be meant by %s, where nothing is called so: %s', (text, place) =>
    expect(namedWithError(text)!(place)).toBe(true),
  );

  it('is not guessed from three letters, nor from its state', () => {
    expect(namedWithError('lno')).toBeUndefined();
    expect(namedWithError('kingdm')!('London, United Kingdom')).toBe(false);
  });
});

describe('a list of places', () => {
  const places = ['London, United Kingdom', 'Londonderry, United Kingdom', 'Oslo, Norway'];
  const listOf = (isSought?: IsSought) => places.filter((place) => !isSought || isSought(place));

  it.each([
    ['is whole where none is looked for', '', places],
    ['has those that are named', 'derry', places.slice(1, 2)],
    ['has those of one error where none is named', 'lomdon', places.slice(0, 1)],
    ['has none where one error makes none either', 'zzzzzz', []],
  ])('%s: "%s"', (_, text, expected) => expect(soughtBy(text, listOf)).toEqual(expected));

  it('goes on to one error where what is named is there for another reason', () => {
    const chosen = (isSought?: IsSought) => [...listOf(isSought), 'Paris, France'];
    const isFound = (list: string[]) => list.length > 1;
    expect(soughtBy('lomdon', chosen, { isFound })).toEqual(['London, United Kingdom', 'Paris, France']);
  });

  describe('of which one is misspelt', () => {
    const counts = {
      'Vancover, BC, Canada': 1,
      'Vancouver, BC, Canada': 40,
      'Manchestr, United Kingdom': 2,
      'Manchester, United Kingdom': 90,
      'Cork, Ireland': 1,
      'York, United Kingdom': 80,
      'Gary, IN, United States': 1,
      'Cary, NC, United States': 60,
      'Leed, United Kingdom': 30,
      'Leeds, United Kingdom': 50,
      'Salem, OR, United States': 1,
      'Sale, United Kingdom': 70,
      'Birmingham, United Kingdom': 70,
      'Birmingh, United Kingdom': 1,
    };
    const all = Object.entries(counts).map(([value, count]) => ({ value, count }));
    const sought = (text: string) =>
      soughtBy(text, (isSought) => all.filter(({ value }) => !isSought || isSought(value)), {
        countsOf: (list) => list,
      }).map(({ value }) => value);

    it.each([
      ['vancover', ['Vancover, BC, Canada', 'Vancouver, BC, Canada']],
      ['Manchestr', ['Manchestr, United Kingdom', 'Manchester, United Kingdom']],
    ])('has what is meant besides: "%s"', (text, expected) => expect(sought(text)).toEqual(expected));

    it.each([
      ['a place of that name', 'cork', ['Cork, Ireland']],
      ['a place that no list has', 'gary', ['Gary, IN, United States']],
      ['a name with a letter behind it', 'salem', ['Salem, OR, United States']],
      ['what is only begun', 'birmingh', ['Birmingham, United Kingdom', 'Birmingh, United Kingdom']],
      ['what is rightly spelled', 'vancouver', ['Vancouver, BC, Canada']],
    ])('leaves %s as it is: "%s"', (_, text, expected) => expect(sought(text)).toEqual(expected));
  });
});
