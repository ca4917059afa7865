import { readFileSync } from 'node:fs';
import { readAdvert, type AdvertAnswer } from './read-advert.js';

/** Labelled sentences that the trained reader has not learnt: most turn, and only a rule tells what the half behind denies. */
const sentences = readFileSync(new URL('testing/unlearnt-sentences.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [AdvertAnswer, string]);
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
});
