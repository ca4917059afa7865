import { eventually } from '../../../platform/testing/eventually.js';
import { testApp, type TestApp } from '../../../platform/testing/test-app.js';
import { dice } from '../../../jobs/index/testing/random-search.js';
import { RegisterImport } from '../../import/register-import.js';
import { questionOf, SponsorSearch, type Choices } from '../sponsor-search.js';
import { SponsorTable, type SearchedRegister } from '../sponsor-table.js';
import { SponsorsModule } from '../../sponsors.module.js';
import { aRegister, importRegister } from '../../testing/some-registers.js';
import { SponsorIndex } from './sponsor-index.js';

const PATIENCE_MS = 120_000;
const texts = [
  ...[
    '',
    '',
    'harbour',
    'HARBOUR ltd',
    'limited',
    'ha',
    'h',
    'care',
    'harbour care',
    'lights harbour',
    'the',
    'and the',
  ],
  ...['zürich & sons', 'zurich', 'leeds', 'tamsin harbourne', 'corner shop', 'mr tamsin', 'tamsin tamsin', 'j p care'],
  ...[
    'tamsin harbourne corner shop',
    'Mr Tamsin Harbourne T/A',
    'shop corner, harbourne tamsin trading',
    'harbourne ta tamsin',
  ],
  ...[
    "o'neill",
    'o neill',
    "O’NEILL o'nei",
    'o n',
    'O Neill ltd',
    'Harbour Lights Limited',
    'Leeds Ltd',
    'harbour limited',
    'tamsin harbourne corner shop ltd',
    'the ltd',
    'ltd limited',
    '日本',
    '日',
    '!!!',
    'not here',
    'of the',
    'harbour lights care',
    '£',
    'care care care',
    'ß',
  ],
];
const firsts = [
  'Harbour',
  'The Harbour',
  'Café Zürich',
  'J P',
  "O'Neill",
  'o neill',
  '日本',
  'Leeds',
  'Mr Tamsin Harbourne T/A',
  'Große',
];
const seconds = ['Lights', 'Care', 'Stone & Sons', 'Corner Shop', '', 'Harbour', 'Masonry'];
const lasts = ['Ltd', 'Limited', 'LLP', '', 'Plc', 'University'];
const places = ['Leeds,West Yorkshire', 'LONDON,', 'Hull,Yorkshire', ',', 'Harbour Town,Kent'];
const licences = [
  ...['Worker (A rating),Skilled Worker', 'Worker (B rating),Skilled Worker', ',Scale-up'],
  'Temporary Worker (A rating),Creative Worker',
];

describe('the register in memory', () => {
  let product: TestApp;
  let index: SponsorIndex;
  let table: SponsorTable;
  let registers: RegisterImport;
  beforeAll(async () => {
    product = await testApp([SponsorsModule], { environment: { SEARCH_INDEX: 'on' } });
    index = product.app.get(SponsorIndex);
    table = product.app.get(SponsorTable);
    registers = new RegisterImport(product.database.dataSource);
    const roll = dice(1);
    const some = (all: string[]) => all[roll(all.length)]!;
    const lines = Array.from({ length: 600 }, () =>
      [[some(firsts), some(seconds), some(lasts)].join(' ').trim(), some(places), some(licences)].join(','),
    );
    const renamed = Array.from({ length: 40 }, (_, at) => `Beacon ${at} Ltd`);
    const entry = (name: string) => `${name},${some(places)},${some(licences)}`;
    const before = renamed.map((name) => entry(`${name} t/a ${some(firsts)} ${some(seconds)}`.trim()));
    await importRegister(registers, '2025-01-05', aRegister(...lines, ...before));
    await importRegister(
      registers,
      '2026-01-05',
      aRegister(...lines.slice(200), ...renamed.map(entry), 'Newcomer Ltd,Leeds,,,Scale-up'),
    );
    const found = await product.database.dataSource.query(`SELECT FROM sponsor_search WHERE former_words <> '{}'`);
    expect(found.length).toBeGreaterThan(10);
  });
  afterAll(() => product?.close());

  const remembered = () =>
    eventually(async () => {
      const register = await index.current();
      expect(register).toBeDefined();
      return register!;
    }, PATIENCE_MS);

  const told = async (register: SearchedRegister, text: string, choices: Choices, offset: number) => {
    const asked = await questionOf(text, choices, register);
    const counts = asked && (await register.counts(asked));
    const codes = (counts ?? []).map(([, code]) => code);
    const values = await register.values(codes);
    return {
      chosen: asked?.chosen && Object.values(asked.chosen).map((codes) => [...codes].sort()),
      page: asked && (await register.page(asked, { offset, limit: 15 })),
      counts: counts?.map((count) => count.join(' ')).sort(),
      values: codes.map((code) => values.get(code)).sort(),
    };
  };

  it('answers as the tables do, whatever is asked', async () => {
    const memory = await remembered();
    const roll = dice(7);
    const some = (values: string[]) =>
      roll(3) > 0 ? [] : Array.from({ length: 1 + roll(2) }, () => values[roll(values.length)]!);
    let found = 0;
    for (let round = 0; round < 400; round += 1) {
      const text = texts[roll(texts.length)]!;
      const choices = {
        town: some(['leeds', 'London', ' Hull ', 'not-stated', 'Atlantis']),
        county: some(['Kent', 'West Yorkshire', 'not-stated']),
        route: some(['Skilled Worker', 'Scale-up', 'Creative Worker', 'Atlantis']),
        rating: some(['A rating', 'B rating', 'not-stated']),
      };
      const offset = [0, 0, 7, 60][roll(4)]!;
      const own = await told(memory, text, choices, offset);
      expect({ text, choices, offset, ...own }).toEqual({
        text,
        choices,
        offset,
        ...(await told(table, text, choices, offset)),
      });
      found += own.page?.ids.length ?? 0;
    }
    expect(found).toBeGreaterThan(1_000);
  });

  it('answers nothing from before a register that has come in', async () => {
    await remembered();
    const search = product.app.get(SponsorSearch);
    const all = { town: [], county: [], route: [], rating: [] };
    const find = () => search.page('lighthouse', all, { offset: 0, limit: 15 });
    expect((await find()).total).toBe(0);
    await importRegister(registers, '2026-02-05', aRegister('Lighthouse Ltd,Leeds,,Worker (A rating),Skilled Worker'));
    expect((await find()).rows).toMatchObject([{ name: 'Lighthouse Ltd', asOf: '2026-02-05' }]);
    await remembered();
    expect((await find()).rows).toMatchObject([{ name: 'Lighthouse Ltd', asOf: '2026-02-05' }]);
    // an entry of which only the day is another is read again too
    const lines = [
      'Lighthouse Ltd,Leeds,,Worker (A rating),Skilled Worker',
      'Other Ltd,Hull,,Worker (A rating),Scale-up',
    ];
    await importRegister(registers, '2026-03-05', aRegister(...lines));
    await remembered();
    expect((await find()).rows).toMatchObject([{ name: 'Lighthouse Ltd', asOf: '2026-03-05' }]);
  });
});
