import { matchName, type KnownSponsor } from './name-match.js';

const counts = new Map(
  Object.entries({
    hotels: 120,
    facebook: 1,
    uk: 2_000,
    federation: 30,
    cancer: 12,
    support: 90,
    disability: 9,
    rail: 40,
  }),
);
const entries = (...names: [name: string, town: string][]): KnownSponsor[] =>
  names.map(([name, town], id) => ({ id, name, town, isNormalised: false }));
const held = (name: string, town: string, ...names: [name: string, town: string][]) =>
  matchName(name, town, entries(...names), counts).result;

describe('a name with a legal form, which the register prints without', () => {
  it.each([
    ['Travelodge Hotels Limited', 'Thame', 'Travelodge Hotels', 'Thame'],
    ['Facebook UK Limited', 'London', 'Facebook UK', 'London'],
    ['Harris Federation Ltd', 'Croydon', 'Harris Federation', 'Croydon'],
    ['Macmillan Cancer Support Limited', 'London', 'Macmillan Cancer Support', 'London'],
    ['Leonard Cheshire Disability Ltd', 'London', 'Leonard Cheshire Disability', 'London'],
    ['Network Rail Infrastructure Limited', 'Manchester', 'Network Rail Infrastructure', 'Manchetser'],
  ])('is the one of that town: %s, %s', (name, town, printed, its) => {
    expect(held(name, town, [printed, its])).toBe('match');
  });

  it.each([
    ['Travelodge Hotels Limited', '', 'Travelodge Hotels', 'Thame'],
    ['Travelodge Hotels Limited', 'Leeds', 'Travelodge Hotels', 'Thame'],
    ['Travelodge Hotels LLP', 'Thame', 'Travelodge Hotels', 'Thame'],
    ['Wilfred Oxenholme Ltd', 'Leeds', 'Wilfred Oxenholme', 'Leeds'],
    ['University of Leeds Limited', 'Leeds', 'University of Leeds', 'Leeds'],
    ['Chatham Street Surgery Ltd', 'Reading', 'Chatham Street Surgery', 'Reading'],
    ['National Rail Support Ltd', 'York', 'National Rail Support', 'York'],
    ['Leeds City Council Ltd', 'Leeds', 'Leeds City Council', 'Leeds'],
    ['Network Rail Infrastructure Limited', 'London', 'Network Rail Infrastructure', 'Manchetser'],
    ['Network Rail Infrastructure Limited', 'Hull', 'Network Rail Infrastructure', 'Hul'],
  ])('is left to a person otherwise: "%s" in "%s"', (name, town, printed, its) => {
    expect(held(name, town, [printed, its])).toBe('review');
  });

  it('is left to a person where another form, or another town, has the name as well', () => {
    const travelodge: [string, string] = ['Travelodge Hotels', 'Thame'];
    expect(held('Travelodge Hotels Limited', 'Thame', travelodge, ['Travelodge Hotels LLP', 'Thame'])).toBe('review');
    expect(held('Travelodge Hotels Limited', 'Thame', travelodge, ['Travelodge Hotels', 'Leeds'])).toBe('review');
  });
});

describe('a legal form that an advert adds to the name of a company by its trade', () => {
  const quantro: [string, string] = ['Quantrosoft Solutions', 'Northampton'];

  it.each(['Quantrosoft Solutions Ltd', 'Quantrosoft Solutions Limited', 'Quantrosoft Solutions plc'])(
    'tells no more than the name without it: "%s"',
    (name) => {
      expect(['Northampton', '', 'Leeds'].map((town) => held(name, town, quantro))).toEqual([
        'match',
        'match',
        'review',
      ]);
      expect(held('Quantrosoft Solutions', 'Leeds', quantro)).toBe('review');
    },
  );

  it('is the form of that company in any town where the register prints one', () => {
    expect(held('Quantrosoft Solutions Ltd', 'Leeds', ['Quantrosoft Solutions Limited', 'Northampton'])).toBe('match');
    expect(held('Quantrosoft Solutions Ltd', '', ['Quantrosoft Solutions LLP', ''])).toBe('review');
  });

  it('may be another beside partners in a practice, in the same town as well', () => {
    const practice: [string, string] = ['Quantrow Healthcare Practice', 'Nottingham'];
    expect(held('Quantrow Healthcare Practice Ltd', 'Nottingham', practice)).toBe('review');
    expect(held('Quantrow Healthcare Practice', 'Nottingham', practice)).toBe('match');
  });
});

describe('one word that is printed without a legal form', () => {
  it('is the company in the same town, for no person is entered by one word', () => {
    expect(held('Quantrow Ltd', 'Malmesbury', ['Quantrow', 'Malmesbury'])).toBe('match');
  });

  it.each([
    ['Quantrow Ltd', '', 'Malmesbury'],
    ['Quantrow Ltd', 'Leeds', 'Malmesbury'],
    // two of a large city may be called so
    ['Quantrow Ltd', 'London', 'London'],
    ['Hotels Ltd', 'Malmesbury', 'Malmesbury'],
    ['Quantrow LLP', 'Malmesbury', 'Malmesbury'],
  ])('is left to a person otherwise: "%s" in "%s", entered in "%s"', (name, town, its) => {
    expect(held(name, town, [name.split(' ')[0]!, its])).toBe('review');
  });
});

describe('a name of which the register has more', () => {
  it('is the company’s, whatever sign is in what that trades as', () => {
    const vallebona: [string, string] = ['Vallebona Limited T/A Table@Vallebona', ''];
    expect(held('Vallebona Limited', '', vallebona)).toBe('match');
    expect(held('Vallebona Ltd', 'London', vallebona)).toBe('match');
    expect(held('Best Care Ltd', '', ['Best@Care Limited', ''])).toBe('review');
    expect(held('Best Care Ltd', '', ['Best@Care Limited T/A Best@Care', ''])).toBe('review');
  });

  it('is the university, as its court', () => {
    const glasgow: [string, string] = ['University of Glasgow', 'Glasgow'];
    const others: [string, string][] = [
      ['University of Wales', 'Cardiff'],
      ['University of London', 'London'],
    ];
    expect(held('The University Court of the University of Glasgow', 'Glasgow', glasgow, ...others)).toBe('match');
    expect(held('University Court of the University of Glasgow', '', glasgow, ...others)).toBe('match');
    expect(held('Glasgow Court Services Ltd', 'Glasgow', glasgow)).not.toBe('match');
  });
});
