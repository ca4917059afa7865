/**
 * "It isn't possible this year.", "You won't get one with this job.": a sentence right behind a promise that denies and has
 * no noun of its own but the post, its place and the time. Nothing else stands there to be denied, so that it is the promise.
 */

const setOf = (words: string) => new Set(words.split(' '));

const NEGATIONS = setOf('not never none nothing cannot no');
/** What is done with a promise, and how it is had. */
const GIVING = setOf(
  'offer offers offered offering give gives given giving provide provides provided do doing get gets have receive receives carry carries come comes include includes included cover covers covered apply applies qualify qualifies count counts available possible eligible allowed permitted granted extended applicable valid',
);
/** What stands for it where the clause is cut short: "Right now we can't." */
const BARE = setOf('is are was were be been will would can could do does did has have had');
const STANDING_IN = setOf('it this that these those one any so such them none nothing');
const OTHERS = setOf(
  'we they you us there here the our at in on for with to from under of moment present time year term season month round week now right currently today yet longer more any either still just i afraid am sadly unfortunately sorry but however though alas regrettably and so please note that this these job jobs role roles post posts position positions vacancy vacancies opportunity contract grade band level site home ward depot shop store school hospital hotel farm office branch team location department clinic kitchen restaurant',
);
/** "That is not all we do" says more of it, and "The kitchen isn't" may be of whoever works there. */
const SAYS_MORE =
  /\b(?:not (?:all|only|just)|have to|the (?:site|home|ward|depot|shop|store|school|hospital|hotel|farm|office|branch|team|location|department|clinic|kitchen|restaurant))\b/i;
const LONGEST = 16;

/** `said` in plain words, one sentence. */
export function isDeniedBarely(said: string): boolean {
  if (SAYS_MORE.test(said) || /\?\W*$/.test(said)) return false;
  const words = said
    .toLowerCase()
    .replace(/n't\b/g, ' not')
    .replace(/\bwo not\b/g, 'will not')
    .replace(/\bca not\b/g, 'can not')
    .replace(/'(?:s|re|ll|d|ve|m)\b/g, '')
    .match(/[\w-]+/g);
  // two of them deny one another: "There is nothing we do not do"
  if (!words || words.length > LONGEST || words.filter((word) => NEGATIONS.has(word)).length !== 1) return false;
  const isBare = words.every((word) => [NEGATIONS, GIVING, BARE, STANDING_IN, OTHERS].some((known) => known.has(word)));
  return isBare && (isOfIt(words) || isCutShort(words));
}

const isOfIt = (words: string[]) => words.some((word) => GIVING.has(word));

/** It ends at its auxiliary, but for when and where; "The hospital is not here" and "You will not be on this site" say where somebody is. */
const isCutShort = (words: string[]) =>
  !words.includes('you') &&
  words.some(
    (word, at) =>
      word === 'cannot' ||
      (BARE.has(word) && words[at + 1] === 'not' && (!/^(?:is|are|was|were)$/.test(word) || at + 2 === words.length)),
  );
