import type { WeighedAsk } from '../match/score.js';
import type { CvLine } from '../reading/cv-line.js';
import type { Proof } from '../reading/proof.js';
import { saysNotHad } from './not-had.js';
import { wordsIn } from './no-paper.js';

const isOfPapers = ({ section }: Pick<Proof, 'section'>): boolean =>
  section === 'certificates' || section === 'education';

/** "… or equivalent", "full …". */
const SAYS_NOTHING = new Set(
  'equivalent similar higher above relevant recognised valid full working towards'.split(' '),
);

/**
 * A paper that a sentence tells of ("I took the CIPD diploma in evening classes and now want to do it all day") and that has
 * a line of its own among the papers is quoted by that line: it is the paper, and nothing else.
 */
export const withPapersOfTheirOwn = (asks: readonly WeighedAsk[], lines: readonly CvLine[]): WeighedAsk[] => {
  const papers = lines.filter((line) => !line.isHeading && isOfPapers(line) && !saysNotHad(line.text));
  return asks.map((ask) => {
    const { proof, kind, state } = ask;
    if (proof === null || state === 'missing' || kind === 'experience' || isOfPapers(proof)) return ask;
    const isPaper = kind === 'certificate' || kind === 'degree';
    // a skill that a paper alone shows is no experience of the paper
    if (!isPaper && (kind !== 'skill' || proof.said === undefined || proof.section === 'experience')) return ask;
    if (!isPaper && (!/^\p{Lu}{3,}/u.test(proof.said ?? '') || proof.section === 'projects')) return ask;
    const wanted = wordsIn(proof.said ?? ask.name).filter((word) => !SAYS_NOTHING.has(word));
    const own = papers.find(({ text }) => wanted.length > 0 && wanted.every((word) => wordsIn(text).includes(word)));
    return own === undefined
      ? ask
      : { ...ask, proof: { ...proof, line: own.text, whole: own.text, section: own.section } };
  });
};
