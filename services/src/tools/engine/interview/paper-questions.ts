import type { InterviewQuestionReply } from '../../career-engine.js';
import type { WeighedAsk } from '../match/score.js';
import type { CvLine } from '../reading/cv-line.js';
import { beginsWithVerb } from '../reading/verbs.js';
import { inText } from '../text/clean.js';
import { isWorkWithAPaper } from '../writing/no-paper.js';
import { piecesAbout } from '../writing/not-had.js';
import { withArticle } from '../writing/post-said.js';
import { aPaper, asksFor, called, DRIVING } from './asked-words.js';
import { quote } from './own-story.js';
import { denialOf, REFUSED } from './paper-denied.js';

/** A paper, a licence or a check: one that is held, under way, or not in the CV. */
export function aboutPaper(ask: WeighedAsk, lines: readonly CvLine[]): InterviewQuestionReply | null {
  if (isOfOnesOwn(ask.name)) return ownThing(ask);
  // "Own the roadmap for our cards" is something to do.
  if (beginsWithVerb(ask.name)) return null;
  if (ask.state === 'partly') return paperInPart(ask);
  if (ask.state === 'met' && isWorkAlone(ask)) return paperForWork(ask);
  if (ask.state === 'missing') return A_CHECK.test(ask.name) ? checkMissing(ask) : paperNotThere(ask, lines);
  if (DRIVING.test(ask.name)) return driving(ask);
  if (isOfAnotherEdition(ask)) return paperMissing(ask);
  if (isUnderWay(ask)) return paperUnderWay(ask);
  if (A_TEST.test(ask.name)) return testPassed(ask);
  if (A_QUALIFICATION.test(ask.name)) return qualificationHeld(ask);
  return A_CHECK.test(ask.name) ? checkHeld(ask) : paperHeld(ask);
}

/** "Spraying with a 24m sprayer" is work that a paper is for, and names none. */
const isWorkAlone = ({ name, proof }: WeighedAsk): boolean =>
  proof !== null && !A_CHECK.test(name) && !DRIVING.test(name) && isWorkWithAPaper(proof);

function paperForWork({ name: paper, proof, importance }: WeighedAsk): InterviewQuestionReply {
  const line = quote(proof?.whole ?? '', 120);
  return {
    question: `${asksFor(importance)} ${aPaper(paper)}, and your CV says ${line}. Which paper do you hold for that, and until when?`,
    difficulty: 'Easy',
    suggestedAnswer:
      'Its name, who gave it, since when and until when. If you did that work under somebody else’s, say so, and by when you could hold your own.',
    realWorldExample: `Begin with the work, ${line}. Then name the paper with its number, or say that there is none yet.`,
    tips: ['Bring the original or the number.', 'Put the paper into a line of your CV: this one names the work alone.'],
  };
}

/** It was earned once, and is not kept valid. */
const A_QUALIFICATION = /\b(?:PG(?:CE|DE)|[NS]VQ|diploma|BTEC|HN[CD]|GCSEs?|A[- ]levels?|QTS|apprenticeship)\b/i;

function qualificationHeld({ name: paper, proof, importance }: WeighedAsk): InterviewQuestionReply {
  return {
    question: `${asksFor(importance)} ${aPaper(paper)}. What did you learn for it that you use every week, and what did work teach you otherwise?`,
    difficulty: 'Easy',
    suggestedAnswer:
      'One thing of the course that you still do as you learned it, with a day on which it helped; then one that practice changed, and why. Where and when you earned it in half a sentence.',
    realWorldExample: `Your CV names it in ${quote(proof?.whole ?? '')}. Add one day of work on which it made a difference.`,
    tips: ['Bring the certificate, and a comparison with the British level if it is from abroad.'],
  };
}

/** The 17th Edition is no 18th, whatever both are called. */
function isOfAnotherEdition({ name, proof }: WeighedAsk): boolean {
  const edition = AN_EDITION.exec(name)?.[1];
  const own = [...(proof?.whole ?? '').matchAll(new RegExp(AN_EDITION, 'gi'))].map(([, number]) => number);
  return edition !== undefined && own.length > 0 && !own.includes(edition);
}
const AN_EDITION = /\b(\d{1,2})(?:st|nd|rd|th) ed(?:ition|n)?\b/i;

/** One of a lower level, an older kind or for something near: what is missing is a step, and no story of other work. */
function paperInPart(ask: WeighedAsk): InterviewQuestionReply | null {
  const { name: paper, proof, jobLine } = ask;
  if (!proof || !/\d|\p{Lu}/u.test(paper)) return null;
  if (isUnderWay(ask)) return paperUnderWay(ask);
  const name = aPaper(paper);
  return {
    question: `We ask for ${name}, and your CV says ${quote(proof.whole, 120)}. How far does the one go towards the other?`,
    difficulty: 'Medium',
    suggestedAnswer:
      'Say exactly what you hold, from when and at which level, and what of the advert’s is not there yet. Then how it is obtained: the next step, its date, what it costs, and what you may do in the meantime.',
    realWorldExample: `Begin with what your CV says, ${quote(proof.whole, 120)}. Then say which step is missing for ${name}, and by when you could have it.`,
    tips: [
      ...(jobLine ? [`The advert says: ${quote(jobLine, 130)}`] : []),
      'Never claim a level that one further question would undo.',
    ],
  };
}

/** "Own transport", "own tools": nothing that is applied for, and nothing that anybody awards. */
export const isOfOnesOwn = (name: string): boolean => OF_ONES_OWN.test(name);
const OF_ONES_OWN = /^own (?:transport|car|van|vehicle|tools)\b/i;

function ownThing({ name, proof, importance }: WeighedAsk): InterviewQuestionReply {
  return {
    question: `${asksFor(importance)} ${called(name)}. What do you have, and is there a day or an hour of this work that it would not do for?`,
    difficulty: 'Easy',
    suggestedAnswer:
      'What it is, since when you have it, and what you do on the day it fails you. If you do not have it yet, say by when you will.',
    realWorldExample: proof
      ? `Your CV names it in ${quote(proof.whole)}. Add one day on which you needed it for work.`
      : `No line of your CV was found that names ${called(name)}. If you have it, write it in one line.`,
    tips: ['Ask whether the employer pays for its use.'],
  };
}

/** Of a language: a result that is some years old, and no licence. */
const A_TEST = /\b(?:IELTS|OET|TOEFL|PTE|CELPIP|Duolingo|SELT|TOEIC|Cambridge English|language test)\b/i;

function testPassed({ name: paper, proof, importance }: WeighedAsk): InterviewQuestionReply {
  return {
    question: `${asksFor(importance)} ${called(paper)}. Which result do you have, from when, and where does the language still cost you effort?`,
    difficulty: 'Easy',
    suggestedAnswer:
      'The test, its date and the result of each part. Then one situation at work in which the language was hardest (the telephone, a handover, an angry person), and what you do there.',
    realWorldExample: `Your CV names it in ${quote(proof?.whole ?? '')}. Add the result of each part and until when it counts.`,
    tips: ['Bring the report form or its number.', 'Ask whether the employer needs a result of a certain age.'],
  };
}

/** "Currently preparing for the APC", "exam booked". */
const UNDER_WAY =
  /\b(?:part[- ]qualified|being trained|not yet|preparing|working towards|studying (?:for|towards)|in progress|under ?way|booked|scheduled|applied for|application (?:submitted|pending|made)|pending|awaiting)\b/i;

/** By what the line says of this paper: "NMC PIN 12A3456B, QIS pending". */
const isUnderWay = ({ name, proof }: WeighedAsk): boolean =>
  proof !== null && piecesAbout(name, proof.whole).some((piece) => UNDER_WAY.test(piece));

function paperUnderWay({ name: paper, proof, importance }: WeighedAsk): InterviewQuestionReply {
  return {
    question: `${asksFor(importance)} ${aPaper(paper)}. How far are you with it, and what comes next?`,
    difficulty: 'Medium',
    suggestedAnswer:
      'The step that is done, the next one and its date, and when you will hold it if all goes well. Then what you may do in the meantime, and under whose eyes.',
    realWorldExample: `Your CV says ${quote(proof?.whole ?? '', 140)}. Add the date of the next step, and what you have learned for it that this post can use now.`,
    tips: ['Bring the letter or the number.', 'Ask whether the employer supports the last steps.'],
  };
}

const A_CHECK = /\b(?:dbs|disclosure|background check|police (?:check|clearance)|pvg|vetting)\b/i;

/** A check says who may be let near others; nobody works by it. */
function checkHeld({ name: paper, proof, importance }: WeighedAsk): InterviewQuestionReply {
  const name = inText(paper);
  return {
    question: `${asksFor(importance)} ${withArticle(name)}. When was yours made, and can it be looked up?`,
    difficulty: 'Easy',
    suggestedAnswer:
      'Its level and date, for which kind of work it was made, and whether you are on the update service. Say plainly that you are glad to have a new one made.',
    realWorldExample: `Your CV names it in ${quote(proof?.whole ?? '')}. Add the month and the employer for whom it was made.`,
    tips: [
      'Bring the certificate, and papers that show where you have lived.',
      'Say it yourself if something stands on it: they will look.',
    ],
  };
}

/** Nobody can order one for themselves before an employer asks for it. */
function checkMissing({ name: paper, proof, importance, jobLine }: WeighedAsk): InterviewQuestionReply {
  const name = inText(paper);
  return {
    question: `${asksFor(importance)} ${withArticle(name)}. Is there anything in it that you would tell us yourself first?`,
    difficulty: 'Easy',
    suggestedAnswer:
      'Say that you are glad to have one made: the employer asks for it once there is an offer. If something stands on it, say what, when, and what you have done since; if nothing does, one sentence is enough.',
    realWorldExample: proof
      ? REFUSED.test(proof.whole)
        ? `Your CV says ${quote(proof.whole, 140)}. Say what was asked for, what came of it, and what is different now.`
        : `Your CV says ${quote(proof.whole, 140)}. Say when it was made and for which kind of work.`
      : 'Have ready where you have lived for the last five years, in months, and police certificates of other countries among them.',
    tips: [
      ...(jobLine ? [`The advert says: ${quote(jobLine, 130)}`] : []),
      'Bring papers that show who you are and where you have lived.',
    ],
  };
}

/** Whoever holds a paper is asked what it means for the day, not for a story about it. */
function paperHeld({ name: paper, proof, importance }: WeighedAsk): InterviewQuestionReply {
  const name = aPaper(paper);
  return {
    question: `${asksFor(importance)} ${name}. What does it ask of you in daily work, and how do you keep it valid?`,
    difficulty: 'Easy',
    suggestedAnswer:
      'Name two or three duties that come with it, one thing that you may not do without it or beyond it, and how you keep it in date: training, renewals, records.',
    realWorldExample: `Your CV names it in ${quote(proof?.whole ?? '')}. Add since when you have held it, and one day on which it decided what you did.`,
    tips: [
      'Bring the original or the number, and the date until which it is valid.',
      'Say what you do when you are asked for more than it allows.',
    ],
  };
}

function driving({ proof }: WeighedAsk): InterviewQuestionReply {
  return {
    question: 'The post needs a driving licence. How much do you drive for work, and with what kind of vehicle?',
    difficulty: 'Easy',
    suggestedAnswer:
      'Which licence you hold and since when, what you have driven for work and how often, and whether anything stands on it.',
    realWorldExample: `Your CV names it in ${quote(proof?.whole ?? '')}. Add the year, and a week of driving as it really was.`,
    tips: ['Bring the licence.', 'Say it yourself if there are points on it: they will look.'],
  };
}

function paperNotThere(ask: WeighedAsk, lines: readonly CvLine[]): InterviewQuestionReply {
  const denial = denialOf(ask, lines);
  return denial === null ? paperMissing(ask) : paperDenied(ask, denial);
}

/** The CV itself says that it is not held: there is nothing to look for, and only a way to it to ask about. */
function paperDenied({ name: paper, jobLine, importance }: WeighedAsk, denial: string): InterviewQuestionReply {
  const said = quote(denial.replace(/[.;\s]+$/, ''), 140);
  return {
    question: `${asksFor(importance)} ${aPaper(paper)}, and your CV says ${said}. How would you get it, and by when?`,
    difficulty: 'Hard',
    suggestedAnswer:
      'Say in one sentence that you do not hold it. Then the way to it: which course or test, with whom, how long it takes, what it costs, and the first date that is free. End with what you may do until then.',
    realWorldExample: `Your CV says ${said}. Say which step you have taken already, a date or a place that you have asked for, and by when you would hold it.`,
    tips: [
      ...(jobLine ? [`The advert says: ${quote(jobLine, 130)}`] : []),
      'Find out the next dates before the interview, and book one if you can.',
      'Ask whether the employer pays for it or lets you begin without it.',
    ],
  };
}

function paperMissing({ name: paper, jobLine, importance, proof }: WeighedAsk): InterviewQuestionReply {
  const name = aPaper(paper);
  const isRefused = proof !== null && REFUSED.test(proof.whole);
  return {
    question: `${asksFor(importance)} ${name}. Where do you stand with it?`,
    difficulty: 'Hard',
    suggestedAnswer:
      'The state of your application, the next step, its date, and what you may do in the meantime. Bring the letter or the number if there is one.',
    realWorldExample: proof
      ? `Your CV says ${quote(proof.whole.replace(/[.;\s]+$/, ''), 140)}. ${isRefused ? 'Say in one sentence why, what you have done since, and' : 'Say'} which step comes next and when.`
      : `No line of your CV was found that names ${name}. If you hold it, say since when and add the line; if not, say which step comes next and when.`,
    tips: [
      ...(jobLine ? [`The advert says: ${quote(jobLine, 130)}`] : []),
      'Start before the interview, and say what you have done.',
      'Ask whether it can be in progress when you begin.',
    ],
  };
}
