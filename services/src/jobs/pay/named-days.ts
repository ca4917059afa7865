import { denied, isSaidOfWork } from '@landfall/contracts/reading/said-of-work';

const weekday = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?`;
export const ofOtherDays =
  /\b(?:interviews?|apply|applications?|clos(?:e|es|ed|ing)|deadline|open(?:s|ing)?|call|phone|telephone|contact|deliver(?:y|ies)|overtime|college|training|course|off|except|bonus|premium|enhanc\w+|office|site|home|remote|remotely|hybrid|flexib\w+|available|able to)\b/i;
const joinedDays = new RegExp(
  String.raw`\b${weekday}\b(?:\s?(?:[-–—/&,+]|to|till|until|through|thru|and|or)\s?(?:(?:and|&)\s)?${weekday}\b){1,6}`,
  'gi',
);
const workingPattern =
  /^\W*(?:shifts?|days|hours|days of work|work(?:ing)? (?:days|hours|pattern|week)|rota|schedule)\s?[:–-]/i;
const firstLetters = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];

/** "Mon-Wed", "Tuesday and Thursday": undefined where no such days are said to be those of the work. */
export function namedDays(sentences: string[]): number | undefined {
  const own = sentences.filter((one) => !ofOtherDays.test(one) && !denied.test(one));
  const joined = own.flatMap((sentence) =>
    [...sentence.matchAll(joinedDays)]
      .filter(({ index }) => isSaidOfWork(sentence.slice(Math.max(0, index - 100), index)))
      .map(([words]) => words),
  );
  // in a shop everybody may have to work at weekends
  if (joined.length === 0) return undefined;
  const isOfShifts = own.some((one) => workingPattern.test(one) && /\bs(?:at|un)/i.test(one));
  if (joined.every((words) => /^s(?:at|un)/i.test(words)) && !isOfShifts) return undefined;
  const all = own.flatMap((sentence) => [
    ...[...sentence.matchAll(joinedDays)].flatMap(([words]) => daysIn(words)),
    ...[...sentence.matchAll(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi)].flatMap(([word]) => daysIn(word)),
    ...(/\bweekends?\b/i.test(sentence) ? [5, 6] : []),
    ...(/\bweekdays?\b/i.test(sentence) ? [0, 1, 2, 3, 4] : []),
  ]);
  return new Set(all).size;
}

function daysIn(words: string): number[] {
  const names = [...words.matchAll(new RegExp(weekday, 'gi'))];
  return names.flatMap(([name], at) => {
    const day = firstLetters.indexOf(name.slice(0, 2).toLowerCase());
    const last = names[at - 1];
    const between = last ? words.slice(last.index + last[0].length, names[at]!.index) : '';
    if (!last || !/[-–—]|to|till|until|thr/i.test(between)) return [day];
    const from = firstLetters.indexOf(last[0].slice(0, 2).toLowerCase());
    return Array.from({ length: ((day - from + 7) % 7) + 1 }, (_, more) => (from + more) % 7);
  });
}
