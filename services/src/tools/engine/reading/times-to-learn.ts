const WHEN_OR_WHAT = String.raw`(?:(?:paid|unpaid|summer|winter|spring|easter|industrial|industry|work|student|clinical|teaching|school|university|college|professional|practice|research|engineering|legal|final[- ]year|one[- ]year|year[- ]long|12[- ]month|sandwich|graduate|vacation|virtual|insight|erasmus|international|\d{1,2}[- ](?:week|month)) ){0,3}`;
const A_TIME = new RegExp(
  String.raw`^(?:${WHEN_OR_WHAT}(?:internship|placement(?: year| student)?|work experience|work shadowing|shadowing|traineeship|vacation scheme|insight (?:week|day)|secondment)|(?:(?:placement|sandwich|industrial) year|year (?:in industry|out|abroad|of placement))|ECT ?[12]?|NQT|RQT|probationer)(?: \([^()]{2,30}\))?$`,
  'iu',
);

/** "Summer internship", "Industrial placement", "Year in industry", "ECT": how somebody was there to learn, and for nobody by name. */
export const isATimeToLearn = (part: string): boolean => A_TIME.test(part.trim());

/** "ECT", "NQT+1": a teacher in the first years. */
export const isOfANewTeacher = (part: string): boolean => /^(?:(?:ECT|NQT|RQT)(?: ?\+?[12])?)$/.test(part.trim());
