import { nationAdjective } from './countries-named.js';

/**
 * "British and Irish citizens do not need a visa", "Volunteers do not need sponsorship": what the law asks of some. It says
 * nothing of what anybody else is given. Whoever is looked for "must not need sponsorship" is another sentence.
 */
const status = String.raw`(?:settled|pre-settled|permanent|indefinite|refugee|resident|british|irish|eu|uk|dual|ancestry|dependa?nt|spouse|graduate|student|youth mobility)`;
const some = String.raw`(?:(?:${nationAdjective})(?:,? (?:and|or|&)? ?(?:${nationAdjective})){0,3} (?:citizens?|nationals?|passport holders?|residents?|applicants?|candidates?)|volunteers|(?:people|those|anyone|anybody|candidates|applicants|holders) (?:with|of|who (?:has|have|hold|holds)) (?:an? )?${status}[\w -]{0,40}?|(?:settled|permanent) (?:residents|people|persons)|refugees|green card holders|us persons)`;
const needless = new RegExp(
  String.raw`^\W*(?:please note(?: that)?|note(?: that)?|remember(?: that)?)?\W*${some} (?:do|does|will|would)(?: not|n't) (?:need|require) (?:an? |any |our |the |to have an? |to be )?(?:[\w-]+ ){0,2}?(?:visas?|sponsor\w*|(?:work )?permits?|certificates? of sponsorship)(?: (?:to (?:work|live and work|apply)|in order to work|in|here|for (?:this|the) (?:role|post|job))(?: [\w ]{1,30})?)?\W*$`,
  'i',
);

/** `said` in plain words, one sentence. */
export const needsNone = (said: string): boolean => needless.test(said);
