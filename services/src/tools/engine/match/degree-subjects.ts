import { closeness, fieldOfTitle } from '../reading/fields.js';
import { stemsOf } from '../reading/stems.js';
import { SAME_TRADE } from './role-fit.js';

/** One telling word in common, or one field. */
export function isOfSubject(stated: string, asked: string): boolean {
  if (asked === '') return true;
  const subject = withItsSubject(asked);
  const line = withItsSubject(stated);
  const own = new Set(stemsOf(line));
  if (stemsOf(subject).some((stem) => own.has(stem) && !OF_MANY_SUBJECTS.has(stem))) return true;
  // "An engineering discipline": any of them
  const general = stemsOf(subject);
  if (
    general.length > 0 &&
    general.every((stem) => OF_MANY_SUBJECTS.has(stem)) &&
    general.some((stem) => own.has(stem))
  )
    return true;
  if (WIDE_SUBJECTS.some(([wide, its]) => wide.test(subject) && its.test(line))) return true;
  const [wanted, studied] = [fieldOfTitle(subject), fieldOfTitle(line)];
  return wanted !== null && studied !== null && closeness(wanted, studied) >= SAME_TRADE;
}

/** Degrees that carry their subject in their name. */
const NAMED_FOR: readonly (readonly [RegExp, string])[] = [
  [/\bM\.?Chem\b/i, 'chemistry'],
  [/\bM\.?Phys\b/i, 'physics'],
  [/\bM\.?Math\b/i, 'mathematics'],
  [/\bM\.?Biol\b/i, 'biology'],
  [/\b[MB]\.?Pharm\b/i, 'pharmacy'],
  [/\b[MB]\.?Eng\b/i, 'engineering'],
  [/\bLL\.?[BM]\b/i, 'law'],
  [/\bMB\.?BS\b|\bMBChB\b/i, 'medicine'],
  [/\b[MB]\.?Ed\b/i, 'education'],
  [/\bB\.?N(?:urs)?\b/i, 'nursing'],
  [/\bB\.?Arch\b/i, 'architecture'],
  [/\b[BM]\.?Com(?:m)?\b/, 'commerce accounting finance'],
  [/\bB\.?Acc(?:y|t)?\b/, 'accounting'],
  [/\bdipl(?:om|\.)[- ]inform/i, 'computer science'],
  [/\bdipl(?:om|\.)[- ]ing/i, 'engineering'],
];
const withItsSubject = (line: string): string =>
  [line, ...NAMED_FOR.filter(([degree]) => degree.test(line)).map(([, subject]) => subject)].join(' ');

/** "A science", "a STEM subject": what belongs to it is seldom called so. */
const NATURAL_SCIENCE = String.raw`physic(?:s|al)|chemi\w+|biolog\w+|biochem\w+|biomedic\w+|genetics|geolog\w+|astro\w+|materials|ecology|zoology|botany|neuroscience|microbiolog\w+`;
const WIDE_SUBJECTS: readonly [RegExp, RegExp][] = [
  [/^(?:natural |physical |life )?sciences?$/i, new RegExp(String.raw`\b(?:${NATURAL_SCIENCE})\b`, 'i')],
  [
    /^(?:stem|numerate|technical|quantitative|analytical)\b/i,
    new RegExp(
      String.raw`\b(?:${NATURAL_SCIENCE}|math\w*|statistic\w*|comput\w+|engineer\w+|informatics|econom\w+|actuarial|accounting|finance)\b`,
      'i',
    ),
  ],
  [
    /\b(?:biolog|bioscience|life science)/i,
    /\b(?:biolog\w+|biomedic\w+|biochem\w+|microbiolog\w+|biotech\w+|biosciences?|genetics|zoology|botany|neuroscience|physiology|life sciences?)\b/i,
  ],
  [/^humanities$/i, /\b(?:history|english|literature|philosophy|languages|geography|theology|classics|politics)\b/i],
];

const OF_MANY_SUBJECTS = new Set(
  stemsOf('science sciences studies study art arts engineering management applied general degree university'),
);
