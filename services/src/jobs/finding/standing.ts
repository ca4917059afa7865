/**
 * How far somebody has come and how they are employed, before the word for their work. These are words of the language that go
 * with any work, and hardly any more are ever made.
 */
const before = new Set(
  [
    'senior,snr,sr,junior,jnr,jr,lead,leading,head,chief,principal,deputy,assistant,associate,advanced,experienced',
    'qualified,unqualified,skilled,chartered,trainee,apprentice,graduate,student,newly,consultant,journeyman,journeyperson,master',
    'relief,bank,locum,agency,temporary,temp,permanent,perm,casual,seasonal,interim,acting,sessional,supply,mobile',
    'night,nights,day,days,evening,weekend,part,full,time,fixed,term,live',
  ]
    .join(',')
    .split(','),
);

/** The same behind it, where it says whom somebody leads or what they will become. */
const after = new Set(
  [
    'manager,manageress,supervisor,foreman,forewoman,foreperson,leader,lead,head,chargehand,charge,ganger,team,crew,member,director',
    'coordinator,deputy,partner,specialist,consultant,trainee,apprentice,apprenticeship,graduate,student,intern,internship,placement,improver',
  ]
    .join(',')
    .split(','),
);

export const isStandingBefore = (word: string): boolean => before.has(word);
export const isStandingAfter = (word: string): boolean => after.has(word);

/** Whether a word says standing alone, wherever it stands. */
export const asksStanding = (word: string): boolean => before.has(word) || after.has(word);

/** What is followed by a number or a letter as a degree of it, or said after a number. */
const degrees = new Set(
  'band,grade,level,class,cat,category,tier,step,stage,phase,part,nvq,key,year,line,type,edition,season,month,week'.split(
    ',',
  ),
);
const DEGREE = /^(?:\d{1,3}[a-z]{0,2}|[a-e]|[ivx]{1,4})$/;
const HAS_DIGIT = /\d/;
const ROMAN = /^[ivx]{1,4}$/;

/** The words without grades ("Band 5", "Cat C+E"), licences and lengths in numbers ("18th Edition", "6G", "12 month"). */
export function withoutGrades(words: string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at]!;
    const length = lengthOfGrade(words.slice(at)) || lengthOfNumber(words.slice(at));
    if (length === 0 && !(ROMAN.test(word) && at === words.length - 1 && at > 0)) kept.push(word);
    at += Math.max(length, 1);
  }
  return kept;
}

/** "Band 5", "Cat C E"; 0 where the words do not begin so. */
function lengthOfGrade([word = '', ...more]: string[]): number {
  const end = more.findIndex((one) => !DEGREE.test(one));
  const length = end < 0 ? more.length : end;
  return degrees.has(word) && length > 0 ? 1 + length : 0;
}

/** "6g", "18th Edition"; 0 where the words do not begin so. */
function lengthOfNumber([word = '', next = '']: string[]): number {
  if (!HAS_DIGIT.test(word)) return 0;
  return degrees.has(next) ? 2 : 1;
}
