import { isUnderWay } from '../reading/certificates-held.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { levelIn } from '../reading/levels-named.js';
import type { Proof } from '../reading/proof.js';
import { wordsOfOneself } from '../reading/standing.js';
import { stemsOf } from '../reading/stems.js';
import type { WordedAsk } from '../reading/worded-ask.js';
import { OR_ON_THE_WAY } from './certificate-finding.js';
import type { Finding } from './finding.js';
import { saysPaper } from './lines-of-papers.js';
import { tradeLearned } from './learned-in-trades.js';
import { NOT_YET } from './skill-finding.js';

/** "SVQ/NVQ level 3", "Qualified to NVQ 2 or above": how high, and in what only the post tells. */
const BARE =
  /^(?:(?:an?|the|minimum(?: of)?|at least|full|relevant|recogni[sz]ed|appropriate|qualified to|hold(?:ing)?|have|having|you|must|should|ideally|be|to) )*(?:(?:level|lvl) ?[1-8] )?(?:[NS]VQ|QCF|RQF)(?: ?(?:\/|or) ?(?:[NS]VQ|QCF|RQF))*,?(?: ?\(?(?:level |lvl |l)?[1-8]\)?)?(?: ?(?:or|and|to|\/) ?(?:level )?[1-8])?(?: (?:qualifications?|certificate|award|diploma))?(?:,? or (?:an? )?(?:equivalent|above|higher|similar)(?: qualification)?)?[.\s]*$/i;
const A_VOCATIONAL_PAPER =
  /\b(?:[ns]vq ?\d?|qcf|rqf|btec|diploma|certificate|award|city (?:&|and) guilds|c&g|cache|imi|apprenticeship)\b/i;

/** Of a paper everything but its level, its sort and who gave it. */
const SAYS_NO_SUBJECT = new Set(
  stemsOf(
    'nvq svq qcf rqf btec level diploma award certificate city guilds qualification apprenticeship cache imi edexcel pearson passed achieved completed full intermediate advanced work working towards progress scotland wales england uk college institute training',
  ),
);
const subjectOf = (stems: ReadonlySet<string>): string[] =>
  [...stems].filter((stem) => !SAYS_NO_SUBJECT.has(stem) && !/\d/.test(stem) && stem.length > 2);

/**
 * A vocational paper of which the advert says the level alone is meant in its own trade: one in another is a part of it, and one that
 * does not say its trade is of the posts that were held. Null for any other ask, and where the CV has none.
 */
export function bareLevelFinding({ name, line, level, isQualification, of }: WordedAsk, cv: CvFacts): Finding | null {
  if (!isQualification || level === null || of === undefined || !BARE.test(name)) return null;
  const called = `${of.title} ${of.family ?? ''}`;
  const trade = tradeLearned(called);
  // what a "Site worker" learns nobody knows
  if (trade.size <= new Set(stemsOf(called)).size) return null;
  const isOfTheTrade = cv.posts.some(
    ({ known, title }) =>
      (known !== null && known.family === of.family) || [...tradeLearned(title)].some((stem) => trade.has(stem)),
  );
  const held = cv.worded.flatMap(({ stems, begun, denied, proof }) => {
    const own = levelIn(wordsOfOneself(proof.whole));
    if (own === null || denied.size > 0 || !saysPaper(proof) || !A_VOCATIONAL_PAPER.test(proof.whole)) return [];
    const subject = subjectOf(new Set([...stems, ...begun]));
    const fits = subject.length === 0 ? isOfTheTrade : subject.some((stem) => trade.has(stem));
    return [
      answerOf({ fits, isEnough: own >= level, isBegun: begun.size > 0 || isUnderWay(proof.whole) }, proof, line),
    ];
  });
  return held.find(({ state }) => state === 'met') ?? held.find(({ state }) => state === 'partly') ?? null;
}

function answerOf(
  { fits, isEnough, isBegun }: { fits: boolean; isEnough: boolean; isBegun: boolean },
  proof: Proof,
  line: string,
): Finding {
  if (!isEnough) return fits ? { state: 'partly', proof, why: BELOW } : { state: 'missing', proof: null };
  if (!fits) return { state: 'partly', proof, why: IN_ANOTHER };
  return isBegun && !OR_ON_THE_WAY.test(line) ? { state: 'partly', proof, why: NOT_YET } : { state: 'met', proof };
}
const BELOW = 'Yours is of a lower level';
const IN_ANOTHER = 'Yours is of this level, and does not say that it is in this trade';
