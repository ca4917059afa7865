import { readFileSync } from 'node:fs';
import { readAdvert, type AdvertAnswer } from './read-advert.js';

const linesOf = (file: string) =>
  readFileSync(new URL(`testing/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t') as [AdvertAnswer, string]);
/**
 * Labelled sentences that only rules are to read: many turn, and would teach the trained reader that a "not" promises, or
 * that whoever needs sponsorship is promised it. What is learnt as well would tell nothing of the rules.
 */
const sentences = linesOf('unlearnt-sentences.tsv');
const read = (label: AdvertAnswer) =>
  sentences
    .filter(([said]) => said === label)
    .map(([, text]) => ({
      text,
      alone: readAdvert(text).answer,
      among: readAdvert(`A fine job.\n\n${text}\nA week of leave.`).answer,
    }));

describe('a sentence that was not learnt', () => {
  it.each<AdvertAnswer>(['offers', 'conditional', 'refuses', 'silent'])('is read as labelled: %s', (label) => {
    const readings = read(label);
    expect(readings.length).toBeGreaterThan(0);
    expect(readings.filter(({ alone, among }) => alone !== label || among !== label)).toEqual([]);
  });

  it('is none of those that are learnt, and stands there once', () => {
    const said = sentences.map(([, text]) => text);
    const learnt = new Set(linesOf('labelled-sentences.tsv').map(([, text]) => text));
    expect(said.filter((text, at) => learnt.has(text) || said.indexOf(text) !== at)).toEqual([]);
  });
});
