import { weighed, type WeighedAsk } from '../match/score.js';
import type { AdvertFacts } from '../reading/advert-reader.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { asksOf } from '../match/asks.js';
import { withEmployerOfTitle } from './employer-in-title.js';
import { borneOut } from './figures-said.js';
import { withPromotions } from './promoted.js';
import { notDenied } from './said-otherwise.js';
import { lettersWork } from './work-to-tell.js';
import { withoutContacts } from './contact-lines.js';
import { offered, withoutLacks } from './not-had.js';
import { withPapersOfTheirOwn } from './papers-of-their-own.js';
import { toldCv } from './told-cv.js';
import { wishesIn, type Wishes } from './wishes.js';
import { Letter } from './letter.js';

export interface LetterInput {
  jobDescription: string;
  customizations: string;
}
export interface WrittenLetter {
  text: string;
  /** Wishes that were not followed, in the person's words. */
  notFollowed: string[];
  /** Nothing of the CV or of the wishes stands in it: only what is applied for. */
  isBare: boolean;
}

/**
 * A letter made of facts that stand in the CV and the advert, in an order and with joints that are the engine's. What
 * the person wants said stands in it word for word, what is to be left out does not; what rules cannot follow is named.
 */
export function coverLetter(
  asks: readonly WeighedAsk[],
  advertRead: AdvertFacts,
  cv: CvFacts,
  { jobDescription, customizations }: LetterInput,
): WrittenLetter {
  const advert = withEmployerOfTitle(advertRead);
  const wished = wishesIn(customizations);
  const told = toldCv(cv, wished);
  const had = withPromotions(withoutLacks(told.cv));
  const work = lettersWork(had, jobDescription);
  const shown = offered(told.cv === cv ? asks : weighed(asksOf(advertRead, told.cv)), told.cv.lines);
  const proven = withPapersOfTheirOwn(withoutContacts(shown), told.cv.lines);
  const of = (wishes: Wishes) =>
    new Letter(proven, advert, { ...told, cv: had }, { ...wishes, left: told.left }, work, jobDescription);
  const ownWords = [...wished.opening, ...wished.said, ...wished.ending];
  const affirmed = notDenied(ownWords, cv.lines);
  const { kept, refused } = borneOut(affirmed.kept, cv, of(saying(wished, [])).written('full'));
  const wishes = saying(wished, kept);
  const letter = of(wishes);
  const text = ofLength(letter, wishes);
  const notFollowed = [
    ...wishes.notFollowed,
    ...told.notFollowed,
    ...affirmed.refused,
    ...refused,
    ...letter.untold(),
    ...letter.stillThere(text),
    ...notOfLength(text, wishes),
  ];
  return { text, notFollowed: [...new Set(notFollowed)], isBare: letter.isBare() };
}

/** Wishes with those of the person's own sentences that may stand in the letter. */
const saying = (wishes: Wishes, sentences: readonly string[]): Wishes => {
  const kept = (own: readonly string[]) => own.filter((each) => sentences.includes(each));
  return { ...wishes, opening: kept(wishes.opening), said: kept(wishes.said), ending: kept(wishes.ending) };
};

function notOfLength(text: string, { mostWords, leastWords }: Wishes): string[] {
  const words = lengthOf(text);
  if (mostWords !== null && words > mostWords) return [`at most ${mostWords} words`];
  return leastWords !== null && words < leastWords ? [`at least ${leastWords} words (nothing is made up)`] : [];
}

/** A short letter is one that somebody sees to be shorter than the whole. */
const NOTABLY_SHORTER = 0.9;

function ofLength(letter: Letter, { isShort, mostWords }: Wishes): string {
  const full = letter.written('full');
  const most = Math.min(isShort ? lengthOf(full) * NOTABLY_SHORTER : Infinity, mostWords ?? Infinity);
  if (lengthOf(full) <= most) return full;
  const short = letter.written('short');
  return lengthOf(short) <= most ? short : letter.written('shortest');
}

const lengthOf = (text: string): number => text.split(/\s+/).length;
