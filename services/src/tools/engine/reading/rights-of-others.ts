const WHO = String.raw`(?:wife|husband|spouse|partner|fianc[eé]e?|boyfriend|girlfriend|sons?|daughters?|child(?:ren)?|kids|father|mother|parents?|mum|dad|family|brothers?|sisters?|siblings|in-laws|(?:both|all) of them)`;
const WHOSE = String.raw`(?:(?:my|our|his|her|their) )?(?:(?:late|ex|former|two|three|own|older|younger|eldest|civil) )*`;
/** "My wife is", "husband on", "partner (…)", "my wife's visa": it is said of them. "Partner visa" is one's own. */
const OF_THEM = String.raw`${WHOSE}${WHO}(?:(?:['’]s?)? (?:(?:current|uk|work|student|skilled worker) )*(?:visa|sponsor\p{L}*|permit|status)\b(?<=['’]s? [^.;,]{2,40})|(?:, )?(?: who)? (?:is|was|are|were|has|have|had|holds?|held|needs?|requires?|will|would|gained|got|received|works?|came|on|with|under)\b|:| \()`;
/** "Married to a British citizen", "son of Irish citizens". */
const BY_MARRIAGE = String.raw`(?:married|engaged) to|(?:wife|husband|spouse|partner|son|daughter|child|parent|mother|father) of|(?:sponsors?|sponsored|employs) my`;
/** From there to the end of what is said of them. */
const SAID_OF_THEM = new RegExp(
  String.raw`(?<![\p{L}-])(?:${OF_THEM}|(?:${BY_MARRIAGE}) )(?:(?!,? (?:and|but|so|while|whilst) (?:I|me|my)\b|\bI\b)[^.;,)])*`,
  'giu',
);
const NAMES_THEM = new RegExp(String.raw`(?<![\p{L}-])(?:${WHO}|married|engaged)(?!\p{L})`, 'iu');

/** "My wife is on a Skilled Worker visa, full right to work": what is left is said of whoever writes. */
export const withoutOthersRights = (line: string): string =>
  NAMES_THEM.test(line) ? line.replace(SAID_OF_THEM, ' ') : line;
