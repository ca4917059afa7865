/**
 * The rules of the Civil Service on nationality, which stand under nearly each of its posts: "This job is broadly open to
 * the following groups: UK nationals, nationals of the Republic of Ireland, nationals of Commonwealth countries who have
 * the right to work in the UK …". A list that goes on to others shuts nobody out by naming UK nationals first, and it says
 * nothing of sponsorship. Alone, or with "only", the same words refuse.
 */

const aPost = String.raw`(?:this|the) (?:[\w-]+ )?(?:job|role|post|position|vacancy|campaign)`;
const others = String.raw`(?:(?:(?:relevant|certain|some) )?(?:nationals? of (?:the )?(?:Republic of Ireland|Ireland|Commonwealth|EU|EEA|Switzerland|European)|(?:EU|EEA|Swiss|Turkish|Irish|Commonwealth|European)(?:,| or| and)? (?:EEA,? |EU,? |Swiss,? |Turkish |or |and )*(?:nationals|citizens))|individuals with (?:limited|indefinite) leave to remain|(?:certain )?family members of)`;

/** Whoever else is let in beside the first of the list. */
const OTHERS = new RegExp(String.raw`\b${others}\b`, 'gi');
const OPENS = new RegExp(String.raw`\b${aPost} is (?:broadly )?open to (?:the following|UK nationals)\b`, 'i');

const ENTRIES = new RegExp(
  String.raw`^\W*(?:${aPost} is (?:broadly )?open to (?:the following(?: groups)?\W*)?)?(?:UK nationals(?:\W+(?:and |or )?${others}\b[^.:!?]*)?|${others}\b[^.:!?]*)\W*$`,
  'i',
);
/** More than who may be taken. */
const SAYS_MORE = /\b(?:only|sponsor\w*|visas?|must|cannot|not|solely|exclusively|restricted|reserved)\b|n't\b/i;
const MOST_READ = 40_000;

/** Whether a text lets other nationals in beside those of the country, by the wording of that list. */
export function hasNationalityRules(text: string): boolean {
  const read = text.slice(0, MOST_READ);
  return new Set(read.match(OTHERS)?.map((one) => one.toLowerCase())).size >= (OPENS.test(read) ? 1 : 2);
}

/** Whether a sentence in plain words is one of its entries, or the list in one line. */
export const isNationalityRule = (said: string): boolean => ENTRIES.test(said) && !SAYS_MORE.test(said);

/** The same where it stands alone, as a list that lets others in. */
export const isListOfNationals = (said: string): boolean =>
  isNationalityRule(said) && /\b(?:open to|Ireland|Commonwealth|EUSS|settlement scheme|Turkish|EEA)\b/i.test(said);
