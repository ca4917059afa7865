import type { WeighedAsk } from '../match/score.js';
import { isOfPapers } from '../reading/held-papers.js';
import { occupationOf } from '../reading/occupation-families.js';
import { namesPerson } from '../reading/occupations.js';
import type { Proof } from '../reading/proof.js';
import { standingAt } from '../reading/standing.js';
import { namesWork } from '../reading/verbs.js';
import { listed } from '../text/clean.js';
import { papersSaid } from './letter-papers.js';
import { isLittleKnown } from './little-known.js';
import { isBeingTaught, isHad } from './no-work.js';
import { A_LABEL_OF_PAPERS } from './no-paper.js';
import { fullest, isNamedIn } from './said-once.js';
import { headBehind, isThingAsked, ordinary } from './skill-as-asked.js';
import type { Topic } from './wish-targets.js';
import { areWordsOf, asWritten, isPost, wordedAbility } from './worded-answers.js';

/** What of it is not to be said. */
interface ToLeaveOut {
  isUnwanted: (text: string) => boolean;
  isUnwantedPaper: (text: string) => boolean;
  leaves: (topic: Topic) => boolean;
  /** Of the person's own skills or work. */
  isOwn: (proof: Proof) => boolean;
  /** Said in what was told of work. */
  isTold: (thing: string) => boolean;
}

/** What was not argued from work: skills as the CV calls them, papers in its words, which the person can stand by. */
export function abilities(
  asks: readonly WeighedAsk[],
  isSaid: (name: string) => boolean,
  { isUnwanted, isUnwantedPaper, leaves, isTold, isOwn }: ToLeaveOut,
  most: number,
): string | null {
  const papers = leaves('papers') ? null : papersSaid(asks, { isUnwanted: isUnwantedPaper, leaves, isTold });
  const isSaidAnyway = (thing: string) => isTold(thing) || (papers !== null && isNamedIn(thing, papers));
  const skills = leaves('skills')
    ? null
    : skillsSaid(
        asks.filter(({ proof }) => proof !== null && isOwn(proof)),
        (name) => isSaid(name) || isUnwanted(name),
        isSaidAnyway,
        most,
      );
  const parts = [skills, papers];
  return parts.filter(Boolean).join(' ') || null;
}

function skillsSaid(
  asks: readonly WeighedAsk[],
  isSaid: (name: string) => boolean,
  isTold: (thing: string) => boolean,
  most: number,
): string | null {
  const of = (state: WeighedAsk['state']) =>
    asks
      .filter(({ state: own, kind, near, why }) => own === state && kind === 'skill' && !near && !why)
      .filter(({ called, proof }) => isHeldIn(proof, called))
      // what a line was only understood to mean, or only says in a title, is not what it names
      .filter(
        ({ proof }) =>
          proof?.said !== undefined && !isSaid(proof.said) && !isPost(proof.whole) && !tellsOfPapers(proof),
      )
      .flatMap(({ name, called, proof }) =>
        called && proof && isThing(called) && isNamedBy(called, proof) && !isSaid(name) && !isSaid(called)
          ? activity(asWritten(called, proof.whole))
          : [],
      );
  const worded = asks.flatMap((ask) => {
    if (ask.proof && tellsOfPapers(ask.proof)) return [];
    const thing = isSaid(ask.name) ? null : wordedAbility(ask);
    return thing === null || isSaid(thing) ? [] : activity(thing);
  });
  const used = fullest([...of('met'), ...worded].filter((thing) => !isTold(thing))).slice(0, most);
  const isNew = (thing: string) =>
    !isTold(thing) && !used.some((each) => isNamedIn(each, thing) || isNamedIn(thing, each));
  const named = fullest(of('partly').filter(isNew)).slice(0, Math.max(1, most - 1));
  const know = `I ${named.some((each) => IS_DONE.test(each)) ? 'am familiar with' : 'know'} ${listed(named)}`;
  if (used.length > 0) return `I have experience of ${listed(used)}${named.length > 0 ? `, and ${know}` : ''}.`;
  if (named.length === 0) return null;
  // "Node.js" may be what somebody knows where "backend" is asked for, and is not what was asked
  const lines = asks.map(({ name, jobLine }) => `${name} ${jobLine ?? ''}`).join(' ');
  return named.every((thing) => areWordsOf(thing, lines)) ? `Of what you ask for, ${know}.` : `${know}.`;
}
/** By its own words, or by its short form: "stakeholders" are not yet their management. */
const isNamedBy = (called: string, { whole, said = '' }: Proof): boolean =>
  (areWordsOf(called, whole) && (/^\P{Ll}|\d/u.test(said) || headBehind(said || called, whole) === null)) ||
  /^\p{Lu}[\p{Lu}\d/&+#-]+$/u.test(said);

/** "Tickets: CS38, MEWP": held, and no experience by itself. */
const tellsOfPapers = ({ whole, section }: Proof): boolean =>
  section === 'certificates' || section === 'education' || isOfPapers(whole) || A_LABEL_OF_PAPERS.test(whole);

/** Nothing of "mix paint" or "Supervise". */
const activity = (thing: string): string[] => (isThingAsked(thing) ? [ordinary(thing)] : []);
/** Nobody "knows" teaching, or care. */
const IS_DONE = /(?:\p{L}{3}ing|\b(?:care|work|support|leadership|management|service|practice|duties))$/iu;

/** Where the line names it, it does not say that it is not there, refused or still to come. */
function isHeldIn(proof: WeighedAsk['proof'], called: string | null): boolean {
  if (proof === null) return true;
  const { whole, said } = proof;
  const place = whole.toLowerCase().indexOf((said ?? called ?? '').toLowerCase());
  return (
    standingAt(whole, Math.max(0, place)) === 'held' &&
    !isInsurance(whole, called) &&
    !isBeingTaught(whole) &&
    !isLittleKnown(said ?? called ?? '', whole)
  );
}

/** "Public liability insurance 2 million" is no experience of insurance. */
const isInsurance = (line: string, called: string | null): boolean =>
  isHad(line) && /insur|liabilit|indemnit/i.test(called ?? '');

/** "Preceptor" and "read isometrics" are who or what somebody does, and nothing to have experience of. */
const isThing = (called: string): boolean =>
  occupationOf(called) === null &&
  !namesWork(called) &&
  !(/^\p{Ll}/u.test(called) && namesPerson(called)) &&
  !/^(?:preceptor|mentor|coach)e?s?$/i.test(called) &&
  !SAYS_OF_WHAT_KIND.test(called) &&
  !A_VEHICLE.test(called) &&
  !/^read\b/i.test(called);

/** Driven, and no experience by its name alone. */
const A_VEHICLE = /^(?:[hl]gv|p[cs]v|vans?|bus(?:es)?|coach(?:es)?|lorr(?:y|ies)|trucks?|cars?|vehicles?)$/i;
/** "Postdoctoral" is of what kind, and nothing by itself. */
const SAYS_OF_WHAT_KIND =
  /^(?:(?:post|pre)?[- ]?doctoral|(?:post|under)?graduate|clinical|technical|senior|junior|offshore|onshore|remote|residential|international)$/i;
