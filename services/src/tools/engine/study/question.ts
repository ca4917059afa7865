import { createHash } from 'node:crypto';
import { OPTION_LETTERS, type StudyQuestionReply } from '../../career-engine.js';
import { shortened } from '../text/clean.js';
import type { StudySentence } from './document.js';

export type QuestionKind =
  | 'definition'
  | 'case'
  | 'figure'
  | 'modal'
  | 'name'
  | 'subject'
  | 'term'
  | 'item'
  | 'cell'
  | 'amount'
  | 'row'
  | 'entry'
  | 'section'
  | 'consequence'
  | 'ending';

/** A question before its options have letters. */
export interface DraftQuestion {
  kind: QuestionKind;
  question: string;
  answer: string;
  /** Wrong answers, the likeliest to be taken for right first. */
  distractors: string[];
  sentence: StudySentence;
  /** Many sentences are about it, so that it is a good guess: asked for once in a test at most. */
  isCommon?: boolean;
  /** Points to a sentence before it that is not shown. */
  isUnclear?: boolean;
  /** What it is about, e.g. a row of a table by its name: asked about once in a test. */
  topics?: string[];
  /** What a test has few of, so that it is not all about one column of a table. */
  group?: string;
  /** Higher is better; decides among questions of one kind. */
  worth: number;
}

const BLANK = '_____';
const LONGEST_LEAD = 320;

/** The sentence with a gap instead of the answer; an article before it would give away how the answer begins. */
export function withGap(sentence: string, start: number, answer: string): string {
  const before = sentence.slice(0, start).replace(/\b([Aa])n? $/, '$1(n) ');
  return `${before}${BLANK}${sentence.slice(start + answer.length)}`;
}

/** Quotation marks, unless the text brings its own. */
export const inQuotes = (text: string): string => (/[“”]/.test(text) ? text : `“${text}”`);

/** Letters by a rule of the sentence: the same each time, and no letter more often right than another. */
export function lettered({ question, answer, distractors, sentence }: DraftQuestion): StudyQuestionReply {
  const all = [answer, ...distractors.slice(0, OPTION_LETTERS.length - 1)];
  const options = all.toSorted((one, other) => (mixed(question, one) < mixed(question, other) ? -1 : 1));
  const at = options.indexOf(answer);
  return {
    question,
    options: Object.fromEntries(options.map((option, index) => [OPTION_LETTERS[index], option])),
    correctAnswer: OPTION_LETTERS[at] ?? 'A',
    explanation: explanationOf(answer, sentence),
    sentence: sentence.text,
    page: sentence.page,
  };
}

const mixed = (question: string, option: string): string =>
  createHash('sha256').update(`${question}\n${option}`).digest('hex');

function explanationOf(answer: string, sentence: StudySentence): string {
  const { text, page, under } = sentence;
  const where = [page !== null && `page ${page}`, under && `under “${shortened(under, 70)}”`]
    .filter(Boolean)
    .join(', ');
  const says = `The document says${where && ` (${where})`}: ${inQuotes(withLead(text, sentence))}`;
  // Where the answer is all that the sentence says, it is read once.
  return text.replace(/[.!;]+$/, '') === answer ? says : `The answer is “${shortened(answer, 120)}”. ${says}`;
}

/** An item of a list is asked about with the line it goes on from. */
export const withLead = (text: string, { lead }: StudySentence): string =>
  lead ? `${shortened(lead, LONGEST_LEAD)} … ${text}` : text;

/** "Where SW 14.2(a) applies": only who has the numbers of the paragraphs before them knows what is meant. */
export const refersByNumber = (text: string): boolean =>
  /\b[A-Z]{1,5} ?\d+[A-Z]{0,2}\.\d|\b(?:paragraph|section)s? \d/.test(text);
