import { skillsWithin, type CvLine } from '../reading/cv-line.js';
import { areIssued } from '../reading/papers-issued.js';
import { namesWork } from '../reading/verbs.js';
import { hasFigure } from '../text/clean.js';
import { isDated, RUN_OUT } from './letter-text.js';
import { LONGEST_QUOTED, SHORTEST_QUOTED, type WorkFound } from './letter-work.js';
import { namesAWayToReach } from './ways-to-reach.js';

/** Where a sentence without a mark may tell of work. */
export const TELLING_SECTIONS: ReadonlySet<string> = new Set(['head', 'summary', 'experience', 'other']);

/** "English: good" and "NEC? no" tell of no work that goes on from "my work has included"; "Purchase ledger: 400 invoices a month" does. */
const NO_STORY =
  /^\p{L}[\p{L} ]{2,25}(?::| \|)(?!.*\b\d{2})|[.!?]\s+[\p{L}\p{N}]|[?]|(?:^|\s)(?:no|not|never|\p{L}+n['’]t)\s/iu;
/** "Enhanced DBS", "First aid at work": something that one holds. */
const A_PAPER =
  /\b(?:first aid|dbs|nvq|btec|gcses?|diploma|licen[cs]e|certificate|certified|tickets?|cscs|level \d|registered|passed|trained)\b/i;

/** "I taught years 7 to 11 and prepared three groups for GCSE": taught towards, and not held. */
export const IS_TAUGHT =
  /\bI (?:also |now )?(?:teach|taught|tutor(?:ed)?|prepared?|coach(?:ed)?|led|lead|assess(?:ed)?|train(?:ed)?|mentor(?:ed)?|ran|run|plan(?:ned)?|delivered?) (?!for\b)/iu;

/** "Good geographical knowledge", "Happy with handball": what somebody is like. */
const A_QUALITY =
  /^(?:good|excellent|strong|great|solid|sound|happy|willing|able|keen|full|clean|own|reliable|hard[- ]?working|fluent)\b/i;

/** "Some of the visitors live with dementia" is no work that goes on from "my work has included". */
const TELLS_OF_OTHERS =
  /^(?:some|many|most|all|they|these|those|it|this|we|the \p{L}+) (?:[\p{L}-]+ ){0,4}?(?:is|are|was|were|have|has|had|live|lives|need|needs|want|like)\b/iu;

/** "HACCP folder and allergen matrix are mine", "the rota is my job": a sentence of its own. */
const IS_MINE =
  /\b(?:is|are|was|were) (?:all |both |also )?(?:mine|ours|my own|(?:down|up) to me|my (?:\p{L}+ )?(?:job|task|duty|responsibility|area|work))\b/iu;

/** Whether it goes on from "my work has included". */
export const isStory = (text: string, longest = LONGEST_QUOTED): boolean =>
  !NO_STORY.test(text) &&
  !A_QUALITY.test(text) &&
  !RUN_OUT.test(text) &&
  !TELLS_OF_OTHERS.test(text) &&
  !IS_MINE.test(text) &&
  // it stands below what somebody calls themselves as work does below a post
  !namesAWayToReach(text) &&
  !/\bstudying\b|\bexams? (?:in|on|due)\b/i.test(text) &&
  (!A_PAPER.test(text) || namesWork(text) || areIssued(text) || IS_TAUGHT.test(text)) &&
  text.length >= SHORTEST_QUOTED &&
  text.length <= longest &&
  !isDated(text) &&
  !/[,;:(–-]$/.test(text.trim());

/** A part of a line, with the skills that stand in it. */
export const story = (text: string, where: string | null, line: CvLine): WorkFound => ({
  text,
  where,
  isProject: false,
  isBullet: true,
  hasFigure: hasFigure(text),
  isNoDeed: true,
  skills: skillsWithin(line, text),
});

/** Without the stops that end them. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=\p{L}{3}|[)\d%])\.\s+(?=[\p{Lu}\p{N}])/u).map((each) => each.replace(/[.;\s]+$/, ''));
