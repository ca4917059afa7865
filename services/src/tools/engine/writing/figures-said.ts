import type { CvFacts } from '../reading/cv-facts.js';
import { numberOf } from '../reading/numbers.js';
import { counted } from '../text/clean.js';
import { wordsOf } from '../text/words.js';

const LARGE: Record<string, number> = {
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
};
const figureOf = (text: string): number | null => {
  if (/^\d+$/.test(text)) return Number(text);
  const [tens = '', ones] = text.toLowerCase().split('-');
  const figure = LARGE[tens] ?? numberOf(tens);
  return ones === undefined || figure === null ? figure : figure + (numberOf(ones) ?? 0);
};

/** "20 years of experience", "twenty years as a chef"; "20 years old" and "a 2 year visa" claim none. */
const YEARS =
  /(?<![\p{L}\d.-])(\d{1,2}|\p{L}{3,9}(?:-\p{L}{3,5})?)\+?[ -](?:years?|yrs?)['’]?(?=(?: of)?(?: [\p{L}-]+){0,3} (?:experience|work)\b| (?:in|as|at|with|of) )/iu;
/** Of the work as a whole, and not "in dementia care". */
const IN_ALL = /\bexperience[\s.!]*$/i;

/** "I was a nurse for 20 years", "I have worked in kitchens for two decades". */
const SO_LONG =
  /\bI(?:['’]ve| have|['’]m| am)? (?:been|was|worked|work|working|nursed|taught|cooked|driven|drove|managed)\b(?! (?:married|resident|living|a (?:resident|citizen|member|parent|mother|father|fan)))[^.;]{0,60}? for (?:over |more than |about |almost |nearly |the (?:last|past) )?(\d{1,2}|\p{L}{3,9}(?:-\p{L}{3,5})?) (years?|decades?)\b/iu;
const DECADES = /\b(\d|a|two|three|four) decades?(?: of| in| as)\b/i;

function yearsIn(said: string): number | null {
  const decades = DECADES.exec(said)?.[1];
  if (decades !== undefined) return 10 * (/^a$/i.test(decades) ? 1 : (figureOf(decades) ?? 0));
  const [, figure = '', unit = ''] = SO_LONG.exec(said) ?? [];
  const long = figureOf(figure);
  if (long !== null) return /^decade/i.test(unit) ? 10 * long : long;
  return figureOf(YEARS.exec(said)?.[1] ?? '');
}

/** The years that a sentence claims beyond what the CV bears, as what the CV shows; null where it claims no more. */
function yearsShown(said: string, { years, yearsSaid, lines }: CvFacts): string | null {
  const claimed = yearsIn(said);
  const shown = Math.max(Math.ceil(years), ...yearsSaid.map((each) => each.years));
  const isWritten = lines.some(({ text }) => yearsIn(text) === claimed);
  if (claimed === null || shown < 1 || claimed <= shown || isWritten) return null;
  // as the letter counts them, which a claim beside it must not contradict
  return counted(Math.floor(years) || shown, 'year');
}

/** Whether a sentence says of its person's whole work how long it was, so that nothing else need say it. */
export const saysYearsInAll = (said: string): boolean => yearsIn(said) !== null && IN_ALL.test(said);

interface Count {
  figure: number;
  of: string;
}
/** "50 staff", "35 kitchen staff": how many of what; lengths of time and shares are of anything. */
const countsIn = (text: string): Count[] =>
  Array.from(
    text.matchAll(/(?<![\p{L}\d.,£$€-])(\d{1,6}|\p{L}{3,9})\+? ((?:\p{Ll}+ )?\p{Ll}{4,})/gu),
    ([, figure = '', of = '']) => ({
      figure: figureOf(figure),
      of,
    }),
  )
    .flatMap(({ figure, of }) => (figure === null ? [] : wordsOf(of).map(({ folded }) => ({ figure, of: folded }))))
    .filter(({ of }) => of.length >= 4 && !OF_ANYTHING.test(of));
const OF_ANYTHING =
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|percent|pounds?|times?|miles?|level|with|from|other|more|work\w*|experience|full|part|million|thousand)$/;

/** What the letter counts otherwise: "35 staff" where a sentence says "50 staff"; null where nothing speaks against it. */
function countedOtherwise(said: string, own: string): string | null {
  const others = countsIn(own);
  const against = countsIn(said).flatMap(({ figure, of }) => {
    const same = others.filter((other) => other.of === of);
    return same.length > 0 && same.every((other) => other.figure !== figure) ? same : [];
  })[0];
  return against ? `${against.figure} ${against.of}` : null;
}

/**
 * What somebody wants said, without figures that the CV does not bear: a letter with "8 years" and "20 years" in it is
 * believed in neither. `own` is the letter without those sentences.
 */
export function borneOut(said: readonly string[], cv: CvFacts, own: string): { kept: string[]; refused: string[] } {
  const kept: string[] = [];
  const refused: string[] = [];
  for (const each of said) {
    const shown = yearsShown(each, cv) ?? countedOtherwise(each, own);
    if (shown === null) kept.push(each);
    else refused.push(`say “${each.replace(/[\s.!]+$/, '')}” (your CV shows ${shown})`);
  }
  return { kept, refused };
}
