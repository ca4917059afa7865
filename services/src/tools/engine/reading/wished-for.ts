/** Words that make of what is asked a wish. */
export const PREFERRED =
  /\b(?:nice to have|desirable|desired|pref(?=$|[.,;\s])|preferable|preferred|preferably|a bonus|(?:bonus|extra|brownie) points|(?:bonus|plus) (?:if you|for (?:experience|knowledge|familiarity|understanding))|a plus|an? (?:real |distinct |clear )?advantage|advantageous|helps|helpful|(?:is|are) welcome|ideally|not expected|not essential|pleasant|(?:is|are) valued|beneficial|would suit|makes? .{0,40} easier|would be (?:good|great|useful|nice|welcome|(?:very )?welcomed|an? (?:real |great )?asset)|optional|is encouraged|can be learned|familiarity|useful)\b|\(D\)[.\s]*$/i;

/** "Advanced Excel; Power BI an advantage": a wish beside a must, which the words of each part tell apart. */
export function isMixed(sentence: string): boolean {
  const parts = sentence.split(/;\s+/);
  return parts.length > 1 && parts.some((part) => PREFERRED.test(part)) && !parts.every((part) => PREFERRED.test(part));
}
