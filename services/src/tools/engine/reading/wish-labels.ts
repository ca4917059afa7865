import { WISHED_FOR } from './wished-for.js';

const WISHED = String.raw`(?:${WISHED_FOR}|welcome|valued|nice|great)`;
const A_PLUS = String.raw`(?:an? )?(?:big |huge |real |distinct |definite )?(?:plus(?:es)?|bonus(?:es)?|advantages?|assets?)`;
const OF_WHAT = String.raw`(?: (?:skills?|experience|knowledge|criteria|extras?|qualifications?|tools?|tech(?:nologies)?|but not (?:essential|required|necessary)))?`;
const IF_YOU = String.raw`(?: if you(?:['’]ve| have| know| also| already| used| worked with| can)*| to (?:have|know|see))`;

/** What says of the things behind it that they are wished for: "Bonus points for", "Nice to have", "It would be great if you know". */
const SAID = String.raw`(?:(?:and |also |plus |some |our )?(?:big )?(?:bonus|extra|brownie) points(?: for|${IF_YOU})?|(?:also )?(?:nice|good|great)[- ]to[- ]ha(?:ve|s)(?:['’]?s)?${OF_WHAT}|(?:also |highly |very |ideally |other |is |are )*${WISHED}${OF_WHAT}|(?:also |is |are |would be |as )*${A_PLUS}(?: for|${IF_YOU})?|(?:it|this|that|these|we|any of these|the following)?(?:['’]d| would)(?: also| really)* (?:be|love|like)(?: (?:${WISHED}|good|${A_PLUS}))?(?: it)?${IF_YOU}?|it helps${IF_YOU}?)`;

const LABEL = new RegExp(String.raw`^\W*${SAID}\s*:$`, 'iu');
const PAID =
  /[£$€%]|\b(?:paid|annual(?:ly)?|quarterly|performance|discretionary|scheme|salary|ote|holiday|pension|referral)\b/i;

/** "Bonus: £500, paid in June" is what somebody gets; "Bonus points for:" before "GraphQL, Terraform." is what is wished for. */
export const isLabelOfWishes = (label: string, behind: string | null): boolean =>
  behind !== null && LABEL.test(label) && !PAID.test(behind);

/** "Nice to have - GraphQL, Terraform" is read as with a colon. */
export const withColon = (line: string): string => line.replace(WITH_A_DASH, '$1: ');
const WITH_A_DASH = new RegExp(
  String.raw`^([\s•●▪*–-]{0,6}(?:nice[- ]to[- ]have|bonus points(?: for)?|good to have|${WISHED_FOR})) [–—-] (?=\S)`,
  'iu',
);
