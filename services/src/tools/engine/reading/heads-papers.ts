import { saysWhatWasDone } from './verbs.js';

/**
 * "IFoA EXAMS", "AAT Exams:": what stands over the exams of a body. By itself it says of none that it was passed, so it
 * is no qualification; "ACCA exams passed" and "All CIMA exams" say so.
 */
export const headsPapers = (line: string): boolean =>
  line.length <= LONGEST && HEADS.test(line.trim()) && !saysWhatWasDone(line);
const LONGEST = 60;
const HEADS =
  /^(?!(?:all|both|final|some|passed|completed|sat|taken|finished|no|most|every|studying|preparing|working|marked|set|invigilat\p{L}+|mock|entrance|\d\S*) )(?:[\p{L}&+'’./-]+ ){1,5}(?:exams|exam(?:ination)? (?:progress|results|passes|history|record)|examinations|qualifications)\s?:?$/iu;
