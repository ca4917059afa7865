/** What people are beside their post, of which there may be many. */
const ONE_OF_MANY =
  '(?:fire )?marshall?|(?:fire )?warden|(?:first |mental health )?aider|rep|representative|key ?holder|mentor|buddy|responder|assessor|steward|tutor|moderator|trainer|coach|link (?:nurse|worker|teacher|practitioner)|ambassador|appraiser|invigilator';
/** And of which there is one. */
const THE_ONE =
  'lead|champion|chair|treasurer|secretary|co-?ordinator|point of contact|appointed person|responsible person';
/** "Infection control lead", "Year 9 tutor"; "leading" and "for" belong to something else. */
const BEFORE = String.raw`(?:health (?:and|&) safety )?(?:(?!(?:of|for|with|and|to|by|an?|the)\b)(?!\p{L}+(?:ing|ed)\b)[\p{L}\d&/-]+ ){0,4}?`;
const A_ROLE = String.raw`${BEFORE}(?:${ONE_OF_MANY}|${THE_ONE})`;
const WHO = new RegExp(
  String.raw`^${A_ROLE}(?:(?:, | and | & )${A_ROLE}){0,2}(?=:\s|,? (?:for|on|at|in|to|of|across|since)\s)`,
  'iu',
);
const ARTICLED = new RegExp(String.raw`^${BEFORE}(?:${ONE_OF_MANY})(?![\p{L}-])`, 'iu');

/** "Decontamination lead: audits …", "First aider and fire marshal for the shop floor": what somebody is, and no work includes. */
export const saysADutyHeld = (text: string): boolean => WHO.test(text);

/** Whether it is one of several, who have an article. */
export const isOneOfMany = (text: string): boolean => ARTICLED.test(text);
