import { readFileSync } from 'node:fs';
import { DESCRIBED_SKILLS } from '../vocabulary/described-skills.js';
import { neededPieces } from './needed-pieces.js';
import { Sieve } from './sieve.js';

const through = (text: string, ...patterns: RegExp[]) => new Sieve(patterns, (pattern) => pattern).through(text);

describe('What a pattern needs is told from the pattern itself', () => {
  it.each<[RegExp, ReturnType<typeof neededPieces>]>([
    [/\breports?\b/i, 'report'],
    [/\b(?:write|wrote)\b[^.]{0,20}\breports?\b/i, { all: [{ oneOf: ['write', 'wrote'] }, 'report'] }],
    [
      /\bphonics (?:lead|coordinator)|\breading\b/i,
      { oneOf: [{ all: ['phonics', { oneOf: ['lead', 'coordinator'] }] }, 'reading'] },
    ],
    [/\bmanag(?:e|ing)\b/i, 'manag'],
    [/\borgani[sz]ed\b/i, 'organi'],
    [/\bcall(?:ing)?s?\b/i, 'call'],
    [/\b(?:new ){0,2}menus?\b/i, 'menu'],
    [/\b(?:very ){1,2}\w+/i, 'very'],
    [/\bstaff(?! room)(?<!the staff)/i, 'staff'],
    [/\bstaff(?= room)/i, { all: ['staff', 'room'] }],
    [/\p{Letter}+ DoE/u, 'doe'],
  ])('%s', (pattern, needed) => {
    expect(neededPieces(pattern)).toEqual(needed);
  });

  it.each([/\b(?:go|run)\b/i, /\b(?:team)?s\b/i, /\u0041bc/i, /[team]{4}/i, /^\s*$/])(
    'and %s tells nothing',
    (pattern) => {
      expect(neededPieces(pattern)).toBeNull();
    },
  );
});

describe('Of many patterns those that may match a text', () => {
  it('go through in their order', () => {
    expect(through('Wrote a report on menus', /menus?\b/i, /budgets?\b/i, /\breports?\b/i)).toEqual([
      /menus?\b/i,
      /\breports?\b/i,
    ]);
  });

  it('have all that they need in it', () => {
    expect(through('The report is due', /\b(?:write|wrote)\b.{0,20}\breports?\b/i)).toEqual([]);
  });

  it('go through every time where nothing is told of them', () => {
    expect(through('', /^\s*$/)).toEqual([/^\s*$/]);
  });

  it('are told apart anew for each text', () => {
    const sieve = new Sieve([/menus?\b/i], (pattern) => pattern);
    expect([sieve.through('menus').length, sieve.through('stock').length, sieve.through('MENU').length]).toEqual([
      1, 0, 1,
    ]);
  });

  it.each(['STAFF', 'ſtaff', 'staff’s', '“our” staff'])('in whatever letters it is written: %s', (text) => {
    expect(through(text, /\bstaff/i, /(?<!\p{L})staff/iu)).toHaveLength(2);
  });

  it('are, of those for described skills, all that match a line', () => {
    const sieve = new Sieve(DESCRIBED_SKILLS, ([, pattern]) => pattern);
    const lines = [
      ...readFileSync(new URL('../vocabulary/described-skills.ts', import.meta.url), 'utf8').split(/[|\n]/),
      ...readFileSync(new URL('../lines/training/labelled-adverts.tsv', import.meta.url), 'utf8').split('\n'),
    ];
    for (const line of lines) {
      const matching = DESCRIBED_SKILLS.filter(([, pattern]) => line.search(pattern) >= 0);
      expect(sieve.through(line)).toEqual(expect.arrayContaining(matching));
    }
  });

  it('are few, as most describe nothing', () => {
    const sieve = new Sieve(DESCRIBED_SKILLS, ([, pattern]) => pattern);
    expect(sieve.through('Company pension, free parking and 25 days of holiday')).toEqual([]);
    expect(sieve.through('You will manage a team and write to our customers').length).toBeLessThan(6);
  });
});
