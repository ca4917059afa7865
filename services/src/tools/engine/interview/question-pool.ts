import type { InterviewQuestionReply } from '../../career-engine.js';
import type { WeighedAsk } from '../match/score.js';
import type { AdvertFacts } from '../reading/advert-reader.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { isHeld, type PostHeld } from '../reading/posts-held.js';
import { workDoneIn, type WorkDone } from '../reading/work-done.js';
import { tradeQuestionsFor, type TradeQuestion } from './field-questions.js';
import { motives, opening } from './opening-questions.js';
import { lettersWork } from '../writing/letter-work.js';
import { ofThisTrade } from '../writing/other-work.js';
import { quote, storyOf, workFor } from './own-story.js';
import { aboutSkill, isNamed } from './skill-questions.js';

/** Everything there is to ask about this CV and this advert, the most telling first within each group. */
export function questionPool(
  asks: readonly WeighedAsk[],
  advert: AdvertFacts,
  cv: CvFacts,
): InterviewQuestionReply[][] {
  // The line of a post says where somebody worked, and is no work that was done there.
  const headings = new Set(cv.posts.map(({ line }) => line));
  const isDone = ({ text }: WorkDone) => !headings.has(text);
  const work = ofThisTrade(workDoneIn(cv), advert, cv).filter(isDone);
  const quoted = ofThisTrade(lettersWork(cv, ''), advert, cv).filter((done) => done.isNoun && isDone(done));
  const lines = [...work, ...quoted].toSorted((one, other) => Number(other.hasFigure) - Number(one.hasFigure));
  return [
    [opening(advert, cv, work), ...motives(advert, cv)],
    lines.length > 0
      ? lines.slice(0, 14).map((done, at) => aboutWork(done, at))
      : cv.posts.filter(isHeld).map(aboutPost),
    worthAsking(asks).map((ask) => aboutSkill(ask, work)),
    advert.duties.filter((duty) => !ASKS_FOR.test(duty)).map((duty, at) => aboutDuty(duty, at, work)),
    tradeQuestionsFor(advert.field).map((question) => ofTrade(question, work)),
  ];
}

/** A CV of posts and dates alone: what was done there is asked for. */
function aboutPost({ line }: PostHeld): InterviewQuestionReply {
  return {
    question: `Your CV names ${quote(line)} and says no more of it. What did an ordinary day there look like, and what were you trusted with alone?`,
    difficulty: 'Medium',
    suggestedAnswer:
      'Four sentences: what came in, what you did with it, how much of it in a day, and what you answered for without asking. Then the one thing of it that this post asks for as well.',
    realWorldExample: `Begin with the post itself, ${quote(line, 120)}, and one day that you remember well.`,
    tips: [
      'Put two lines about this work into your CV before the interview.',
      'Have a figure ready: how many, how long, how much.',
    ],
  };
}

/** A line of the advert that names a skill is asked about by that skill, and not by its words once more. */
function worthAsking(asks: readonly WeighedAsk[]): WeighedAsk[] {
  const some = asks.filter(({ kind }) => kind === 'skill' || kind === 'certificate');
  const named = new Set(some.filter(({ name }) => isNamed(name)).map(({ jobLine }) => jobLine));
  return some.filter((ask) => isNamed(ask.name) || ask.kind === 'certificate' || !named.has(ask.jobLine));
}

/** "You will have a degree": nothing that somebody would go about in their first months. */
const ASKS_FOR =
  /^(?:ideally,? )?(?:you(?:['’]ll| will| should| must|['’]d)?|applicants?|candidates?|the (?:successful|ideal) (?:candidate|applicant)(?: will)?) (?:also )?(?:have|has|hold|bring|possess|need)\b/i;

/** Two ways to ask about a line of work, in turn, so that a batch does not sound like a form. */
function aboutWork(done: WorkDone, at: number): InterviewQuestionReply {
  const named = done.where
    ? `${done.isProject ? 'Of the project' : 'Under'} “${done.where}” your CV says`
    : 'Your CV says';
  const wording = [
    {
      ask: `${named}: ${quote(done.text.replace(/[.;]+$/, ''))}. What was your own part in it, and what was the hardest decision?`,
      difficulty: 'Medium' as const,
    },
    {
      ask: `${named}: ${quote(done.text.replace(/[.;]+$/, ''))}. How did you know that it had worked?`,
      difficulty: 'Medium' as const,
    },
    {
      ask: `${named}: ${quote(done.text.replace(/[.;]+$/, ''))}. What would you do differently if you began again today?`,
      difficulty: 'Hard' as const,
    },
  ][at % 3];
  return {
    question: wording?.ask ?? '',
    difficulty: wording?.difficulty ?? 'Medium',
    suggestedAnswer:
      'Situation, task, action, result: two sentences for the first two, most of the time on what you yourself did and why, one sentence on the result. Say “I” for your part and “we” for the team’s.',
    realWorldExample: `Begin from your own line: ${isTold(done) ? `“${storyOf(done)}”` : quote(done.text)} Then name one alternative you considered, why you did not take it, and ${figureWords(done).story}`,
    tips: [
      figureWords(done).tip,
      'Be able to explain it in one minute to somebody from other work.',
      'Say what you learned from it.',
    ],
  };
}

const isTold = (done: WorkDone): boolean => !('isNoun' in done && done.isNoun === true);

const RESULT =
  /%|\bper ?cent\b|\bfrom \S+ (?:\S+ )?to \S*\d|\b(?:reduc|rais|cut|lift|sav|increas|improv|doubl|halv|grew|grow|faster|fewer)/i;

/** A result was measured; the size of a ward or a class was not, and says how large the work is. */
function figureWords({ hasFigure, text }: WorkDone): { story: string; tip: string } {
  if (!hasFigure)
    return {
      story: 'a figure for the result, if you know one: your line gives none.',
      tip: 'Find a figure before the interview: how many, how long, how much.',
    };
  return RESULT.test(text)
    ? {
        story: 'how the figure in your line was measured.',
        tip: 'Be ready to explain how the figure was measured.',
      }
    : {
        story: 'what the figure in your line meant for your work.',
        tip: 'Say what the figure means in practice: who else was there, and what a busy day looked like.',
      };
}

function aboutDuty(duty: string, at: number, work: readonly WorkDone[]): InterviewQuestionReply {
  const done = workFor(work, null, at);
  return {
    question: `The advert says: ${quote(duty, 190)} How would you go about it in your first three months?`,
    difficulty: at % 2 === 0 ? 'Hard' : 'Medium',
    suggestedAnswer:
      'Listen and look first, then one small thing that helps somebody, then a plan. Say whom you would talk to, what you would want to see, and how you would know that you are on the right way.',
    realWorldExample: done
      ? `Lean on something you have done: “${storyOf(done)}” Say what you did in the first weeks of that.`
      : 'Take any new beginning you have had, at work or in your studies, and say what you did in its first weeks.',
    tips: ['Ask one question back: it shows how you would begin.', 'Do not promise what you cannot know from outside.'],
  };
}

function ofTrade(
  { question, difficulty, strategy, tips }: TradeQuestion,
  work: readonly WorkDone[],
): InterviewQuestionReply {
  const done = workFor(work, null, question.length);
  return {
    question,
    difficulty,
    suggestedAnswer: strategy,
    realWorldExample: done
      ? `A line of your CV that could carry the answer: “${storyOf(done)}” Use it only if it truly fits; otherwise choose another case from the same time.`
      : 'Choose one real case, and tell it with a beginning, what you did, and how it ended.',
    tips: tips.length > 0 ? tips : ['Keep it under two minutes.'],
  };
}
