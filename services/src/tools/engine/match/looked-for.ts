import type { CvFacts } from '../reading/cv-facts.js';
import { growsPlants } from '../reading/plant-nurseries.js';
import { alikeTo } from '../reading/said-alike.js';
import { skillsNamedIn } from '../reading/skill-finder.js';
import { stemsOf } from '../reading/stems.js';
import type { WordedAsk } from '../reading/worded-ask.js';
import { subjectsLearned } from './learned-in-trades.js';
import { isShortFormOf, shortFormsIn } from './short-forms.js';

/** What of an ask is looked for in each line of a CV. */
export interface LookedFor {
  ask: WordedAsk;
  /** Its words without what everybody does with a thing, and without what calls a paper a paper. */
  things: readonly string[];
  /** All words of which a line must have one to say anything of it. */
  words: readonly string[];
  /** Those of its words that tell it from others. */
  telling: readonly string[];
  /** The same beside a level, where the sort of the paper says little. */
  atLevel: readonly string[];
  /** For each telling word those that say much the same. */
  alike: readonly (readonly string[])[];
  shortForms: readonly string[];
  /** Its short form alone is all of it. */
  isSpelledOut: boolean;
  products: readonly string[];
  /** A paper in something that one can do without it. */
  isOfASkill: boolean;
  /** Of a paper with a level: what the posts are called. */
  trade: ReadonlySet<string> | null;
}

/** The words of an ask by what each is worth: of a paper the thing that it is for, of work what is not done everywhere. */
export function lookedFor(ask: WordedAsk, cv: CvFacts): LookedFor {
  const { name, stems: all, isQualification, level } = ask;
  const making = isQualification ? [] : stemsOf((MAKES_THINGS.exec(name) ?? THINGS_MADE.exec(name))?.[1] ?? '');
  const things = all.filter((stem) => !DOINGS.has(stem) && !making.includes(stem));
  // A licence is the one for a thing; what calls it a card calls it the same.
  const done = all.filter((stem) => !OF_ANY_WORK.has(stem));
  const telling = isQualification && things.length > 0 ? things : done.length > 1 ? done : all;
  const alike = isQualification ? [] : telling.map((stem) => alikeTo(stem));
  const [shortForms, products] = [shortFormsIn(name), isQualification ? [] : productsIn(name)];
  return {
    ...{ ask, things, telling, alike, shortForms, products },
    words: [...new Set([...all, ...alike.flat(), ...shortForms, ...products])],
    atLevel: level === null ? telling.filter((stem) => !SORTS_OF_PAPERS.has(stem)) : subjectAtLevel(telling, name),
    isSpelledOut: isShortFormOf(name),
    isOfASkill: isQualification && skillsNamedIn(name).some(({ skill }) => skill.kind !== 'certificate'),
    trade: isQualification && level !== null ? tradeOf(cv) : null,
  };
}

/** Words of what everybody does with a thing, and of the paper that says so; the thing itself is what counts. */
const DOINGS = new Set(
  stemsOf(`operate operating prepare preparing submit produce use using handle handling perform carry provide assist involvement own
    holder hold controls systems package platform tool entitlement
    card licence license certificate certification ticket qualification training trained software system grade score pass passed overall useful ideal beneficial handy
    registration registered register member membership accreditation accredited`),
);

/** "Making staircases", "fit kitchens": a post that names the things has much of it. Decisions and sure are no things. */
const MAKES_THINGS =
  /^(?:experience (?:(?:of|in|with) )?|to )?(mak(?:e|ing)|fit(?:ting)?|craft(?:ing)?|manufactur(?:e|ing)|fabricat(?:e|ing)|construct(?:ing)?|hang(?:ing)?|lay(?:ing)?|carv(?:e|ing)|restor(?:e|ing)|assembl(?:e|ing)) (?:and \p{L}+ )?(?!.*\b(?:decisions?|sure|calls?|recommendations?|appointments?|improvements?|changes?|payments?|bookings?|use|progress|relationships?|contact|difference|suggestions?|arrangements?|referrals?|sense|presentations?|sales|teams?)\b)/iu;

/** "Staircase making", and no decision making. */
const THINGS_MADE =
  /^(?:experience (?:of|in) )?(?!(?:decision|policy|strategy|law|money|sense|music|film|video)\b)(?:[\p{L}-]+ ){1,2}(making)$/iu;

/** What is done with many things: the thing is what counts. */
const OF_ANY_WORK = new Set(
  stemsOf('prepare submit produce carry provide perform assist handle undertake deliver run'),
);

/** Of a paper of a level the sort says little: a certificate at Level 2 is as good as an NVQ at Level 2. */
const SORTS_OF_PAPERS = new Set(stemsOf('nvq svq btec diploma award qcf rqf city guilds'));

/** Of "NVQ Level 2 or 3 in Plumbing" what it is in: the level is compared by itself, and of two either will do. */
function subjectAtLevel(telling: readonly string[], name: string): readonly string[] {
  const subjectIn = (stems: readonly string[]) =>
    stems.filter((stem) => !SORTS_OF_PAPERS.has(stem) && !SAYS_THE_LEVEL.test(stem));
  const subject = subjectIn(telling);
  const narrow = subject.filter((stem) => !OF_MANY_SUBJECTS.has(stem));
  const own = narrow.length > 0 ? narrow : subject;
  return own.length > 0 ? own : subjectIn(stemsOf(name));
}
/** "Heavy vehicle maintenance" is learned as "Heavy vehicle". */
const OF_MANY_SUBJECTS = new Set(
  stemsOf(
    'maintenance repair studies techniques operations practice services work technology discipline subject field area trade',
  ),
);
/** "Trade certificate (SVQ/NVQ level 3)": of what trade, the advert does not say again. */
export const OF_ANY_TRADE = /\btrade (?:certificates?|papers?|qualifications?|tickets?|diplomas?)\b/i;
const SAYS_THE_LEVEL = /^(?:level|[1-8])$/;

/** "Provide": no thing, and done in any work. */
export const isOfAnyWork = (stem: string): boolean => OF_ANY_WORK.has(stem);

/** "Build automated flows in Klaviyo": what it is done with, by a name that no vocabulary has. */
const productsIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:in|with|using|on) (\p{Lu}\p{Ll}{3,})(?![\p{L}\d])/gu)].flatMap(([, product = '']) =>
    stemsOf(product),
  );

/** What the posts are called: "electrical" beside "Level 3" is said by the trade of an electrician's papers. */
function tradeOf({ posts }: CvFacts): ReadonlySet<string> {
  const called = posts
    .map(({ known, title }) => (growsPlants(known) ? 'gardener' : `${known?.family ?? ''} ${title}`))
    .join('\n');
  return subjectsLearned(called);
}
