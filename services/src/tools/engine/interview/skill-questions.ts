import type { InterviewQuestionReply } from '../../career-engine.js';
import { THE_WORK_ITSELF } from '../match/skill-asks.js';
import type { WeighedAsk } from '../match/score.js';
import type { WorkDone } from '../reading/work-done.js';
import { skillVocabulary } from '../vocabulary/skill-vocabulary.js';
import { inText } from '../text/clean.js';
import { quote, storyOf, workFor } from './own-story.js';

/** A skill that is shown is asked for in depth, one that is only claimed for its truth, one that is missing for a plan. */
export function aboutSkill(ask: WeighedAsk, work: readonly WorkDone[]): InterviewQuestionReply {
  if (ask.state === 'met') return ask.kind === 'certificate' ? paperHeld(ask) : skillShown(ask, work);
  if (ask.isOnlyKeyword && ask.kind === 'skill') return skillClaimed(ask, work);
  if (ask.state !== 'partly') return ask.kind === 'certificate' ? paperMissing(ask) : skillMissing(ask, work);
  return ask.near === THE_WORK_ITSELF ? partOfTheWork(ask) : skillClaimed(ask, work);
}

/** What stands in the words of an advert or of an open list ("manage staff") is quoted, not put into a sentence. */
function called(name: string): string {
  const text = inText(name);
  const isSkill = isNamed(name) && skillVocabulary().named(name)?.kind !== 'certificate';
  return isSkill || /^\p{Lu}/u.test(text) ? text : `“${text}”`;
}

/** By a name of the vocabulary's own, which is a noun with a capital: "People management". */
export const isNamed = (name: string): boolean => /^\P{Ll}/u.test(name) && skillVocabulary().named(name)?.name === name;

const PAST = /^(?:\p{Ll}+ed|taught|led|built|ran|wrote|made|kept|sold|drove)$/iu;

/** A wish is not said to be a must. */
const asksFor = (importance: WeighedAsk['importance']): string =>
  importance === 'preferred' ? 'The advert would like' : 'The post requires';

function skillShown({ name: skill, proof }: WeighedAsk, work: readonly WorkDone[]): InterviewQuestionReply {
  const name = called(skill);
  const done = workFor(work, skill);
  const line = proof?.whole ?? '';
  return {
    question: `This post asks for ${name}. Tell us about the time when it mattered most.`,
    difficulty: 'Medium',
    suggestedAnswer: `Choose the one case that is nearest to this post. Say what was at stake, what you did that others would not have done, and what came of it.`,
    realWorldExample: done?.skills.includes(skill)
      ? `From your CV: “${storyOf(done)}” Add what made it difficult and how you solved that.`
      : `Your CV shows it in ${quote(line)}. Turn that line into a short story with a beginning and a result.`,
    tips: [
      'Expect a second question that goes deeper: prepare one detail that only somebody who did it would know.',
      // Only of a tool there is another to choose; nobody chooses against critical care.
      skillVocabulary().named(skill)?.kind === 'technology'
        ? `Know where ${name} is the wrong choice.`
        : 'Say what you watch for in it, and when you would ask somebody else.',
    ],
  };
}

/** Whoever holds a paper is asked what it means for the day, not for a story about it. */
function paperHeld({ name: paper, proof, importance }: WeighedAsk): InterviewQuestionReply {
  const name = called(paper);
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

function skillClaimed(
  { name: skill, near: nearSkill, called: own, proof }: WeighedAsk,
  work: readonly WorkDone[],
): InterviewQuestionReply {
  const name = called(skill);
  // "Taught" shows teaching; nobody has worked with taught.
  const near = nearSkill && (own && !PAST.test(own) ? own : inText(nearSkill));
  const line = quote(proof?.whole ?? '', 120);
  const done = workFor(work, nearSkill, 1);
  return {
    question: near
      ? `You have worked with ${near}. How would that help you with ${name}, and where would it mislead you?`
      : own
        ? `You list ${own}. Where have you used it, and how well do you know it?`
        : `We ask for ${name}, and your CV says ${line}. How far does the one go towards the other?`,
    difficulty: near ? 'Hard' : 'Medium',
    suggestedAnswer: near
      ? `Say what carries over, what does not, and what you would read or try first. Naming a difference between ${near} and ${name} shows more than claiming that they are alike.`
      : 'Say how often, how long ago and how deep, and give one example. If it was a course or a trial, say so: it is asked in order to find out.',
    realWorldExample: near
      ? `Your CV shows ${near} in ${line}.${done ? ` For example: “${storyOf(done)} What I would have to learn for ${name} is …”` : ''}`
      : `Your CV names it only here: ${line}.${done ? ` If it had a part in this work, tell it there: “${storyOf(done)}”` : ''}`,
    tips: [
      `If ${name} was part of your work, put it into a line of your CV before the interview.`,
      'Never claim a level that one further question would undo.',
    ],
  };
}

/** Named by the title alone: whoever has done the work has done some of it, and says so nowhere. */
function partOfTheWork({ name: skill, proof }: WeighedAsk): InterviewQuestionReply {
  const name = called(skill);
  const line = quote(proof?.whole ?? '', 120);
  return {
    question: `Your CV names ${line}. How much of that work was ${name}, and what did you do yourself?`,
    difficulty: 'Medium',
    suggestedAnswer: `An ordinary day of it in four sentences: what came in, what you did with it, how much of it, and what you answered for alone. Use the words of the advert where they are true.`,
    realWorldExample: `Begin with the post itself, ${line}, and one thing you did there every day.`,
    tips: [
      `If ${name} was part of your work, put it into a line of your CV before the interview.`,
      'Have a figure ready: how many, how long, how much.',
    ],
  };
}

function paperMissing({ name: paper, jobLine, importance }: WeighedAsk): InterviewQuestionReply {
  const name = called(paper);
  return {
    question: `${asksFor(importance)} ${name}. Where do you stand with it?`,
    difficulty: 'Hard',
    suggestedAnswer:
      'The state of your application, the next step, its date, and what you may do in the meantime. Bring the letter or the number if there is one.',
    realWorldExample: `No line of your CV was found that names ${name}. If you hold it, say since when and add the line; if not, say which step comes next and when.`,
    tips: [
      ...(jobLine ? [`The advert says: ${quote(jobLine, 130)}`] : []),
      'Start before the interview, and say what you have done.',
      'Ask whether it can be in progress when you begin.',
    ],
  };
}

function skillMissing({ name: skill, jobLine }: WeighedAsk, work: readonly WorkDone[]): InterviewQuestionReply {
  const name = called(skill);
  const done = workFor(work, null, name.length);
  return {
    question: `The advert asks for ${name}, and we did not find it in your CV. How would you close that gap?`,
    difficulty: 'Hard',
    suggestedAnswer:
      'Admit it in one sentence, name the nearest thing you have done, and give a plan with steps and weeks. Ask what they would need from you in the first month.',
    realWorldExample: done
      ? `Show that you have learned before: “${storyOf(done)}” Say what you had to learn for that, how long it took, and that you would do the same for ${name}.`
      : `Name something you taught yourself, how long it took, and how you would do the same for ${name}.`,
    tips: [
      jobLine && !/skills[\w ]{0,10}:/i.test(jobLine)
        ? `The advert says: ${quote(jobLine, 130)}`
        : 'Ask how it is used in the team.',
      'Start before the interview, and say what you have tried.',
      'Do not apologise twice.',
    ],
  };
}
