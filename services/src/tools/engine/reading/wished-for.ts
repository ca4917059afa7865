/** Said of a thing in a sentence or a label, it is wished for. */
export const WISHED_FOR = 'desirable|desired|preferred|preferable|advantageous|beneficial|useful|helpful|optional';

/** "French an asset", "considered a strong plus"; nobody is asked to be "an asset to the team", and an "asset manager" manages. */
export const A_PLUS = String.raw`(?<!\bas )an? (?:(?:real|great|definite|strong|distinct|big|huge|major|clear|valuable|added|considerable|significant) )?(?:asset(?=\W*$|[.;,)]| (?:but|if|for|in|though|and|to (?:this|the|your) (?:role|post|position|job|application))\b)|plus|bonus|advantage)`;
/** Words that make of what is asked a wish. */
export const PREFERRED = new RegExp(
  String.raw`\b(?:${WISHED_FOR}|nice to have|pref(?=$|[.,;\s])|preferably|${A_PLUS}|(?:bonus|extra|brownie) points|(?:bonus|plus) (?:if you|for (?:experience|knowledge|familiarity|understanding))|helps|(?:is|are) welcome|ideally|not expected|not essential|pleasant|(?:is|are) valued|would suit|makes? .{0,40} easier|would be (?:good|great|useful|nice|welcome|(?:very )?welcomed)|is encouraged|can be learned|familiarity)\b|\(D\)[.\s]*$`,
  'i',
);

/** "Advanced Excel; Power BI an advantage": a wish beside a must, which the words of each part tell apart. */
export function isMixed(sentence: string): boolean {
  const parts = sentence.split(/;\s+/);
  return parts.length > 1 && parts.some((part) => PREFERRED.test(part)) && !parts.every((part) => PREFERRED.test(part));
}

/** "Northgate is not essential but would be useful": as much as that it would be useful. */
export const asAWish = (sentence: string): string =>
  sentence.replace(NO_MUST_BUT_A_WISH, (_, wish: string, at: number) =>
    sentence[at - 1] === '(' ? wish.trim() : wish,
  );
const NO_MUST_BUT_A_WISH =
  /(?:,? (?:is|are|(?:while|although|though)(?: it is)?))?(?:,? |(?<=\())(?:not|isn['’]t|aren['’]t)(?: (?:strictly|absolutely|an?))? (?:essential|required|necessary|needed|expected|mandatory|must|requirement|vital)(?:,| -| –)? (?:but|though|although|however|yet)(?:,? (?:it|they|this|these))?( (?:(?:is|are|would be|will be) )?(?:(?:also|very|highly|still|really|certainly|extremely|definitely) )?(?:an? )?(?:(?:real|great|definite|strong|distinct|big|huge|clear) )?(?:useful|helpful|desirable|desired|preferred|advantageous|beneficial|welcomed?|valued|nice to have|good to have|handy|ideal|plus|bonus|advantage|asset)\b)/gi;
