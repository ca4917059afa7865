import { readFileSync } from 'node:fs';
import * as contactRules from './contact-rules.js';
import { warningsIn, warningsOf } from './read-warnings.js';
import { processorMs } from '../platform/testing/processor-time.js';

const labelled = readFileSync(new URL('testing/labelled-contacts.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [label: string, sentence: string]);
const kinds: Record<string, string> = { 'personal-mailbox': 'mailbox', 'chat-number': 'chat' };

describe('whom an advert leads applicants to', () => {
  it('is read from each labelled sentence, a work of chats and an employer’s own address are nothing', () => {
    expect(labelled.length).toBeGreaterThanOrEqual(200);
    const wrong = labelled
      .map(([expected, sentence]) => {
        const read = warningsIn([`A kind team in Leeds.\n${sentence}\nWe sponsor Skilled Worker visas.`]);
        return { sentence, expected, read: read.flatMap(({ kind }) => kinds[kind] ?? []).join('+') || 'fine' };
      })
      .filter(({ expected, read }) => expected !== read);
    expect(wrong).toEqual([]);
  });

  it.each([
    'Email your CV to hr.recruit@gmаil.com',
    'Ｅｍａｉｌ ｙｏｕｒ CV ｔｏ ｈｒ＠ｇｍａｉｌ．ｃｏｍ',
    'Email your CV to h r  @ g m a i l . com',
  ])('is quoted as it is written, with the letters of another alphabet that it has: %s', (sentence) => {
    expect(warningsIn([sentence])).toEqual([
      { kind: 'personal-mailbox', summary: 'It gives a personal mailbox as its contact', quote: sentence },
    ]);
  });

  it.each([
    'apply ',
    'skype ',
    'discord.gg/a ',
    'message our manager ',
    'cv to ',
    'a@',
    '07 ',
    '+44 ',
    'w h ',
    'live:',
  ])('is looked for in a time that grows with the length of a text alone: %j', (said) => {
    const text = said.repeat(100_000);
    const started = processorMs();
    expect(warningsOf(text)).toEqual([]);
    expect(processorMs() - started).toBeLessThan(10_000); // about one second, and a minute where it grows by the square
  });

  it('has no rule that looks from every letter for what may be anywhere behind it', () => {
    const sources = Object.values(contactRules).flatMap((rules) => [rules].flat().map(({ source }) => source));
    expect(sources.length).toBeGreaterThan(20);
    expect(sources.filter((source) => /^(?:\[\^?[^\]]+\]|\.|\\[wsSWD])[*+]/.test(source))).toEqual([]);
  });
});
