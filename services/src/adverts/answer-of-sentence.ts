import { remembered } from '../platform/remembered.js';
import { isOnSponsorship } from './advert-sentences.js';
import type { AdvertAnswer } from './advert-answer.js';
import { answerByRules } from './answer-by-rules.js';
import { asksForKnowledge } from './asked-of-applicants.js';
import { withoutAsides } from './asides.js';
import { isBarredFrom } from './barred-from.js';
import { endsVisas, isBeingEnded, withoutDeniedEnds } from './being-ended.js';
import { isDeniedToSome, isMention, saidByPronoun } from './by-pronoun.js';
import { ofThisOnly } from './contrasts.js';
import { isNameOfElse } from './bare-names.js';
import { isConsidered, withoutOtherConsidered } from './considered.js';
import { isDeniedPlainly } from './denied-plainly.js';
import { isDoneOtherwise } from './done-about-it.js';
import { playsNoPart } from './equal-chances.js';
import { saidOfWhoNeedsIt } from './for-those-without.js';
import { namesGift } from './gift.js';
import { givenAndWithheld } from './given-and-withheld.js';
import { isGivenUp } from './given-up.js';
import { saidOfToday } from './going-on.js';
import { isOfPeopleWithIt } from './heading-lines.js';
import { isLeftOpen, isUnsure, mayDoSo } from './left-open.js';
import { licenceOfToday } from './licence-since.js';
import { isMereLicence } from './mere-licence.js';
import { asksTheLawOnly, withoutTheLaw } from './mere-right-to-work.js';
import { isListOfNationals } from './nationality-rules.js';
import { isNeededForIt } from './needed-for-it.js';
import { needsNone } from './needs-none.js';
import { withoutCharges } from './never-charged.js';
import { isNotGuaranteed } from './not-guaranteed.js';
import { promisesNothing } from './nothing-promised.js';
import { meansSomethingElse } from './other-meanings.js';
import { isOfTheWork, withoutLevels } from './of-the-work.js';
import { isOnCondition } from './on-condition.js';
import { isOfThePast, isOverSince } from './once-sponsored.js';
import { turnsOf } from './other-denials.js';
import { ofSomethingElse } from './other-sponsorship.js';
import { besideOtherSponsorshipDenied, isFieldOfOtherSponsorship } from './other-sponsorship-denied.js';
import { asksForOwnRight, isOutright } from './outright-refusals.js';
import { saidOfVisas } from './people-sponsored.js';
import { plain } from './plain-words.js';
import { byWhatIsDenied } from './scope-of-denials.js';
import { isForOneTrade } from './sponsored-and-not.js';
import { isSponsoredToTrain } from './sponsored-to-train.js';
import { saidInFull } from './sponsoring-by-other-names.js';
import { isTurnedAway } from './turned-away.js';
import { isHeldNow } from './visa-held-now.js';
import { chancesOf } from './trained/trained-reader.js';
import { ANSWERS } from './trained/weights.js';
import { saidOfWelcome } from './welcomed.js';
import { isWorkedFromElsewhere } from './worked-from-elsewhere.js';

/** No answer is so unlikely that the rules could not be right. */
const LEAST_CHANCE = 0.003;
/**
 * How many times likelier an answer is when the rules give it too. That they hear nothing says nothing: they know the
 * wordings that somebody has foreseen. A refusal that is missed costs most.
 */
const BY_RULES: Record<AdvertAnswer, number> = { offers: 3, conditional: 5, refuses: 5, silent: 1 };

/** A question, or a label with nothing behind it, promises nothing. */
const isOpen = /[?:][\s"'”’)]*$/;
const questions = /[^.;:!?]*\?/g;

/** More than the name of the thing, which the clause that was left out may have denied. */
const saysSo = /\b(?:we|is|are|will|can|may|offers?|provides?|sponsors?|gives?)\b/i;
/** "… although we once sponsored visas" */
const past = /\b(?:once|was|were|had|until|previously|formerly|used to)\b/i;
/** "… because we do not offer it", "… or people": it goes on with what was denied. */
const goesOn =
  /^\W*(?:or|nor)\b|\b(?:(?:not|never|no|cannot|none|neither|nor|[a-z]+n't)\b.*\b(?:it|that|this|one|any|them|so|either|neither|nor|none|else)|none|neither|nor|same)\b/i;

/** Adverts repeat the sentences of their employers, and are read again: some 3 MB, where a new answer takes 2 ms. */
const KEPT = { questions: 10_000, characters: 1_000 };

/** What one sentence says; that nobody is charged for it, or that it does not end, refuses none. */
export const answerOf = remembered(KEPT, (whole: string): AdvertAnswer => {
  const said = plain(whole);
  if (isOverSince(said) || asksForOwnRight(said)) return 'refuses';
  if (isLeftOpen(said) || isNotGuaranteed(said) || isNeededForIt(said)) return 'conditional';
  const { label, below } = labelled.exec(whole)?.groups ?? {};
  const together = label && answerTogether(label, below!);
  if (together) return together;
  if (isForOneTrade(said) || givenAndWithheld(said)) return 'conditional';
  if (silences.some((isSilent) => isSilent(said))) return 'silent';
  const answer = answerBesideOthers(whole);
  const left = answer === 'refuses' ? withOurEnds(withoutCharges(whole)) : whole;
  return left === whole ? answer : answerBesideOthers(left);
});

/** Sentences that name sponsorship and say nothing of what is given here. */
const silences = [
  playsNoPart,
  needsNone,
  asksForKnowledge,
  isListOfNationals,
  isHeldNow,
  asksTheLawOnly,
  isOfThePast,
  isFieldOfOtherSponsorship,
  isWorkedFromElsewhere,
  isNameOfElse,
];

const labelled = /^(?<label>[^\n]+)\n\s*(?<below>[^\n]+)$/;

/** What a mention of sponsorship and the sentence behind it say together, where that speaks of it as "this" or "it". */
export function answerTogether(mention: string, behind: string): AdvertAnswer | undefined {
  if (mayDoSo(plain(behind)) || isUnsure(plain(behind))) return isMention(plain(mention)) ? 'conditional' : undefined;
  if (isDeniedToSome(plain(behind)) && isPromising(answerOf(mention))) return undefined;
  const said = saidByPronoun(plain(mention), plain(behind));
  return typeof said === 'object' ? answerOf(said.inFull) : said;
}

/** The same apart from what it denies of another sponsorship; where the rest is in doubt, all of it. */
function answerBesideOthers(whole: string): AdvertAnswer {
  const others = besideOtherSponsorshipDenied(whole);
  if (!others) return answerOfRest(whole);
  if (others.some((clause) => goesOn.test(clause) || answerOfRest(clause) === 'refuses')) return 'refuses';
  const rest = others.join('; ');
  const answer = answerOfRest(rest);
  const isSure =
    answer === 'silent'
      ? !isOnSponsorship(ofVisas(plain(rest)))
      : saysSo.test(rest) && !past.test(rest) && answerByRules(rest) === answer;
  return isSure ? answer : answerOfRest(whole);
}

/** The likeliest answer of the trained reader, with the rules' word for theirs. */
function answerOfRest(whole: string): AdvertAnswer {
  if (!isOnSponsorship(whole)) return 'silent';
  const sentence = byWhatIsDenied(
    licenceOfToday(saidOfToday(withWelcome(withVisas(withoutAsides(withWhoIsMeant(besideOthersConsidered(whole))))))),
    isPromise,
  );
  if (!isOnSponsorship(sentence)) return 'silent';
  const own = ofThisOnly(plain(sentence));
  const ofThisJob = own === undefined ? 'silent' : answerOfAll(own);
  return ofThisJob === 'silent' ? answerOfAll(sentence) : ofThisJob;
}

const withOurEnds = (sentence: string): string => {
  const said = plain(sentence);
  const left = withoutDeniedEnds(said);
  return left === said.trim() ? sentence : left;
};

const besideOthersConsidered = (sentence: string): string => {
  const said = plain(sentence);
  const promise = withoutOtherConsidered(said);
  return promise === said ? sentence : promise;
};

const withWelcome = (sentence: string): string => {
  const said = plain(sentence);
  const welcomed = saidOfWelcome(said);
  return welcomed === said ? sentence : welcomed;
};

const isPromisedByRules = (said: string) => isPromising(answerByRules(said));

/** What is short said in full, without what the law asks of everybody, and a "not" that only tells who is meant. */
const withWhoIsMeant = (sentence: string): string => {
  const said = plain(sentence);
  const meant = saidOfWhoNeedsIt(withoutTheLaw(saidInFull(said), isPromisedByRules), isPromisedByRules);
  return meant === said ? sentence : meant;
};

const withVisas = (sentence: string): string => {
  const said = plain(sentence);
  const ofVisas = saidOfVisas(said);
  return ofVisas === said ? sentence : ofVisas;
};

const isPromise = (said: string) => isOnSponsorship(said) && isPromising(answerOfAll(said));
const isPromising = (answer: AdvertAnswer) => answer === 'offers' || answer === 'conditional';

function answerOfAll(sentence: string): AdvertAnswer {
  const said = plain(sentence);
  if (promisesNothing(said) || meansSomethingElse(said) || isOfPeopleWithIt(said) || isSponsoredToTrain(said))
    return 'silent';
  if (isOutright(said) || isTurnedAway(said) || isBarredFrom(said) || isGivenUp(said) || isBeingEnded(said))
    return 'refuses';
  const ruled = answerByRules(sentence);
  if (ruled === 'silent' && isOpen.test(sentence)) return 'silent';
  if (ruled === 'conditional' && isOnCondition(said)) return 'conditional';
  if (ruled !== 'refuses' && isConsidered(ofVisas(said))) return isOfTheWork(said) ? 'silent' : 'conditional';
  const answer = weighed(sentence, ruled);
  if (isPromising(answer) && (!namesGift(ofVisas(said)) || isOfTheWork(said) || endsVisas(said))) return 'silent';
  if (answer === 'offers' && ruled === 'silent' && isDoneOtherwise(said)) return 'silent';
  if (answer === 'offers' && (isUnanswered(sentence) || isMereLicence(said))) return 'silent';
  if (ruled !== 'refuses') return answer === 'refuses' && isMereLicence(said) ? 'silent' : answer;
  if (isDeniedPlainly(said)) return 'refuses';
  if (answer !== 'offers') return answer;
  const isTakenBack = turnsOf(said.replace(questions, ' ')).some(refuses);
  return isTakenBack ? 'refuses' : answer;
}

/** Without what is sponsored and is no right to work. */
const ofVisas = (said: string) => ofSomethingElse.reduce((left, rule) => left.replace(rule, ' '), withoutLevels(said));

const asked =
  /(?:^|[.;:!?]\s*)(?:(?:is|are|was|has|have|does|will|can) [^.;:?!]*\b(?:sponsor\w*|visas?|certificates? of sponsorship)\b[^.;:?!]*\?(?<after>[^?]*)$)|\b(?:do|does|can|will|would|could) (?:you|(?:the|your) \w+) (?:[a-z]+ly |ever |also |still )?(?:sponsor|offer|provide|give|arrange|help)\b[^?]*\?(?<behind>[^?]*)$/i;
const agreeing =
  /\b(?:y|yes|yep|yeah|sure|certainly|absolutely|definitely|indeed|gladly|always|of course|no (?:problem|worries)|we|it is|that is|this is|available|offered|possible|included|happy|let us)\b|[✓✔✅☑👍]/iu;

/** "Do you sponsor visas?" before a sentence on something else. */
function isUnanswered(sentence: string): boolean {
  const { behind, after } = asked.exec(plain(sentence))?.groups ?? {};
  const next = behind ?? after;
  return next !== undefined && !isOnSponsorship(next) && !agreeing.test(next);
}

/** A half that refuses by the rules and by the reader outweighs a promise in the other half. */
const refuses = (half: string) => answerByRules(half) === 'refuses' && weighed(half, 'silent') === 'refuses';

function weighed(sentence: string, ruled: AdvertAnswer): AdvertAnswer {
  const chances = chancesOf(sentence).map(
    (chance, at) => (chance + LEAST_CHANCE) * (ANSWERS[at] === ruled ? BY_RULES[ruled] : 1),
  );
  return ANSWERS[chances.indexOf(Math.max(...chances))]!;
}
