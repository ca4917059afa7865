import { readRegister, UnreadableRegister } from './register-file.js';

describe('a file as a register', () => {
  it.each([
    [
      'an unknown heading',
      'Organisation Name,Town/City,County,Type & Rating,Route,Shoe size\nA Ltd,,,,Skilled Worker,9',
    ],
    ['a missing heading', 'Organisation Name,Town/City,County,Route\nA Ltd,,,Skilled Worker'],
    ['a heading twice', 'Organisation Name,organisation,Town/City,County,Type & Rating,Route\nA,A,,,,Skilled Worker'],
    [
      'a cut row',
      'Organisation Name,Town/City,County,Type & Rating,Route\nA Ltd,,,Worker (A rating),Skilled Worker\nB Lt',
    ],
    ['a cut quote', 'Organisation Name,Town/City,County,Type & Rating,Route\n"A Ltd,,,Worker (A rating),Skilled'],
    ['nothing', ''],
    ['no line', 'Organisation Name,Town/City,County,Type & Rating,Route'],
    ['another kind of file', '{"title": "Nurse"}'],
  ])('with %s is none', (_, text) => {
    expect(() => readRegister(Buffer.from(text))).toThrow(UnreadableRegister);
  });

  it('goes by its headings, in whatever order, and gives routes the name of today', () => {
    const text =
      'Route,Type & Rating,Organisation Name,County,Town/City\nIntra-company Routes,Worker (A (SME+)),Odd Order Ltd,Kent,Dover';
    expect(readRegister(Buffer.from(text)).rows).toEqual([
      {
        name: 'Odd Order Ltd',
        isNormalised: false,
        town: 'Dover',
        county: 'Kent',
        type: 'Worker',
        rating: 'A (SME+)',
        route: 'Global Business Mobility: Senior or Specialist Worker',
      },
    ]);
  });

  it('keeps lines without a name or a route aside', () => {
    const text =
      'Organisation Name,Town/City,County,Type & Rating,Route\n,Leeds,,,Skilled Worker\nA Ltd,,,,\nB Ltd,,,,Skilled Worker';
    const { rows, rejected } = readRegister(Buffer.from(text));
    expect(rows.map(({ name }) => name)).toEqual(['B Ltd']);
    expect(rejected.map(({ line }) => line)).toEqual([2, 3]);
  });
});
