import { ANY_OTHER } from '../reading/advert-asks.js';
import type { CvFacts } from '../reading/cv-facts.js';
import type { Proof } from '../reading/proof.js';
import { standingAt } from '../reading/standing.js';
import { kindsOfLanguage, namesOfLanguage } from '../vocabulary/spoken-languages.js';
import { MISSING, type Finding } from './finding.js';
import { NOT_YET } from './skill-finding.js';

/** Whoever writes the CV in English knows English, said or not. */
export function languageFinding(language: string, line: string, cv: CvFacts): Finding {
  const found =
    language === ANY_OTHER
      ? [...cv.languages].filter(([spoken]) => spoken !== 'English').slice(0, 1)
      : [...cv.languages].filter(([spoken]) => spoken === language || kindsOfLanguage(language).includes(spoken));
  // of whoever speaks two kinds of Chinese the better one counts
  const kinds = found.map(([spoken, proof]) => spokenFinding({ language, spoken, line }, proof));
  const best = kinds.find(({ state }) => state === 'met') ?? kinds[0];
  if (best) return best;
  if (language === 'English' && cv.english) return { state: 'met', proof: cv.english, why: 'Your CV is written in it' };
  const broader = [...cv.languages].find(([each]) => kindsOfLanguage(each).includes(language));
  return broader
    ? { state: 'partly', proof: broader[1], why: `Your CV says ${broader[0]}, and not whether it is ${language}` }
    : MISSING;
}

function spokenFinding(
  { language, spoken, line }: Record<'language' | 'spoken' | 'line', string>,
  proof: Proof,
): Finding {
  if (isToBeLearned(spoken, proof.whole)) return { state: 'partly', proof, why: NOT_YET };
  const asked = levelOfLanguage(language, line);
  const own = levelOfLanguage(language === ANY_OTHER ? language : spoken, proof.whole);
  const isLess = asked !== null && own !== null ? own < asked : own !== null && own <= BEGINNER;
  return { state: isLess ? 'partly' : 'met', proof };
}

/** "Gaelic course booked for January". */
function isToBeLearned(language: string, said: string): boolean {
  const place = new RegExp(`\\b(?:${namesIn(language)})\\b`, 'i').exec(said)?.index;
  return place !== undefined && standingAt(said, place) === 'begun';
}

/** The steps of the common European framework, as the number of each; "fluent" is C1. */
const STEPS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];
const BEGINNER = STEPS.indexOf('A2');
const FLUENT = STEPS.indexOf('C1');
const CONVERSATIONAL = STEPS.indexOf('B1');
const GOOD = STEPS.indexOf('B2');

/** How well, in the words beside the language: "German B1", "fluent German", "English (C1)". */
function levelOfLanguage(language: string, text: string): number | null {
  const beside = (before: number, after: number) =>
    new RegExp(`([^,;.|]{0,${before}})\\b(?:${namesIn(language)})\\b([^,;.|]{0,${after}})`, 'i').exec(text)?.[0] ?? '';
  const said = language === ANY_OTHER ? text : beside(14, 16);
  const step = /\b([abc][12])\b/i.exec(said)?.[1]?.toUpperCase();
  if (step) return STEPS.indexOf(step);
  if (
    /\b(?:basic|beginner|elementary|learning|studying|some|poor|weak|limited|a little|not (?:very )?good)\b/i.test(said)
  )
    return BEGINNER;
  // "Conversational Welsh, not fluent"
  if (/\b(?:conversational|working knowledge|intermediate)\b/i.test(said) || isNotFluent(language, text))
    return CONVERSATIONAL;
  if (/\b(?:fluent|native|mother tongue|bilingual|excellent|very good|very strong)\b/i.test(said)) return FLUENT;
  return /\bgood\b/i.test(said) ? GOOD : null;
}

/** "My English is not perfect" */
const isNotFluent = (language: string, text: string): boolean =>
  new RegExp(
    `\\b(?:${namesIn(language)})\\b[^.;|]{0,20}\\bnot (?:yet |very |quite |always |so |completely )?(?:fluent|perfect|the best|strong)\\b`,
    'i',
  ).test(text);

/** However it is called there. */
const namesIn = (language: string): string =>
  namesOfLanguage(language)
    .map((name) => name.replace(/[^\p{L} ]/gu, '.'))
    .join('|');
