import { isUnderWay } from '../reading/certificates-held.js';
import type { CvFacts, WordedLine } from '../reading/cv-facts.js';
import { levelIn } from '../reading/levels-named.js';
import { wordsOfOneself } from '../reading/standing.js';
import { stemsOf } from '../reading/stems.js';
import type { WordedAsk } from '../reading/worded-ask.js';
import { ofBand } from './band-finding.js';
import { isLicenceFromAbroad, NOT_OF_THE_UK, OR_ON_THE_WAY } from './certificate-finding.js';
import { MISSING, type Finding } from './finding.js';
import { asThePaperSays, SAYS_PAPER, saysPaper } from './lines-of-papers.js';
import { isOfAnyWork, lookedFor, OF_ANY_TRADE, type LookedFor } from './looked-for.js';
import { isBare, isSpokenOf, standsApart } from './one-word.js';
import { IS_CLOSE, PROVES, shareSaid } from './share-of-words.js';
import { OF_WORK, shownIn } from './shown-finding.js';
import { DENIED, NOT_YET } from './skill-finding.js';
import { statedIn } from './stated-finding.js';
import { ITS_WORD, SOME_WORDS } from './worded-whys.js';

/** The best that a line of the CV has been found to say, and how much that is. */
interface Best {
  worth: number;
  finding: Finding;
}

/** What a line has of the words that are looked for. */
interface Had {
  /** Those that count in it: beside a level the sort of the paper does not. */
  stems: readonly string[];
  /** What it says, the trade of the posts beside its level. */
  own: ReadonlySet<string>;
  /** The share that it says, or has begun. */
  share: number;
  /** It says all of them, and none is only begun. */
  isHeld: boolean;
  /** The thing itself is among them, or its short form, whatever the words around it are. */
  hasThing: boolean;
}

/** How the line that says most of it answers an ask, by its words. */
export function findingOf(ask: WordedAsk, cv: CvFacts): Finding {
  const looked = lookedFor(ask, cv);
  const { finding } = cv.worded.reduce<Best>((best, line) => betterOf(best, line, looked), {
    worth: 0,
    finding: MISSING,
  });
  return ask.isQualification ? asThePaperSays(finding, looked.things, cv) : finding;
}

function betterOf(best: Best, line: WordedLine, looked: LookedFor): Best {
  if (hasNothingOf(line, looked) || hasOtherUnits(line, looked)) return best;
  const had = hadBy(line, looked);
  if (had === null) return best;
  const { things, ask } = looked;
  if (things.length > 0 && (things.every((stem) => line.denied.has(stem)) || deniesMuchOf(line, things)))
    return best.worth > 0 ? best : { worth: 0, finding: { ...MISSING, proof: line.proof, why: DENIED } };
  const { share, stems, hasThing } = had;
  if ((share < IS_CLOSE || (share < 1 && stems.length < 3)) && !hasThing) return nearTo(best, line, had, looked);
  const finding = ofBand(answerOf(line, had, looked), ask.name);
  const worth =
    share +
    (finding.state === 'met' ? 2 : finding.state === 'partly' ? 1 : 0) +
    (ask.isQualification && SAYS_PAPER.test(line.proof.whole) ? SURER : 0);
  return worth > best.worth ? { worth, finding } : best;
}

/** "I do not hold Gas Safe registration" of "Gas Safe registered with current ACS (CCN1)". */
const deniesMuchOf = ({ denied, stems, begun }: WordedLine, things: readonly string[]): boolean => {
  const named = things.filter((stem) => denied.has(stem)).length;
  return named >= 2 && named * 3 >= things.length && !things.some((stem) => stems.has(stem) || begun.has(stem));
};

/** Most lines have none of the words, and a look for that is quick; beside a level a trade may say them. */
const hasNothingOf = ({ stems, begun, denied }: WordedLine, { words, trade }: LookedFor): boolean =>
  trade === null && !words.some((stem) => stems.has(stem) || begun.has(stem) || denied.has(stem));

/** Of two lines that say as much the one that speaks of a paper is the proof. */
const SURER = 0.2;

/** Units that are learned one by one: "CS38" has words in common with "CS40", and is no part of it. */
const UNIT = /^(?:cs|pac?)\d{1,2}[a-z]?$/;
function hasOtherUnits({ stems, begun, denied }: WordedLine, { ask }: LookedFor): boolean {
  const own = ask.stems.filter((stem) => UNIT.test(stem));
  // "CS40 or aerial tree pruning": the other side is what the unit is for
  const wanted = own.length > 0 ? own : stemsOf(ask.line).filter((stem) => UNIT.test(stem));
  const isNamed = (stem: string) => stems.has(stem) || begun.has(stem) || denied.has(stem);
  return wanted.length > 0 && !wanted.some(isNamed) && [...stems].some((stem) => UNIT.test(stem));
}

/** Null where one word of a paper with a level stands in a line without one. */
function hadBy(line: WordedLine, looked: LookedFor): Had | null {
  const { stems: stated, begun, proof } = line;
  const { ask, things, telling, atLevel, shortForms, trade } = looked;
  if (ask.isQualification && things.length === 1 && standsApart(things[0]!, ask.name, proof.whole)) return null;
  if (isNotRegistered(ask, things, proof.whole)) return null;
  const saysLevel = trade !== null && levelIn(wordsOfOneself(proof.whole)) !== null;
  // who is called after it has not been given the paper for that
  if (trade !== null && !saysLevel && OF_WORK.has(proof.section) && !saysPaper(proof)) return null;
  if (saysLevel && (isAnyPaper(telling) || OF_ANY_TRADE.test(ask.name))) return hadAtThatLevel(line, trade);
  const stems = saysLevel && atLevel.length > 0 ? atLevel : telling;
  // "Trade certificate (SVQ/NVQ level 3)": one side of the slash says the level, and the line of what
  if (saysLevel && OF_ANY_TRADE.test(ask.line) && isOfAnotherTrade(stated, ask.stems, trade)) return null;
  if (trade !== null && !saysLevel && isBare(stems, ask.name) && shortForms.length === 0) return null;
  const own = saysLevel && !isOfAnotherTrade(stated, stems, trade) ? new Set([...stated, ...trade]) : stated;
  const share = stems.filter((stem) => own.has(stem) || begun.has(stem)).length / stems.length;
  const isSaid = (stem: string) => own.has(stem) || (ask.isQualification && begun.has(stem));
  return {
    ...{ stems, own, share },
    isHeld: share === stems.filter((stem) => own.has(stem)).length / stems.length,
    hasThing:
      (things.length > 0 && things.length < ask.stems.length && things.every(isSaid)) || shortForms.some(isSaid),
  };
}

/** "Last CQC inspection rated Good" names the body that somebody is to be registered with, and no registration. */
const isNotRegistered = ({ name, isQualification }: WordedAsk, things: readonly string[], said: string): boolean =>
  isQualification &&
  things.length === 1 &&
  /\bregist(?:ered|ration) (?:with|by)\b/i.test(name) &&
  !/\bregist|\bpin\b|\bmember|\blicen[cs]|\b(?:no|number)\b|\d{4}/i.test(said);

/** "A Level 3 qualification", in whatever it is: one in the trade of the posts is meant before any other. */
const isAnyPaper = (telling: readonly string[]): boolean => telling.every((stem) => ANY_PAPER.has(stem));
const ANY_PAPER = new Set(stemsOf('qualification'));
function hadAtThatLevel({ stems, begun, proof }: WordedLine, trade: ReadonlySet<string>): Had | null {
  if (!saysPaper(proof) || isOfAnotherTrade(stems, [], trade)) return null;
  const isOfTheTrade = [...stems].some((stem) => trade.has(stem));
  return {
    ...{ stems: ['level'], own: new Set([...stems, 'level']), share: isOfTheTrade ? 1 : IS_CLOSE },
    ...{ isHeld: !begun.has('level') && !isUnderWay(proof.whole), hasThing: !isOfTheTrade },
  };
}

/** "NVQ Level 3" of an electrician is in their trade, and "NVQ Level 3 Plumbing" is not. */
function isOfAnotherTrade(stated: ReadonlySet<string>, asked: readonly string[], trade: ReadonlySet<string>): boolean {
  const subjects = [...stated].filter((each) => OF_A_TRADE.has(each));
  return subjects.length > 0 && !subjects.some((each) => trade.has(each) || asked.includes(each));
}
/** What people learn for a paper with a level, by the words that tell one from another. */
const OF_A_TRADE = new Set(
  stemsOf(`plumbing heating electrical bricklaying carpentry joinery plastering painting decorating roofing welding hairdressing
    barbering beauty catering cookery culinary hospitality childcare playwork teaching health administration customer
    warehousing retail cleaning horticulture agriculture floristry accounting bookkeeping sport fitness business media music`),
);

/** Work that says much of it in other words, or names what it is done with, is near where no line has been nearer. */
function nearTo(best: Best, { proof, isList }: WordedLine, { stems, own, share }: Had, looked: LookedFor): Best {
  if (isList || !OF_WORK.has(proof.section)) return best;
  const finding: Finding = { state: 'partly', proof, why: SOME_WORDS };
  const near = shareSaid(stems, looked.alike, own);
  if (near >= IS_CLOSE && best.worth < near) return { worth: near, finding };
  const hasProduct = looked.products.some((stem) => own.has(stem));
  return hasProduct && best.worth === 0 ? { worth: share, finding } : best;
}

/** A paper is stated and work is shown; what speaks of no paper, or is only begun, is never more than a part. */
function answerOf(line: WordedLine, had: Had, looked: LookedFor): Finding {
  const { proof } = line;
  const found = looked.ask.isQualification ? statedBy(line, had, looked) : shownBy(line, had, looked);
  if (found.state === 'partly' && isUnderWay(proof.whole) && OR_ON_THE_WAY.test(looked.ask.line))
    return had.share === 1 ? { state: 'met', proof } : found;
  if (found.state === 'partly' && found.why === ITS_WORD && !had.isHeld) return { ...found, why: NOT_YET };
  if (found.state !== 'met') return found;
  if (looked.isOfASkill && !saysPaper(proof)) return { state: 'partly', proof, why: SOME_WORDS };
  if (isDrivingLicence(looked.ask.name) && isLicenceFromAbroad(proof.whole))
    return { state: 'partly', proof, why: NOT_OF_THE_UK };
  return had.isHeld || OR_ON_THE_WAY.test(looked.ask.line) ? found : { state: 'partly', proof, why: NOT_YET };
}

const isDrivingLicence = (name: string): boolean =>
  /\blicen[cs]e/i.test(name) && /\bC\+E(?!\p{L})|\b(?:[HL]GV|cat(?:egory)? C|class [12]|driving)\b/iu.test(name);

const statedBy = ({ proof, isList }: WordedLine, had: Had, looked: LookedFor): Finding =>
  statedIn(had.stems, shareWithThing(had, looked), looked.ask.level, proof, isList);

/** What follows an "own" up to the next comma: "van and tools". */
const ownedIn = (text: string): string[] =>
  [...text.matchAll(/\bown ([\p{L}&/ -]{2,40})/giu)].flatMap(([, things = '']) => stemsOf(things));
/** "Own van and tools": what somebody has is had by saying so, and shown by no post. */
const isOwned = (asked: string, said: string): boolean => {
  const wanted = ownedIn(asked).filter((stem) => OWNED.has(stem));
  if (wanted.length === 0) return false;
  const had = ownedIn(said);
  return wanted.every((stem) => had.includes(stem));
};
const OWNED = new Set(stemsOf('tools tool van vehicle car transport PPE kit equipment boots knives'));

function shownBy({ proof, isList }: WordedLine, had: Had, looked: LookedFor): Finding {
  const { stems, own } = had;
  const { ask, things, isSpelledOut } = looked;
  const isTelling = isSpelledOut || stems.length > 1 || stems.some((stem) => /\d/.test(stem));
  if (!isTelling && !isList && !isSpokenOf(stems[0] ?? '', proof.whole))
    return { state: 'partly', proof, why: ITS_WORD };
  if (isOwned(ask.name, proof.whole) && proof.section !== 'interests') return { state: 'met', proof };
  return shownIn(
    {
      isTelling,
      isMuch: stems.length >= MUCH,
      hasAllThings:
        things.length > 0 &&
        ask.stems.every((stem) => own.has(stem) || isOfAnyWork(stem) || (stem === 'use' && IS_USED.test(ask.name))),
    },
    shareWithThing(had, looked),
    proof,
    isList,
  );
}
/** "Use of CMM": whoever worked with it has used it. */
const IS_USED = /^(?:the |good |regular )?use of \S/i;
/** Of so many telling words one may be another in a line of work. */
const MUCH = 4;

/** The thing itself proves it, and a short form that is spelled out is all of it. */
const shareWithThing = ({ share, hasThing }: Had, { isSpelledOut }: LookedFor): number =>
  isSpelledOut && hasThing ? 1 : hasThing ? Math.max(share, PROVES) : share;
