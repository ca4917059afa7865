import { readAdvert } from './read-advert.js';
import { warningsIn } from './read-warnings.js';
import { negation } from './sponsorship-rules.js';

/** A worker reads thousands of adverts in a run: one that takes longer holds up all others. */
const LONGEST_MS = 3_000;
/** Adverts are read in pieces of some hundred characters: what grows faster than its text shows within ten of them. */
const LENGTH = 6_000;

const beginnings = [
  'Visa sponsorship for ',
  'Sponsorship has been ',
  'Certificates: we may ',
  'No sponsorship ',
  'The trust sponsors ',
  'We sponsor visas and the ',
  'We are ending ',
  'There is nothing ',
  'If you are not ',
  'You must have the right to work ',
  'We sponsor visas. Although ',
  'Free meals, pension, we sponsor visas, ',
];
const runs = [
  '-',
  '_',
  ' ',
  '\t',
  'a',
  'a-',
  "a'",
  '1',
  'a ',
  'is ',
  'not ',
  ', ',
  'for a ',
  'of the ',
  'in ',
  'sponsorship ',
  'from ab ',
  'since from every ',
  'uk or ',
  'and you ',
  'although ',
  'nurse, ',
];
/** Two ways to read each word take twice the time for each more: these few tell it, where many would take years. */
const FEW = [13, 22, 28, 40];

/** Of this process alone, however busy the machine is. */
const timeOf = (text: string) => {
  const before = process.cpuUsage();
  readAdvert(text);
  warningsIn([text]);
  return process.cpuUsage(before).user / 1_000;
};

describe('an advert that is made to be slow', () => {
  beforeAll(() => {
    timeOf('We sponsor visas. No fee is asked. We do not sponsor.');
  }); // patterns are compiled once
  it.each(beginnings)('is read like any other, whatever follows %j', (beginning) => {
    const slow = runs.flatMap((run) => {
      for (const times of FEW)
        for (const end of [', x.', ' x visa sponsorship.']) {
          const few = timeOf(beginning + run.repeat(times) + end);
          if (few > LONGEST_MS / 3) return [[run, times, few]];
        }
      const once = timeOf(`${beginning}${run.repeat(LENGTH / run.length)}`);
      const again = timeOf(`${beginning}${run.repeat(500 / run.length)} x.\n`.repeat(LENGTH / 520));
      return [
        ...(once > LONGEST_MS / 3 ? [[run, 'once', once]] : []),
        ...(again > LONGEST_MS / 3 ? [[run, 'again', again]] : []),
      ];
    });
    expect(slow).toEqual([]);
  });

  it.each([
    ['takes up a denial', (run: string) => `We cannot sponsor events. Or ${run}`],
    ['goes on with a promise', (run: string) => `We sponsor visas. This post ${run}`],
    ['stands between two promises', (run: string) => `We sponsor visas ${run} but this post can be.`],
    ['stands below a label', (run: string) => `Visa sponsorship:\n${run}`],
    ['is a list of entries', (run: string) => `What we cannot offer:\n${run}\n- Visa sponsorship`],
  ])('is read like any other, however long one repeated thing %s', (_, around) => {
    const slow = ['- ', '. ', '* ', ':', ',', ' ', '(', '\n', '\n- ', 'not ', 'sponsor ', 'a b c ', '1'].flatMap(
      (run) => {
        const time = timeOf(around(run.repeat(50_000 / run.length)));
        return time > LONGEST_MS / 4 ? [[run, time]] : [];
      },
    );
    expect(slow).toEqual([]);
  });

  it('has a negation looked for in one go, however many colons it has', () => {
    const before = process.cpuUsage();
    for (const sign of [':', '=', ': ', '-', '?']) negation.test(sign.repeat(100_000));
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(LONGEST_MS / 2);
  });

  /** Where the words of a list can be told apart in two ways, each more of them takes twice the time. */
  it.each([
    ['Never trust a fee for a ', 'job or a '],
    ['All ', 'all requests for '],
    ['For the ', 'for the one any '],
    ['We do not charge for a ', 'job or a '],
    ['Pay on you get ', 'the the you get '],
    ['You share to ', 'the cost of '],
    ['H1B case filed', ' in filed'],
    ['Note ', 'please note, '],
    ['A visa is ', 'currently simply '],
    ['We cannot sponsor wives', ', / spouse'],
    ['No one is judged by -', ' or -'],
    ['You must ', 'will need to '],
    ['We sponsor visas but not is ', 'is able to is '],
    ['No sponsorship of run or ', 'a & run or '],
    ['We do not sponsor run or ', 'a & run or '],
    ['We refuse sponsorship from & firm or ', 'a & firm or '],
  ])('is read in one way only when %j is followed by %j again and again', (beginning, run) => {
    for (const end of ['', '!', ' x.', ' nurse visa sponsorship.'])
      expect(timeOf(beginning + run.repeat(30) + end)).toBeLessThan(LONGEST_MS / 3);
  });

  it.each(['visa ', 'sponsor ', 'sponsorship '])(
    'is read in time that grows with it, where it says %j again and again',
    (run) => {
      expect(timeOf(run.repeat(24_000 / run.length))).toBeLessThan(LONGEST_MS);
    },
  );

  it('is not looked through for what it has shown already, in thousands of short sentences', () => {
    const text = Array.from({ length: 14_000 }, (_, at) => `You pay the offer ${at}.`).join(' ');
    const before = process.cpuUsage();
    expect(warningsIn([text])).toHaveLength(1);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(LONGEST_MS / 2);
  });

  it('is looked through to its end after it has asked for money', () => {
    const asking = Array.from(
      { length: 50 },
      (_, at) => `You must pay £${at + 100} for your visa before the interview.`,
    );
    expect(
      warningsIn([[...asking, 'Message us on WhatsApp +2348012345678 to apply.'].join(' ')]).map(({ kind }) => kind),
    ).toEqual(['asks-for-money', 'chat-number']);
  });
});
