import type { CvFacts } from '../reading/cv-facts.js';
import { saysWhatWasDone } from '../reading/verbs.js';
import type { WorkFound } from './letter-work.js';
import { isStory, story, TELLING_SECTIONS } from './story.js';

/** What somebody is, has, speaks, learned or wishes for is no work that they did. */
const NO_DEED =
  /^I (?:(?:also|now|then) )?(?:am|was|were|been|have|had|has|speak|live|lived|hold|held|need|require|like|love|enjoy|want|wish|would|could|can|will|look|hope|believe|think|feel|know|come|came|move|moved|work|worked|graduated|studied|study|learn|learned|learnt|finish|finished|started|obtained|passed|got|did|do|understand|possess|seek|apply|spent|spend|joined|join|left|leave|became|trained (?:at|as|in)|qualified)\b/i;

/**
 * "I order meat and fish, make the rota for six cooks": as it stands, also behind the colon of a longer sentence, behind
 * when or where it was ("There I teach …", "Last year I set up …") and in what is said of a post ("…, where I ran the bar").
 */
export const ownSentences = ({ lines }: CvFacts): WorkFound[] =>
  lines
    .filter(({ isHeading, isBullet, section }) => !isHeading && !isBullet && TELLING_SECTIONS.has(section))
    .flatMap((line) =>
      line.text
        .split(/[.;!]\s+|:\s+(?=I )/u)
        .flatMap((each) => ownClause(each.replace(/[.;\s]+$/, '')))
        .filter((each) => !saysWhatWasDone(line.text) || each !== line.text)
        .map((each) => story(each, null, line)),
    );

/** The part of a sentence of prose that tells what its person did; the whole, where what stands before says only when. */
function ownClause(sentence: string): string[] {
  // nobody reads a longer one, and it would be looked through once for each "I" in it
  if (sentence.length > LONGEST_READ) return [];
  const starts = [...sentence.matchAll(AN_I)]
    .map(({ index }) => index)
    .filter((start) => BEGINS_A_CLAUSE.test(sentence.slice(0, start)));
  const [first] = starts;
  if (first === undefined) return [];
  if (
    SAYS_WHEN.test(sentence.slice(0, first)) &&
    !NO_DEED.test(sentence.slice(first)) &&
    isStory(sentence, LONGEST_SENTENCE)
  )
    return [sentence];
  // "After …, where I ran the class, I moved to …": each clause ends where the next begins
  return starts
    .map((start, at) => sentence.slice(start, starts[at + 1]))
    .map((each, at) =>
      at === starts.length - 1 ? each : each.replace(/,? (?:(?:where|and|but|then|there|here|now|today) )?$/u, ''),
    )
    .filter((each) => !NO_DEED.test(each) && isStory(each, LONGEST_SENTENCE));
}
/** A sentence of prose is longer than a line of a list, and is read to its end. */
const LONGEST_SENTENCE = 200;
const LONGEST_READ = 600;

const AN_I = /(?<!\S)I (?=\p{Ll})/gu;
/** Not "the report that I wrote". */
const BEGINS_A_CLAUSE =
  /^$|, $|(?:^|\s)(?:where|and|but|then|there|here|now|today) $|^(?:in|last|every|each|once|twice|on|at|during|over|when|after|before|since|from|until) [^.;:,]{2,60},? $/iu;
const SAYS_WHEN =
  /^(?:(?:in|last|every|each|once|twice|on|at|during|over|when|after|before) [^.;:,]{2,60}|on (?:\p{L}+ ){1,5}a week),? $/iu;
