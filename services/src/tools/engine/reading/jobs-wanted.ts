import { A_JOB_WANTED } from './between-jobs.js';

/** "Job wanted: HGV driver". */
export const isLabelOfAWish = (label: string, wanted: string): boolean =>
  LABEL_OF_A_WISH.test(label) || (/^(?:(?:career|job) )?objectives?$/i.test(label) && isAJobAlone(wanted));
/** "Objective: HGV driver" is a wish; an objective that goes on tells of its person. */
export const isAJobAlone = (text: string): boolean =>
  text.trim().split(/\s+/).length <= MOST_WORDS_OF_A_JOB &&
  !/\b(?:with|experienced?|qualified|skilled|years?|us(?:e|ing)|appl(?:y|ying))\b/i.test(text);
const MOST_WORDS_OF_A_JOB = 8;
/** "Job wanted: HGV driver": what somebody is to be, and has not been. */
export function isAJobWanted(text: string): boolean {
  const [, label = '', wanted = ''] = /^\W*([\p{L} ]{2,30}?)\s*:\s+(.+)$/u.exec(text) ?? [];
  return label !== '' && isLabelOfAWish(label, wanted);
}
const LABEL_OF_A_WISH = new RegExp(String.raw`^(?:${A_JOB_WANTED}|(?:career |job )?(?:goal|aim|ambition)s?)$`, 'i');
