import { describe, expect, it } from '@jest/globals';
import { analysed, named } from './testing/texts.js';

const cvOf = (licence: string, title = 'Driver'): string =>
  `Jo Tester\nLeeds\n\nWork\n2019 - 2024 ${title}, Some Haulage, Leeds\n- Trunking to the ports\n\nQualifications\n${licence}`;
const jobOf = (ask: string, title = 'Driver'): string => `${title}\n\nRequirements:\n- ${ask}\n- Polite on the phone`;

const CLASS_1 = ['HGV Class 1', 'LGV C+E', 'Class 1 (C+E) licence', 'CE licence', 'Category C+E entitlement', 'HGV 1'];
const CLASS_2 = ['HGV Class 2', 'LGV C', 'Category C licence', 'Class 2 (Cat C) licence', 'Driving licence: B, C'];
const SMALL = ['C1 licence', '7.5 tonne licence', 'Category C1 (7.5t)', 'Driving licence: B, C1'];
const stateOf = async (ask: string, held: string) =>
  (await analysed(cvOf(held), jobOf(ask))).requirements.find(({ kind }) => kind === 'certificate')?.state;

describe('a licence for lorries', () => {
  it.each([CLASS_1, CLASS_2, SMALL.slice(0, 3)])('is one however it is called: %s', async (...names) => {
    const asked = names.filter((name) => !name.startsWith('Driving'));
    for (const ask of asked)
      for (const held of names) expect([ask, held, await stateOf(ask, held)]).toEqual([ask, held, 'met']);
  });

  it('for the larger ones is one for the smaller ones, and not the other way round', async () => {
    for (const held of CLASS_1) expect(await stateOf('Category C licence', held)).toBe('met');
    for (const held of CLASS_2) expect(await stateOf('7.5 tonne licence', held)).toBe('met');
    for (const held of CLASS_2) expect(await stateOf('HGV Class 1 licence', held)).not.toBe('met');
    for (const held of SMALL) expect(await stateOf('HGV Class 2 licence', held)).not.toBe('met');
  });

  it.each([
    ['HGV class 1 driver', 'Class 1 (C+E) night driver'],
    ['LGV C+E driver', 'HGV Class 1 Night Trunk Driver'],
    ['HGV driver', 'HGV Night Driver'],
    ['Driver (Class 1)', 'CE driver'],
  ])('makes one trade of %s and %s', async (held, asked) => {
    const job = `${asked}\n\nRequirements:\n- 2 years experience as a class 1 driver\n- Trunking`;
    const analysis = await analysed(cvOf('CPC', held), job);
    expect(named(analysis, `Work as ${asked}`)).toMatchObject({ state: 'met' });
  });

  it('says that a paper has lapsed, and to renew it', async () => {
    const { content } = await analysed(cvOf('HGV Class 1, CPC. ADR expired 2021'), jobOf('ADR'));
    expect(content).toMatch(/ADR: partly[^\n]*Your CV says that it has lapsed/);
    expect(content).toContain('Find out how ADR can be renewed');
    expect(content).not.toContain('Show ADR in use');
  });
});
