/**
 * What a search text asks of the words of a job. Made once for a text, without regard to the data, and answered the
 * same by the search table (`plan.sql.ts`, the truth) and by the index in memory.
 *
 * A job matches when every group has an alternative of which every term is there. A plan without groups asks nothing
 * of the words: the text had none that could be looked for.
 */
export interface SearchPlan {
  groups: SearchGroup[];
  /** What only a few jobs have, who stand before all that have what may be meant by it. */
  first?: string[];
  /** Whole titles as single terms ("=regist nurs"). Where a job that has one of them stands, the order below says. */
  titles: string[];
  /**
   * The same with the last word first, as `search_heads()` writes what the parts of a title say ("~nurs regist"): after
   * the whole titles come those of which a part is one of these, then those of which a part ends with one.
   */
  heads: string[];
  /** What stands behind them all, since the very words are nearer than whatever means the same. */
  otherwise?: Otherwise;
}

export interface Otherwise {
  /** The single word as it may be spelled: a title that has it anywhere ("Chef de Partie") stands before all with the heads. */
  words: string[];
  /** Of several words each: a title that has them all, whatever stands between ("HGV Class 1 Driver"), stands there as well. */
  each?: string[][];
  /**
   * The stem is another than the word, and other words have it as well, as "nursing" has that of "nurse": what has the plan's
   * titles and heads by the stem alone stands behind all that have one of the words.
   */
  isOneOfStem?: true;
  /** Who is called by another word of its family ("~accountant" of "accounting"), as the heads of the plan. */
  doers?: string[];
  /** What means the same ("~cook"), as well. */
  heads: string[];
  /** The single word is a field: who is one of these by the title ("Senior managers - construction") stands behind who does the work. */
  leaders?: string[];
  /** What has one of these in its title is other work: a doctor of veterinary medicine. It stands behind all of the above. */
  apart?: string[];
}

/** What stands for one word of the text, or for several that mean one thing ("registered nurse"). */
export interface SearchGroup {
  any: Alternative[];
}

export interface Alternative {
  all: SearchTerm[];
  /** 1 to 30: how near to what was typed. The words themselves have 10, a synonym less, a word only begun still less. */
  weight: number;
  /** The fields in which every term must stand; without it any. A word of the place ("@") stands in its own. */
  only?: Only;
  /** Not of a job with one of these in its title: a veterinary surgeon is no surgeon to who asks for a doctor. */
  without?: string[];
  /** Meant only where more of the word may follow, though its terms are whole: the places of a county that is begun. */
  isBegun?: true;
}

/**
 * `skills`: title and skills, for "go", which everybody writes. `words`: all but the company, for short forms: a nurse
 * is not "RN Foam". `names`: title, company and skills, for what in a place means something else. `company`: for the
 * name of one that holds a short form ("HCA Healthcare").
 */
export type Only = 'skills' | 'words' | 'names' | 'company';

/**
 * A lexeme of `job_search.words`, or all that begin so. One that begins with "@" stands for a word of the place, one
 * that begins with "@^" for the whole name of the town, one with "@=" for the country, one with
 * "@:" for the type or the level of the job.
 */
export interface SearchTerm {
  word: string;
  prefix: boolean;
}

/**
 * Where a word stands, and what that is worth. In `job_search.words` title, company and skills have the weights A, B
 * and C. D is both of the last two: a word of the place stands there a second time, with "@" before it.
 */
export const fieldWorth = { title: 10, company: 6, skills: 4, location: 3, description: 1 } as const;

/*
 * The order of relevance, in whole numbers so that every way of counting comes to the same:
 * 1. a job with one of `first`; then one with one of `titles`, then one with one of `heads`, then one with more before such a
 *    head; then one with the word, or each of several, in the title (of a field, who only leads in it comes behind who does the work); then, of a single word, one with such a title or head by
 *    its stem alone, then who does it; then with what means the same, as a head and with more before it; then the others. Of
 *    all but the last all adverts stand before all official records, which are not vacancies;
 * 2. the sum over all groups, descending. A group is worth the most of its alternatives; an alternative is worth its
 *    weight times the least of its terms; a term is worth the best field where it stands (of any word that begins so);
 * 3. the newest first, a job without a date last; 4. the greater id first.
 */

export const noOthers: Otherwise = { words: [], heads: [] };

/** One step of 1.: what has a term, or one that begins so, and in its title a word of each list beside it, and none of those apart. */
export interface TitleStep {
  terms: string[];
  worth: number;
  areBegun?: true;
  inTitle?: true;
  beside?: string[][];
  apart?: string[];
}

/** The steps of 1., the nearest first. What each is worth no sum of groups comes near: a plan has 40 of 250 at most. */
export function titleSteps({ first = [], titles, heads, otherwise = noOthers }: SearchPlan): TitleStep[] {
  const {
    words,
    each: [word = [], ...more] = [],
    isOneOfStem,
    doers = [],
    heads: others,
    leaders,
    apart = [],
  } = otherwise;
  const beside = isOneOfStem && [words];
  const led = leaders && { apart: leaders };
  const [ends, otherEnds] = [heads.map(endingWith), others.map(endingWith)];
  const byStem: TitleStep[] = [
    { terms: [...titles, ...heads], worth: 4 },
    { terms: ends, worth: 4, areBegun: true },
  ];
  const steps: TitleStep[] = [
    { terms: first, worth: 9 },
    { terms: titles, worth: 8, beside },
    { terms: heads, worth: 7, beside, ...led },
    { terms: ends, worth: 6, areBegun: true, beside },
    { terms: words, worth: 5, inTitle: true, ...led },
    ...(leaders ? [{ terms: words, worth: 4, inTitle: true as const }] : []),
    { terms: word, worth: 5, inTitle: true, beside: more },
    ...(beside ? byStem : []),
    { terms: doers, worth: 3 },
    { terms: doers.map(endingWith), worth: 3, areBegun: true },
    { terms: others, worth: 2 },
    { terms: otherEnds, worth: 1, areBegun: true },
  ];
  const those = steps.filter(({ terms }) => terms.length > 0);
  return apart.length === 0 ? those : those.map((step) => ({ ...step, apart: [...(step.apart ?? []), ...apart] }));
}

/** Whether the text has one word for work. */
export const isOfOneWord = ({ otherwise = noOthers }: SearchPlan): boolean => otherwise.words.length > 0;

/** What is added to such a step for an advert. */
export const FOR_ADVERT = 9;

const besidesCompany: Record<Only, Only[]> = { skills: ['skills'], words: ['words'], names: ['skills'], company: [] };

/** The same search where the name of a company says nothing: "J & S Java Inc." is no work in Java. */
export const besidesCompanies = (plan: SearchPlan): SearchPlan => ({
  ...plan,
  groups: plan.groups.map(({ any }) => ({
    any: any.flatMap((one) =>
      (one.only ? besidesCompany[one.only] : ['words' as const]).map((only) => ({ ...one, only })),
    ),
  })),
});

/** All heads that have more before this one begin so. */
export const endingWith = (head: string) => `${head} `;
