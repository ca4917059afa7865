import type { AdvertFacts } from '../reading/advert-reader.js';
import type { CvLine } from '../reading/cv-line.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { occupationOf } from '../reading/occupation-families.js';
import { namesPerson } from '../reading/occupations.js';
import { namesWork } from '../reading/verbs.js';
import { wordsNotDenied, wordsStanding } from '../reading/standing.js';
import { isBase } from '../study/finite-verbs.js';
import { linesOf } from '../text/clean.js';
import { SMALL_WORDS, wordsOf, type Word } from '../text/words.js';
import { isDated } from './letter-text.js';
import { A_MEASURE } from './key-skills.js';
import { saysNotHad } from './not-had.js';
import { tellingWords } from './telling-words.js';

const MOST_WORDS = 4;
/** A paper is no skill, and "NMC" beside "OSCE booked" none that is held. */
const OF_WORK: ReadonlySet<string> = new Set(['experience', 'projects', 'skills', 'volunteering']);
/** "HACCP", "CostX", "GA4": the name of a thing, in one word. */
const A_NAME = /^(?:\p{Lu}{2,}\d*s?|\p{Lu}{2,}\p{Ll}?\d+|\p{Lu}\p{Ll}+\p{Lu}\p{L}*)$/u;
/** Of a place or a right, and no skill. */
const NO_SKILL =
  /^(?:UK|USA?|EU|GB|NI|HR|CV|BSc|MSc|BA|MA|BEng|MEng|PhD|PGCE|Ltd|PLC|LLP|NHS|DBS|[NS]VQs?|BTECs?|HN[CD]|GCSEs?|QCF|RQF|SCQF)$/;

interface Phrase {
  /** As the line writes it. */
  text: string;
  folded: string;
  /** Nothing that belongs to it comes behind it: "Allen Bradley", where "Allen Bradley PLCs" goes on. */
  isWhole: boolean;
}

/**
 * What a CV and an advert call by the same words: "final accounts", "food cost", "HACCP". As the CV writes it, in
 * the advert's order, each once.
 */
export function sharedPhrases(
  { title, company }: Pick<AdvertFacts, 'title' | 'company'>,
  jobDescription: string,
  cv: CvFacts,
): string[] {
  const asked = new Map<string, Phrase>();
  for (const phrase of linesOf(jobDescription)
    .filter((line) => line !== title)
    .flatMap((line) => phrasesOf(wordsNotDenied(line))))
    if (!asked.get(phrase.folded)?.isWhole) asked.set(phrase.folded, phrase);
  const own = new Set([title, company].flatMap((text) => [...tellingWords(text ?? '')]));
  const found = new Map<string, string>();
  const held = cv.lines.filter(isOfWork).flatMap((line) => phrasesOf(wordsStanding(line.text, 'held')));
  for (const { text, folded, isWhole } of held) {
    const isOwn = folded.split(' ').every((word) => own.has(word)) || NAMES_AN_EMPLOYER.test(text);
    if (!isOwn && !found.has(folded) && (isWhole || asked.get(folded)?.isWhole)) found.set(folded, text);
  }
  const order = [...asked.keys()].filter((folded) => found.has(folded));
  return order
    .filter((folded) => !order.some((other) => isPartOf(folded, other)))
    .flatMap((folded) => found.get(folded) ?? []);
}

/** "NHS Foundation Trust", "City Council": who employs. */
const NAMES_AN_EMPLOYER = /\b(?:trust|council|ltd|limited|llp|plc|hospitals?|university|nhs)$/i;

const isOfWork = ({ section, isHeading, text }: CvLine): boolean =>
  !isHeading && OF_WORK.has(section) && !isDated(text) && !saysNotHad(text);

const isPartOf = (one: string, other: string): boolean => one !== other && ` ${other} `.includes(` ${one} `);

/** Every two to four words that stand together and name a thing, and every name of one word. */
function phrasesOf(text: string): Phrase[] {
  const words = wordsOf(text);
  const phrases: Phrase[] = [];
  words.forEach((_, from) => {
    for (let to = from + 1; to <= Math.min(words.length, from + MOST_WORDS); to += 1) {
      const some = words.slice(from, to);
      const [first, last] = [some[0], some.at(-1)];
      if (!first || !last) return;
      const phrase = text.slice(first.start, last.end);
      if (/[^\p{L}\p{N}\s'’&/+#.-]|\. /u.test(phrase)) return;
      if (!namesThing(some, phrase) || text[last.end] === '-' || text[first.start - 1] === '-') continue;
      phrases.push({
        text: phrase,
        folded: some.map(({ folded }) => folded).join(' '),
        isWhole: isWholeAt(text, last, words[to]),
      });
    }
  });
  return phrases;
}

/** Behind it comes the end, a sign or a small word, or it is a name by itself; "IV" of "IV medicines" is none. */
function isWholeAt(text: string, last: Word, next: Word | undefined): boolean {
  if (!next || (A_NAME.test(last.text) && !/^\p{Lu}+$/u.test(last.text))) return true;
  // "preparation of bills", of which "of quantities" tells more
  if (next.folded === 'of') return false;
  return SMALL_WORDS.has(next.folded) || /[^\s]/.test(text.slice(last.end, next.start));
}

function namesThing(words: readonly Word[], phrase: string): boolean {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return false;
  if (words.length === 1) return A_NAME.test(phrase) && !NO_SKILL.test(phrase);
  if (words.some(({ text }) => /^(?:and|or)$/i.test(text))) return false;
  // "Single-cell" is one word, and says of what.
  if (!/\s/.test(phrase) || SMALL_WORDS.has(first.folded) || SMALL_WORDS.has(last.folded)) return false;
  // "Lead maths" and "control stock" say what is done; "years" and "team" stand in every advert.
  if (isBase(first.text.toLowerCase()) || namesWork(phrase) || /(?:ly|ed)$/i.test(last.text)) return false;
  if (occupationOf(phrase) !== null || namesPerson(phrase) || A_MEASURE.test(phrase)) return false;
  return words.filter(({ text }) => tellingWords(text).size > 0 || A_NAME.test(text)).length >= 2;
}
