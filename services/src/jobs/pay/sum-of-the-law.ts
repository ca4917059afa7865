/** By these a sentence is of what this employer pays, and no more of what all must. */
const own = String.raw`(?:our|we|us|you|your|this|pay|pays|paying|paid|salary|role|post|position|job|vacancy)(?!\p{L})`;
const word = String.raw`(?!${own})[\p{L}\d][\p{L}\d.’'-]{0,19}`;
const wage = String.raw`(?:national (?:living|minimum)|(?:statutory|legal|federal|state|provincial) minimum|minimum|real living) wage`;
const is = String.raw`(?:is|was|will be|rises?|rose|increases?|increased|goes)(?!\p{L})`;
/** "From April the National Living Wage for adults is £12.21", as far as its sum. */
const said = new RegExp(
  String.raw`^[^\p{L}\d]*(?:${word}(?:[,:]?\s|\s[–-]\s)){0,6}?${wage}(?:\s${word}){0,4}\s${is}(?:(?!(?<!\p{L})${own})[^£€$\n]){0,60}[£€$]\s?\d`,
  'iu',
);
const ofThisWork = /\b(?:for|in) (?:this|the|our) (?:role|post|position|job|vacancy)\b/i;
const turnsToOwn = new RegExp(
  String.raw`(?:[,;:(–—]|\s-|\s(?:and|but|so|while|whereas|yet|though|although))\s{0,2}(?:${word}\s){0,3}${own}`,
  'iu',
);

/**
 * A sentence without the sum that everybody must be paid, which tells of no job: "The National Living Wage is £12.21 an
 * hour, and we pay £13". An employer may call what it pays so: "The minimum wage for this role is £13.50".
 */
export function withoutSumOfTheLaw(sentence: string): string {
  const found = said.exec(sentence);
  if (!found) return sentence;
  const rest = sentence.slice(found[0].length);
  const turn = turnsToOwn.exec(rest);
  if (ofThisWork.test(rest.slice(0, turn?.index))) return sentence;
  return turn ? rest.slice(turn.index) : '';
}
