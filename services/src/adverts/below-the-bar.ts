/**
 * Promises for some posts only, told apart by pay, grade or kind, and a sentence by which the advertised one is none of
 * them: "Sponsorship is available at Band 5 and above. This is a Band 3 role." No negation says so.
 */

const post = String.raw`(?:posts?|roles?|positions?|jobs?|vacanc(?:y|ies)|adverts?|opportunit(?:y|ies)|contracts?|one)`;
const thisOne = String.raw`\b(?:this|it|ours|the advertised (?:[\w-]+ )?${post})(?: (?:[\w-]+ ){0,3}?${post})?,? (?:is|being|is for|pays?|attracts?|has|carries|comes with|offers|will be)\b`;
const OF_THIS_ONE = new RegExp(thisOne, 'i');
const SAID_OF_THIS_ONE = new RegExp(String.raw`${thisOne}[^.;]*`, 'i');

const grades = String.raw`(?:bands?|grades?|levels?|spine points?|scales?)`;
const money = String.raw`£\s?(?<amount>\d[\d,.]*)(?<thousands>k)?`;
const LEAST_GRADE = [
  new RegExp(
    String.raw`\b(?<name>${grades}) (?<number>\d{1,2})(?:[a-e])? ?(?:and|or|\+|&) ?(?:above|over|higher|up|upwards)?\b`,
    'i',
  ),
  new RegExp(String.raw`\b(?:above|from|over|at least|minimum(?: of)?) (?<name>${grades}) (?<number>\d{1,2})\b`, 'i'),
];
const A_GRADE = new RegExp(String.raw`\b(?<name>${grades}) (?<number>\d{1,2})\b(?! ?(?:and|or|\+|&|to|-|–))`, 'i');
const LEAST_PAY = new RegExp(
  String.raw`\b(?:above|over|from|at least|minimum(?: of)?|paying|more than|exceeding|reach(?:es|ing)?) (?:at least |over |more than )?${money}`,
  'i',
);
const PAY = new RegExp(money, 'i');

/** Kinds of contract and of people that shut each other out. */
const KINDS = ([
  [String.raw`full[- ]time`, String.raw`part[- ]time|job[- ]share|(?:8|10|12|15|16|18|20|22|24) hours?`],
  ['permanent', String.raw`fixed[- ]term|temporary|interim|seasonal|casual|bank|zero[- ]hours?|(?:\d{1,2}|three|six|nine|twelve)[- ]months?(?:['’]s?)?(?: fixed[- ]term)? contract|contract (?:role|post|position)`],
  ['senior', 'junior|entry[- ]level|trainee|apprentice|graduate|assistant'],
  ['clinical', String.raw`non[- ]clinical|administrative|clerical`],
] as const).map(([one, other]) => ({
  promised: new RegExp(String.raw`\b(?:for|to|in|with|of|on|sponsors?) (?:(?:our|the|all|any|most|some) )*(?:${one})\b`, 'i'),
  one: new RegExp(String.raw`\b(?:${one})\b`, 'i'),
  other: new RegExp(String.raw`\b(?:${other})\b`, 'i'),
  isNone: new RegExp(
    String.raw`\b(?:this|the) (?:(?:${post}|hours|shifts?|work) )?(?:here )?(?:is|are|will be)(?: not|n't) (?:an? )?(?:${one})(?: ${post})?\W*$`,
    'i',
  ),
})); // prettier-ignore

const forIt = String.raw`(?: (?:for (?:it|that|this|one|us to do so|sponsorship|a visa)|to (?:qualify|count|be eligible|be sponsored)))?(?:,? (?:though|however|sadly|unfortunately|i'm afraid))*`;
/** "This grade is too low": for what was promised, where nothing else is named. */
const TOO_LITTLE = new RegExp(
  String.raw`\b(?:this|the|its|our) (?:(?:[\w-]+ )?(?:${post}|salary|pay|hours|contract|grades?|levels?|bands?)(?: (?:of|for|in) (?:this|the) (?:[\w-]+ )?${post})?(?: (?:here|below))? )?(?:is|are|pays?|falls?|comes?)(?: (?:sadly|unfortunately))? (?:far |much |a little |slightly )?(?:too (?:low|short|few|little|junior|small)|not (?:(?:long|high|skilled|senior|paid|graded|rated|well[- ]paid)(?: highly| well| high)? )?enough|(?:below|under|short of) (?:it|that|the (?:[\w-]+ )?(?:threshold|minimum|limit|level|rate)))${forIt}\W*$`,
  'i',
);

/** "This role is not at that level." */
const NOT_AT_IT = new RegExp(
  String.raw`\bthis (?:(?:[\w-]+ )?${post} )?(?:is not|isn't) (?:at|on|of) (?:that|such an?) (?:level|grade|band|scale)\W*$`,
  'i',
);
/** "We sponsor for hard-to-fill roles. This is not a hard-to-fill role." */
const IS_NO_SUCH = new RegExp(
  String.raw`^\W*(?:(?:but|and|however|unfortunately|sadly),? )*this (?:(?:[\w-]+ )?${post} )?(?:is not|isn't) (?:an? )?(?<such>[\w-]{4,30})(?: ${post})?\W*$`,
  'i',
);
const ofSuch = (such: string) =>
  new RegExp(
    String.raw`\b(?:for|to|in|with|of|on|sponsors?) (?:(?:our|the|all|any|most|some) )*${such} (?:${post}|staff)`,
    'i',
  );

/** Whether `behind` says of the advertised post that it is not of those that `promise` is for; both in plain words. */
export function isBelowTheBar(promise: string, behind: string): boolean {
  if (TOO_LITTLE.test(behind) || NOT_AT_IT.test(behind)) return true;
  const isNot = IS_NO_SUCH.exec(behind)?.groups?.such?.toLowerCase();
  if (isNot && ofSuch(isNot).test(promise)) return true;
  if (KINDS.some(({ promised, isNone }) => promised.test(promise) && isNone.test(behind))) return true;
  const said = SAID_OF_THIS_ONE.exec(behind)?.[0] ?? '';
  return (
    said !== '' && (isOfALowerGrade(promise, said) || isPaidLess(promise, said) || isOfTheOtherKind(promise, said))
  );
}

function isOfALowerGrade(promise: string, said: string): boolean {
  const least = LEAST_GRADE.map((rule) => rule.exec(promise)?.groups).find(Boolean);
  const own = A_GRADE.exec(said)?.groups;
  return (
    least !== undefined &&
    own !== undefined &&
    nameOf(least) === nameOf(own) &&
    Number(own.number) < Number(least.number)
  );
}
const nameOf = ({ name = '' }: Record<string, string | undefined>): string => name.toLowerCase().replace(/s$/, '');

function isPaidLess(promise: string, said: string): boolean {
  const [least, own] = [LEAST_PAY.exec(promise), PAY.exec(said)].map((found) => found && poundsOf(found.groups!));
  return !!least && !!own && own < least && own > LEAST_YEARLY;
}
/** Pay by the hour is not held against pay by the year. */
const LEAST_YEARLY = 1_000;
const poundsOf = ({ amount = '', thousands }: Record<string, string | undefined>): number =>
  Number(amount.replace(/[,.](?=\d{3})/g, '').replace(/[,.]$/, '')) * (thousands ? 1_000 : 1);

const isOfTheOtherKind = (promise: string, said: string): boolean =>
  KINDS.some(
    ({ promised, one, other }) => promised.test(promise) && !other.test(promise) && other.test(said) && !one.test(said),
  );

/** Both in one sentence: "available at Grade 7 and above; this post is Grade 5". */
export function isItselfBelowTheBar(said: string): boolean {
  const at = OF_THIS_ONE.exec(said)?.index ?? 0;
  return at > 0 && isBelowTheBar(said.slice(0, at), said.slice(at));
}
