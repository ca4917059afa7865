/** What people are beside their post, of which there may be many. */
const ONE_OF_MANY =
  '(?:fire )?marshall?|(?:fire )?warden|(?:first |mental health )?aider|rep|representative|key ?holder|mentor|buddy|responder|assessor|steward|tutor|moderator|trainer|coach|link (?:nurse|worker|teacher|practitioner)|ambassador|appraiser|invigilator';
/** And of which there is one. */
const THE_ONE = 'champion|chair|treasurer|secretary|co-?ordinator|appointed person|responsible person';
/** Alone in front ("Lead for science", "Point of contact for 30 suppliers") these are told with their article: `noun-phrases.ts`. */
const THE_ONE_OF_SOMETHING = 'lead|point of contact';
/** "Infection control lead", "Year 9 tutor"; "leading" and "for" belong to something else. */
const BEFORE = String.raw`(?:health (?:and|&) safety )?(?:(?!(?:of|for|with|and|to|by|an?|the)\b)(?!\p{L}+(?:ing|ed)\b)[\p{L}\d&/-]+ ){0,4}?`;
const A_ROLE = String.raw`(?:${BEFORE}(?:${ONE_OF_MANY}|${THE_ONE})|(?!(?:${THE_ONE_OF_SOMETHING})\s)${BEFORE}(?:${THE_ONE_OF_SOMETHING}))`;
const WHO = new RegExp(
  String.raw`^${A_ROLE}(?:(?:, | and | & )${A_ROLE}){0,2}(?=:\s|,? (?:for|on|at|in|to|of|across|since)\s)`,
  'iu',
);
const ARTICLED = new RegExp(String.raw`^${BEFORE}(?:${ONE_OF_MANY})(?![\p{L}-])`, 'iu');

/** "Decontamination lead: audits …", "First aider and fire marshal for the shop floor": what somebody is, and no work includes. */
export const saysADutyHeld = (text: string): boolean => WHO.test(text);

/** Whether it is one of several, who have an article. */
export const isOneOfMany = (text: string): boolean => ARTICLED.test(text);
