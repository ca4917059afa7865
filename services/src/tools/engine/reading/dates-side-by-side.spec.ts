import { readCv } from './cv-reader.js';
import { stretchesJoined } from './dates-side-by-side.js';
import { letter } from '../testing/texts.js';
import { processorMs } from '../../../platform/testing/processor-time.js';

const TODAY = new Date(2026, 10, 30);
const ADVERT = 'Driver\nSome Firm Ltd\nRequirements\n- Reliability\n- Driving';
const cvOf = (...lines: string[]) => ['Jo Tester', 'Leeds', '', 'Experience', ...lines].join('\n');

describe('two dates side by side', () => {
  it.each([
    ['2022 now — HGV Class 1 driver — Clyde Freight — Glasgow', '2022 - now — HGV Class 1 driver'],
    ['2019 2022 — HGV driver — Some Waste — Paisley', '2019 - 2022 — HGV driver'],
    ['03/2019 11/2022 — HGV driver — Some Waste', '03/2019 - 11/2022 — HGV'],
    ['2019 present: HGV driver, Some Waste', '2019 - present: HGV'],
    ['May 2019 June 2022 | HGV driver | Some Waste', 'May 2019 - June 2022 | HGV'],
    ['Specsavers — Optometrist — Aug 2016 / Dec 2019', '— Aug 2016 - Dec 2019'],
    ['Moorfields — Hospital Optometrist — Jan 2020 / Now', '— Jan 2020 - Now'],
    ['Some Firm, Clerk, 03/2016 / 05/2019', ', 03/2016 - 05/2019'],
    ['Engineer, Arabtec Roads, Amman | 2018-06 | 2022-09', 'Amman | 2018-06 - 2022-09'],
    ['Barista, Some Kettle, Leeds | 2023-02 | now', '| 2023-02 - now'],
    ['Chief Engineer | MV Star | 03/2021  | present', '| 03/2021 - present'],
    ['Restorer, Some Violins: 10/2021 to this day', '10/2021 to date'],
    ['Restorer, Some Violins, 2021 until the present day', '2021 to date'],
  ])('say from when to when: %s', (line, read) => expect(stretchesJoined(line)).toContain(read));

  it.each([
    '2022 - now — HGV driver — Clyde Freight',
    '2019 to date, Some Ltd, loading shovel',
    '2022 2019 — two finals',
    '2019 2020 Some Cup won',
    'Passed in June 2019 / June 2020 with merit',
    'Tax years 2019 / 2020',
    'Season 2019 / 2020',
    'Budget 2021 | 2020',
    'On this day in 2019 the plant opened',
    'ISO 9001 2015 — audits',
    'Room 2018 / 2019 booked',
    'Award, 2019',
  ])('are nothing else: %s', (line) => expect(stretchesJoined(line)).toBe(line));

  it('in a row of dashes leave the small line below it to its duties', async () => {
    const cv = cvOf(
      ...[
        '2022 now — HGV Class 1 driver — Clyde Freight — Glasgow',
        ' night trunking Glasgow to Daventry, double decks',
      ],
      ...['2019 2022 — HGV Class 2 driver — Strathclyde Waste — Paisley', ' skip and hook loader, 20 drops a day'],
    );
    expect(readCv(cv, TODAY).posts.map(({ title }) => title)).toEqual([
      'HGV Class 1 driver — Clyde Freight — Glasgow',
      'HGV Class 2 driver — Strathclyde Waste — Paisley',
    ]);
    const text = await letter(cv, ADVERT);
    expect(text).toContain('I work as an HGV Class 1 driver at Clyde Freight, Glasgow, and I have 7 years');
    expect(text).not.toContain('Glasgow night trunking');
  });

  it.each([
    ['2021 now — Coach driver — Tayside Tours — Dundee', 'school runs and private hire, 53 seats'],
    ['2021 now – Coach driver – Tayside Tours – Dundee', 'late duties, route 22'],
    ['2021 present — Coach driver — Tayside Tours — Dundee', 'carrying parcels for shops'],
    ['2021 to now — Coach driver — Tayside Tours — Dundee', 'multi-drop round the islands'],
    ['2021 - now — Coach driver — Tayside Tours — Dundee', '53 seats, nights'],
  ])('are those of the post of their row: %s', async (row, below) => {
    expect(await letter(cvOf(row, ` ${below}`), ADVERT)).toMatch(
      /I work as a Coach driver at Tayside Tours, Dundee(?:[.]|, and I have)/,
    );
  });

  it.each([
    ['Specsavers Windsor — Optometrist — Aug 2016 / Dec 2019', 'Moorfields — Hospital Optometrist — Jan 2020 / Now'],
    ['Engineer, Arabtec Roads, Amman | 2016-08 | 2019-12', 'Barista, Pot Kettle Black, Leeds | 2020-01 | now'],
  ])('are counted: %s', (first, second) => {
    expect(Math.floor(readCv(cvOf(first, '', second), TODAY).years)).toBe(10);
  });

  it('stand in a table under “From” and “To”, in columns that its head names', async () => {
    const cv = cvOf(
      'Rank            | Vessel            | Company          | From     | To',
      'Chief Engineer  | MV Solent Star    | Bluefin Ferries  | 03/2021  | present',
      'Second Engineer | MT Gulf Pride     | Anglo-Eastern    | 06/2016  | 01/2021',
    );
    expect(await letter(cv, ADVERT)).toContain('I work as Chief Engineer at Bluefin Ferries');
    expect(Math.floor(readCv(cv, TODAY).years)).toBe(10);
  });

  it('are the last line of a post of four, whose firm ends in a full stop', () => {
    const cv = cvOf(
      ...[
        'People Partner',
        'Greenlight Media Ltd.',
        'London',
        'Nov 2023 - Oct 2024',
        'Supported four departments.',
        '',
      ],
      ...['HR Adviser', 'Some Engineering Co.', 'London', 'Jul 2019 - Oct 2023', 'Advised managers on cases.'],
    );
    expect(readCv(cv, TODAY).posts.map(({ title }) => title)).toEqual([
      'People Partner, Greenlight Media Ltd., London',
      'HR Adviser, Some Engineering Co., London',
    ]);
  });

  it('are looked for in a moment', () => {
    const started = processorMs();
    for (let at = 0; at < 2_000; at += 1) stretchesJoined(`2019 ${'| 2019 / '.repeat(32)}`);
    expect(processorMs() - started).toBeLessThan(3_000);
  });
});
