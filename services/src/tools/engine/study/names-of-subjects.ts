import { skillsNamedIn } from '../reading/skill-finder.js';

/** "Welsh" of "a qualification in Welsh": spoken, and nowhere to be. */
export const isALanguage = (name: string): boolean =>
  skillsNamedIn(name).some(({ skill, start, end }) => skill.kind === 'language' && start === 0 && end === name.length);

/** "ACCA Foundations in Accountancy", "a GCSE in History": what somebody learns stands where a place might. */
export const isOfASubject = (text: string, start: number, name: string): boolean =>
  isALanguage(name) ||
  IS_LEARNT.test(text.slice(Math.max(0, start - NEAR), start)) ||
  IS_A_PAPER.test(text.slice(start + name.length));
const NEAR = 80;
const IS_LEARNT =
  /\b(?:qualifications?|degrees?|certificates?|diplomas?|awards?|gcses?|[ao]s?[- ]levels?|foundations?|bachelor['’]?s?|master['’]?s?|doctorates?|ph\.?d|b\.?sc|m\.?sc|apprenticeships?|expertise|lessons)\b(?: [\p{L}-]+){0,4} in (?:the )?$/iu;
const IS_A_PAPER = /^ (?:qualifications?|degrees?|certificates?|diplomas?|examinations?|papers?|modules?)(?!\p{L})/iu;
