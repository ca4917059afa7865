import type { InterviewQuestionReply } from '../../career-engine.js';
import { THE_WORK_ITSELF } from '../match/asks.js';
import type { WeighedAsk } from '../match/score.js';
import type { AdvertFacts } from '../reading/advert-reader.js';
import type { CvFacts } from '../reading/cv-reader.js';
import { afterI } from '../reading/verbs.js';
import { placed, workDoneIn, type WorkDone } from '../reading/work-done.js';
import { counted, inText, shortened } from '../text/clean.js';
import { tradeQuestionsFor, type TradeQuestion } from './field-questions.js';

const quote = (text: string, most = 150): string => `“${shortened(text, most)}”`;

/** Everything there is to ask about this CV and this advert, the most telling first within each group. */
export function questionPool(
  asks: readonly WeighedAsk[],
  advert: AdvertFacts,
  cv: CvFacts,
): InterviewQuestionReply[][] {
  const work = workDoneIn(cv);
  return [
    [opening(advert, cv, work), ...motives(advert, cv)],
    work
      .toSorted((one, other) => Number(other.hasFigure) - Number(one.hasFigure))
      .slice(0, 14)
      .map((done, at) => aboutWork(done, at)),
    asks.filter(({ kind }) => kind === 'skill' || kind === 'certificate').map((ask) => aboutSkill(ask, work)),
    advert.duties.map((duty, at) => aboutDuty(duty, at, work)),
    tradeQuestionsFor(advert.field).map((question) => ofTrade(question, work)),
  ];
}

const storyOf = ({ text, where, isProject }: WorkDone): string =>
  `${where ? `${placed(where, isProject)}, ` : ''}I ${afterI(text)}.`;

/** The person's own work that best fits a skill; else the first with a figure. */
function workFor(work: readonly WorkDone[], skill: string | null, turn = 0): WorkDone | undefined {
  const shown = work.find(({ skills }) => skill !== null && skills.includes(skill));
  if (shown) return shown;
  const telling = work.filter(({ hasFigure }) => hasFigure);
  const from = telling.length > 0 ? telling : work;
  return from[turn % Math.max(1, from.length)];
}

function opening(
  { title }: AdvertFacts,
  { posts, degree, years }: CvFacts,
  work: readonly WorkDone[],
): InterviewQuestionReply {
  const facts = [
    posts[0]?.title,
    years >= 1 ? `${counted(Math.floor(years), 'year')} of experience` : null,
    degree?.proof.line,
  ].filter((fact): fact is string => Boolean(fact));
  const best = workFor(work, null);
  return {
    question: title
      ? `Tell us about yourself with the post of ${title} in mind.`
      : 'Tell us about yourself with this post in mind.',
    difficulty: 'Easy',
    suggestedAnswer:
      'Two minutes in three parts: what you do now, the one or two things in your past that matter for this post, and why you want it. Leave out what they can read.',
    realWorldExample:
      facts.length > 0
        ? `From your CV, begin with ${quote(facts.join('; '), 220)}${best ? `, and choose one thing to tell in full: “${storyOf(best)}”` : '.'}`
        : 'Your CV gives little to begin with. Prepare two sentences on what you did last and two on what you did best.',
    tips: ['Say it aloud twice with a clock.', 'End with this post, so that the next question is the one you want.'],
  };
}

function motives(
  { company, title, sponsorship, years }: AdvertFacts,
  { years: held, right }: CvFacts,
): InterviewQuestionReply[] {
  const questions: InterviewQuestionReply[] = [
    {
      question: company
        ? `Why do you want to work at ${company}?`
        : 'Why do you want to work with us, of all employers?',
      difficulty: 'Easy',
      suggestedAnswer:
        'One thing about what they do, one about the post, one about what you bring to both. Each should be something that you could not say to the next employer.',
      realWorldExample: `Use the words of the advert${title ? ` for ${title}` : ''} that made you stop reading and apply, and say what in your own work they reminded you of.`,
      tips: ['Read what the employer published in the last three months.', 'Do not begin with the visa or the pay.'],
    },
    {
      question: 'What would you like to ask us?',
      difficulty: 'Easy',
      suggestedAnswer:
        'Two or three questions whose answers would change how you work: what the first three months look like, how the team knows that something is done well, what went wrong last time.',
      realWorldExample:
        'For example: “What would the person in this post have done after half a year for you to say that it was the right choice?”',
      tips: ['Have five ready; some will be answered on the way.', 'Keep holidays and pay for the offer.'],
    },
  ];
  if (sponsorship) {
    questions.push({
      question: 'What is your situation as to the right to work, and when could you start?',
      difficulty: 'Easy',
      suggestedAnswer:
        'Plain facts in two sentences: what permission you have or need, until when, and your notice period. An employer that sponsors wants to hear that you know the steps.',
      realWorldExample: right
        ? `Your CV says ${quote(right.proof.whole, 140)}. Add the date from which you can start.`
        : 'Your CV does not say it, so they will ask. For example: “I would need a Certificate of Sponsorship; my notice period is one month”, if that is so.',
      tips: [`The advert says: ${quote(sponsorship.line, 140)}`, 'Know which documents you would bring.'],
    });
  }
  if (years && held < years.years) {
    questions.push({
      question: `We asked for ${counted(years.years, 'year')} of experience. Why should we consider you with less?`,
      difficulty: 'Hard',
      suggestedAnswer:
        'Do not argue about the number. Name the two hardest things that those years are meant to teach, and show where you have done them already.',
      realWorldExample:
        held > 0
          ? `The dates in your CV add up to about ${held} years. Say what in them was unusually dense: responsibility, scale, or pace.`
          : 'Your CV has no dates that add up to work in this field. Name projects, placements or studies with results.',
      tips: ['Stay calm: they invited you knowing it.', 'Offer a trial task.'],
    });
  }
  return questions;
}

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
    realWorldExample: `Begin from your own line: “${storyOf(done)}” Then name one alternative you considered, why you did not take it, and ${done.hasFigure ? 'how the figure in your line was measured.' : 'a figure for the result, if you know one: your line gives none.'}`,
    tips: [
      done.hasFigure
        ? 'Be ready to explain how the figure was measured.'
        : 'Find a figure before the interview: how many, how long, how much.',
      'Have a sketch in mind that explains it in one minute.',
      'Say what you learned from it.',
    ],
  };
}

function aboutSkill(ask: WeighedAsk, work: readonly WorkDone[]): InterviewQuestionReply {
  if (ask.state === 'met') return skillShown(ask, work);
  return ask.state === 'partly' && ask.near !== THE_WORK_ITSELF ? skillClaimed(ask, work) : skillMissing(ask, work);
}

function skillShown({ name: skill, kind, proof }: WeighedAsk, work: readonly WorkDone[]): InterviewQuestionReply {
  const name = inText(skill);
  const done = workFor(work, skill);
  const line = proof?.whole ?? '';
  return {
    question:
      kind === 'certificate'
        ? `The post requires ${name}. What does it oblige you to do in daily work?`
        : `This post asks for ${name}. Tell us about the time you relied on it most.`,
    difficulty: kind === 'certificate' ? 'Easy' : 'Medium',
    suggestedAnswer: `Choose the one case that is nearest to this post. Say what would have happened without ${name}, what you did with it that others would not have done, and what came of it.`,
    realWorldExample: done?.skills.includes(skill)
      ? `From your CV: “${storyOf(done)}” Add what made it difficult and how you solved that.`
      : `Your CV shows it in ${quote(line)}. Turn that line into a short story with a beginning and a result.`,
    tips: [
      'Expect a second question that goes deeper: prepare one detail that only somebody who did it would know.',
      `Know where ${name} is the wrong choice.`,
    ],
  };
}

function skillClaimed(
  { name: skill, near: nearSkill, proof }: WeighedAsk,
  work: readonly WorkDone[],
): InterviewQuestionReply {
  const name = inText(skill);
  const near = nearSkill && inText(nearSkill);
  const line = quote(proof?.whole ?? '', 120);
  const done = workFor(work, nearSkill, 1);
  return {
    question: near
      ? `You have worked with ${near}. How would that help you with ${name}, and where would it mislead you?`
      : `You list ${name}. Where have you used it, and how well do you know it?`,
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

function skillMissing({ name: skill, kind, jobLine }: WeighedAsk, work: readonly WorkDone[]): InterviewQuestionReply {
  const name = inText(skill);
  const done = workFor(work, null, name.length);
  return {
    question:
      kind === 'certificate'
        ? `The post requires ${name}. Where do you stand with it?`
        : `We need ${name}, and your CV does not show it. How would you close that gap?`,
    difficulty: 'Hard',
    suggestedAnswer:
      kind === 'certificate'
        ? 'The state of your application, the next step, its date, and what you may do in the meantime. Bring the letter or the number if there is one.'
        : 'Admit it in one sentence, name the nearest thing you have done, and give a plan with steps and weeks. Ask what they would need from you in the first month.',
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
