/** 0 a trainee, 1 junior, 2 the ordinary case, 3 senior, 4 whoever leads, 5 at the head of a department or more. */
export type Rank = 0 | 1 | 2 | 3 | 4 | 5;

const RANKS: readonly [Rank, RegExp][] = [
  [
    5,
    /\b(?:head of|(?<!funeral )director|chief|c[etfio]o|vp|vice president|co-?founder|founder|president|managing partner)\b/i,
  ],
  [
    4,
    /\b(?:lead|principal|manager|team leader|staff (?:software |data )?engineer|consultant nurse|matron|headteacher|executive level)\b/i,
  ],
  [3, /\b(?:senior(?! (?:high|secondary|school|citizen|care))|snr|sr|experienced|specialist|senior level)\b/i],
  [0, /\b(?:intern|internship|trainee|apprentice|student|work experience)\b/i],
  [
    1,
    /\b(?:junior|graduate|entry[- ]level|assistant(?= \p{L})(?! (?:professor|director|manager|head|principal))|(?<!dental )associate(?! (?:professor|director|dean|dentists?|dental surgeons?|orthodontists?|general practitioners?|gps?|vets?|veterinary surgeons?|solicitors?|architects?|partners?)\b)|newly qualified|entry level)\b/iu,
  ],
];

/**
 * Who manages a thing or those whom a firm sells to, and nobody who works there: a "Senior Product Manager" is a senior, and
 * a "Project Manager" in the ordinary case. The manager of an office, a store or a team leads people.
 */
const OF_A_THING =
  /\b(?:product|project|program(?:me)?|account|case|brand|campaign|community|category|relationship|(?:customer|client) success|customer|client|partner|territory|business development|(?:service )?delivery|bid|vendor|supplier|event|portfolio|risk|property|contracts?|release|change|social media|content) manager\b/gi;

export const rankOf = (title: string): Rank =>
  RANKS.find(([, pattern]) => pattern.test(title.replace(OF_A_THING, ' ')))?.[0] ?? 2;

export const saysRank = (title: string): boolean => RANKS.some(([, pattern]) => pattern.test(title));

export const RANK_NAMES: Record<Rank, string> = {
  0: 'Trainee level',
  1: 'Junior level',
  2: 'Mid level',
  3: 'Senior level',
  4: 'Lead or manager level',
  5: 'Head or director level',
};

/** What so many years of work usually make of somebody, titles apart. */
export const rankOfYears = (years: number): Rank => (years >= 6 ? 3 : years >= 2 ? 2 : years >= 0.5 ? 1 : 0);
