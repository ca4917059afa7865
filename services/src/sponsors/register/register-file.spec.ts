import { isRegister, readRegister, UnreadableRegister } from './register-file.js';

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
    [
      'a cut route',
      'Organisation Name,Town/City,County,Type & Rating,Route\nA Ltd,,,Worker (A rating),Skilled Worker\nB Ltd,,,Worker (A rating),Skilled',
    ],
    [
      'a cut rating',
      'Organisation Name,Town/City,County,Route,Type & Rating\nA Ltd,,,Scale-up,Worker (A rating)\nB Ltd,,,Scale-up,Worker (A rat',
    ],
    ['a cut quote', 'Organisation Name,Town/City,County,Type & Rating,Route\n"A Ltd,,,Worker (A rating),Skilled'],
    ['nothing', ''],
    ['no line', 'Organisation Name,Town/City,County,Type & Rating,Route'],
    ['another kind of file', '{"title": "Nurse"}'],
  ])('with %s is none', (_, text) => {
    expect(() => readRegister(Buffer.from(text))).toThrow(UnreadableRegister);
  });

  it('may have a route of its own in its last row', () => {
    const text =
      'Organisation Name,Town/City,County,Type & Rating,Route\nA Ltd,,,Worker (A rating),Skilled Worker\nB Ltd,,,Worker (A rating),Scale-up';
    expect(readRegister(Buffer.from(text)).rows).toHaveLength(2);
    expect(readRegister(Buffer.from(`${text.slice(0, -8)}Skilled\n`)).rows).toHaveLength(2);
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

  const HEADINGS = 'Organisation Name,Town/City,County,Type & Rating,Route';
  const CAFE = 'Café Zürich Ltd,Leeds,,Worker (A rating),Skilled Worker';
  const semicolons = (text: string) => text.replaceAll(',', ';');
  it.each<[string, string | Buffer]>([
    ['a byte order mark', `\uFEFF${HEADINGS}\n${CAFE}`],
    [
      'lines above its headings',
      `Register of licensed sponsors: workers\nUpdated,21 August 2026,,,\n,,,,\n${HEADINGS}\n${CAFE}`,
    ],
    ['semicolons', semicolons(`${HEADINGS}\n${CAFE}`)],
    ['semicolons below a title', semicolons(`"Workers, ""A"" to Z"\n${HEADINGS}\n${CAFE}`)],
    ['tabs', `${HEADINGS}\n${CAFE}`.replaceAll(',', '\t')],
    ['Windows-1252 and the line ends of Windows', Buffer.from(`${HEADINGS}\r\n${CAFE}\r\n`, 'latin1')],
    ['UTF-16', Buffer.from(`\uFEFF${HEADINGS}\n${CAFE}`, 'utf16le')],
    ['line breaks in quotes', `${HEADINGS}\n"Café\r\nZürich Ltd","Leeds\n",,Worker (A rating),"Skilled Worker"`],
    ['empty columns and rows of a spreadsheet', `${HEADINGS},,\n,,,,,,\n${CAFE},,\n,,,,,,`],
  ])('is read with %s', (_, file) => {
    const bytes = Buffer.from(file as string);
    expect(isRegister(bytes)).toBe(true);
    expect(readRegister(bytes)).toMatchObject({
      rows: [{ name: 'Café Zürich Ltd', town: 'Leeds', rating: 'A rating', route: 'Skilled Worker' }],
      rejected: [],
    });
  });

  it.each([
    ['more cells than headings', `${HEADINGS}\n${CAFE},more`, /line 2 has 6 cells/],
    ['an unknown heading below a title', `Workers\n${HEADINGS},Shoe size\n${CAFE},9`, /"Shoe size"/],
  ])('is refused with %s, and says so', (_, text, reason) => {
    expect(() => readRegister(Buffer.from(text))).toThrow(reason);
  });

  const broken = 'The file is cut off or no CSV: ';
  it.each([
    [
      'a cell that a quotation mark begins and none ends',
      `${HEADINGS}\n${CAFE}\n"Cut Care Ltd,Leeds,,Worker`,
      `${broken}in line 3 a cell begins with a quotation mark, and none ends it.`,
    ],
    [
      'the same many lines before the end',
      `${HEADINGS}\n"Cut Care Ltd,Leeds,,Worker\n${CAFE}\n${CAFE}\n`,
      `${broken}in line 2 a cell begins with a quotation mark, and none ends it.`,
    ],
    [
      'the same before a cell in quotation marks',
      `${HEADINGS}\n"Cut Care Ltd,Leeds,,Worker\n${CAFE}\n"Café, Zürich Ltd",Leeds,,,Skilled Worker\n`,
      `${broken}line 4 of the row that begins in line 2 has a quotation mark inside a cell.`,
    ],
    [
      'a quotation mark in the middle of a cell',
      `${HEADINGS}\n${CAFE}\nThe "Best Care Ltd,Leeds,,,Skilled Worker\n`,
      `${broken}line 3 has a quotation mark inside a cell.`,
    ],
    ['a row that is cut', `${HEADINGS}\n\n${CAFE}\nCut Ca`, `${broken}line 4 has 1 cell, and its heading has 5.`],
    [
      'a last cell that is cut',
      `${HEADINGS}\n${CAFE}\n${CAFE.slice(0, -7)}`,
      'The file is cut off: its last row, line 3, ends in "Skilled".',
    ],
  ])('is refused with %s in plain words, with the line', (_, text, reason) => {
    expect(() => readRegister(Buffer.from(text))).toThrow(new UnreadableRegister(reason));
  });

  it.each([
    ['Windows', '\r\n', '\n'],
    ['Windows', '\r\n', '\r'],
    ['Unix', '\n', '\r\n'],
    ['Unix', '\n', '\r'],
  ])(
    'with the line ends of %s makes no one employer of a row that was cut at another end and the next',
    (_, end, cut) => {
      const rows = [HEADINGS, CAFE, `CUT CARE LTD${cut}Next Ltd,York,,Worker (A rating),Skilled Worker`, CAFE, ''];
      expect(() => readRegister(Buffer.from(rows.join(end)))).toThrow(/line 3 has 1 cell, and its heading has 5/);
    },
  );

  it('may have other line ends inside quotes than between its rows', () => {
    const rows = [HEADINGS, '"Quoted\nCare Ltd",Leeds,,Worker (A rating),Skilled Worker', CAFE, ''];
    for (const end of ['\r\n', '\n'])
      expect(readRegister(Buffer.from(rows.join(end))).rows.map(({ name }) => name)).toEqual([
        'Quoted Care Ltd',
        'Café Zürich Ltd',
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
