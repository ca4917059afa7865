/** "My late mother", "our two children". */
export const OWN_PEOPLE = String.raw`\b(?:my|our) (?:(?:own|elderly|sick|ill|late|disabled|young|two|three) )*(?:grand\p{L}+|mother|father|mum|mom|dad|parents?|family|child(?:ren)?|kids|sons?|daughters?|husband|wife|partner|relatives?|baby)\b`;

/** "Maternity leave cover", "Sickness absence records", "Unemployed adults taught to read": others were away, and it is work. */
export const OF_OTHERS = String.raw`(?![- ]\(?(?:cover|manag|report|monitor|record|polic|cases?|interview|meeting|calculation|payment|payroll|administration|process|claim|reviews?|data|levels|rates?|request|arrangement|advi[sc]|coach|mentor|consult|officer|support|trainer|programme|scheme|co-?ordinat|of (?:\d|staff|employees|colleagues|others)|in lieu|people|adults|patients|residents|students|volunteers|participants|clients|parents|youth|young|benefit))`;

/** What a time without a post is called, wherever it stands in a line. */
export const A_BREAK = String.raw`(?:career break|(?:maternity|paternity|parental|adoption) leave|sabbatical|gap year|unemployed)\b${OF_OTHERS}`;

/** "Travelled to 40 client sites" is work. */
const A_JOURNEY = String.raw`^\W*(?:travell?(?:ing|ed)|backpack(?:ing|ed))\b(?! (?:to|between|across|with) (?:\d|(?:\p{L}+ ){0,2}(?:clients?|customers?|sites?|patients?|homes|schools|stores|shops|branches)\b))`;

/** "I took six months off after an operation". */
const TIME_OFF = String.raw`\btook (?:[\p{L}\d]+ ){0,3}(?:weeks?|months?|years?|time|break) off\b`;

/** "Furloughed and then redundant in 2020": how a post ended, and nothing done in it. */
const LET_GO = String.raw`^\W*(?:(?:i was|was|then) )?(?:furloughed|on furlough|(?:made|taken) redundant|laid off)\b(?! (?:\d|staff|colleagues|people|workers))`;

const PRIVATE = new RegExp(
  String.raw`${LET_GO}|${TIME_OFF}|${OWN_PEOPLE}|\bliving in\b|\b${A_BREAK}|${A_JOURNEY}`,
  'iu',
);

/** "Looked after my grandmother, 2017 to 2019", "career break", "living in Manchester since 2016": years of no post. */
export const isOfPrivateLife = (text: string): boolean => PRIVATE.test(text);
