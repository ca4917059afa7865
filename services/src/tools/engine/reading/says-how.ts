const TIMES =
  'weekend|evening|summer|holiday|easter|christmas|saturday|sunday|night|day|student|after[- ]school|vacation|festive|seasonal';
/** "Full time", "Summer job", "Band 5", "Various sites": how somebody worked, and for nobody by name. */
const SAYS_HOW = new RegExp(
  String.raw`^\(?(?:(?:full|part|fixed|short|long)[- ](?:time|term)\b.*|contract(?:or|ing)?|permanent|temp(?:orary)?(?: (?:job|work|role|contract))?|casual(?: (?:job|work))?|seasonal|agency|bank|relief|remote(?:ly)?|hybrid|voluntary|unpaid|zero[- ]hours?.*|(?:${TIMES})s?(?: (?:job|work|shifts?|temp|position|role|contract))?|various\b.*|several\b.*|(?:band|grade|level|year|tier|class|key stage) ?\d.*|gas safe\b.*|cscs\b.*)\)?[.]?$`,
  'i',
);
export const saysHow = (part: string): boolean => SAYS_HOW.test(part);

/** "Summer job", "Christmas temp": for how long, and neither where nor what it was called. */
export const isJobForATime = (part: string): boolean => JOB_FOR_A_TIME.test(part);
const JOB_FOR_A_TIME = /^\p{L}[\p{L} -]{2,20} (?:job|temp)$/iu;
