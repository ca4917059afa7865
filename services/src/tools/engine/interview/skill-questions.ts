import { sentenceNaming } from '../reading/cv-sentences.js';
import { sentencesIn } from '../reading/sentences-in.js';
import type { InterviewQuestionReply } from '../../career-engine.js';
import { THE_WORK_ITSELF } from '../match/skill-asks.js';
import type { WeighedAsk } from '../match/score.js';
import type { WorkDone } from '../reading/work-done.js';
import { skillVocabulary } from '../vocabulary/skill-vocabulary.js';
import { inText } from '../text/clean.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { isHeld, proofOfPost } from '../reading/post-held.js';
import { stemsOf } from '../reading/stems.js';
import type { CvLine } from '../reading/cv-line.js';
import { standingAt } from '../reading/standing.js';
import { called, DRIVING, isNamed, isSaidIn } from './asked-words.js';
import { isWanted } from '../writing/latest-post.js';
import { isBeingTaught, isHad, isNotWhollyDone } from '../writing/no-work.js';
import { ordinary } from '../writing/skill-as-asked.js';
import { lineNear } from './line-near.js';
import { nearestOf } from './nearest-of-work.js';
import { quote, toldOf, workFor } from './own-story.js';
import { denialOf } from './paper-denied.js';
import { aboutPaper, isOfOnesOwn } from './paper-questions.js';

/** A skill that is shown is asked for in depth, one that is only claimed for its truth, one that is missing for a plan. */
export function aboutSkill(
  ask: WeighedAsk,
  work: readonly WorkDone[],
  cv: CvFacts,
  lines: readonly CvLine[],
): InterviewQuestionReply {
  const paper =
    ask.kind === 'certificate' || DRIVING.test(ask.name) || isOfOnesOwn(ask.name) ? aboutPaper(ask, lines) : null;
  if (paper) return paper;
  if (ask.state !== 'missing' && ask.proof && isHad(ask.proof.whole)) return somethingHad(ask, ask.proof);
  if (ask.state === 'missing' && ask.proof && !ask.isOnlyKeyword) return skillDenied(ask, ask.proof, work);
  const denial = ask.state === 'missing' && ask.proof === null ? denialOf(ask, lines) : null;
  if (denial !== null) return skillDenied(ask, { whole: denial }, work);
  // "Job wanted: HGV driver" shows nothing of what was done.
  if (ask.state === 'met' && ask.proof && isWanted({ line: ask.proof.whole })) return nearestWork(ask, work);
  if (ask.state === 'met' && isBeingTaught(ask.proof?.whole ?? '')) return skillClaimed({ ...ask, called: null }, work);
  if (ask.state === 'met' && isLearned(ask.proof)) {
    const post = cv.posts.find((each) => isHeld(each) && sharesAStem(each.title, ask.name));
    return post === undefined ? skillLearned(ask) : skillShown({ ...ask, proof: proofOfPost(post) }, work, cv);
  }
  if (ask.state === 'met') return skillShown(ask, work, cv);
  if (ask.isOnlyKeyword && ask.kind === 'skill') return skillClaimed(ask, work);
  // What is near by a list alone is near to nobody who reads the two lines.
  const near = ask.near === THE_WORK_ITSELF ? null : nearNamed(ask);
  if (near && !PAST.test(ask.called ?? '') && !isSaidIn(near, ask.proof?.whole ?? null)) return nearestWork(ask, work);
  // "Coach Driver" asks for nobody's coaching.
  if (ask.near === THE_WORK_ITSELF && isNamed(ask.name) && !isWordOf(ask.name, ask.jobLine))
    return nearestWork(ask, work, ask.jobLine ?? ask.name);
  if (ask.state !== 'partly') {
    const line = lineNear(ask.name, cv);
    if (line) return skillNear(ask, line);
    return isNamed(ask.name) ? skillMissing(ask, work) : nearestWork(ask, work);
  }
  return ask.near === THE_WORK_ITSELF ? partOfTheWork(ask) : skillClaimed(ask, work);
}

/** Whoever works as a network engineer is not asked where networking was ever used. */
const sharesAStem = (title: string, skill: string): boolean => {
  const own = new Set(stemsOf(title));
  return stemsOf(skill).every((stem) => own.has(stem));
};

const isWordOf = (name: string, line: string | null): boolean =>
  ` ${(line ?? '').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${name.toLowerCase()} `);

/** An insurance, a licence or tools among the lines of a post: had, and nothing that could be told as work. */
function somethingHad(
  { jobLine, name }: WeighedAsk,
  { whole }: NonNullable<WeighedAsk['proof']>,
): InterviewQuestionReply {
  return {
    question: `The advert asks for ${quote(jobLine ?? name, 120)}, and your CV says ${quote(whole, 120)}. What exactly is it, and until when does it hold?`,
    difficulty: 'Easy',
    suggestedAnswer:
      'Plain facts in two sentences: what it is, since when you have it, how far it goes and when it has to be renewed. Say what you would need for this post that it does not cover.',
    realWorldExample: `Begin with what your CV says, ${quote(whole, 120)}. Add its date, and who can confirm it.`,
    tips: ['Bring the paper, or its number.', 'Ask what the employer provides.'],
  };
}

/** The CV itself says that it is not there, was not passed, or is only wished for. */
function skillDenied(
  { name: skill, jobLine }: WeighedAsk,
  { whole }: Pick<NonNullable<WeighedAsk['proof']>, 'whole'>,
  work: readonly WorkDone[],
): InterviewQuestionReply {
  const name = called(skill);
  const done = A_COURSE.test(skill) ? undefined : workFor(work, null, name.length);
  return {
    question: `The advert asks for ${name}, and your CV says ${quote(whole, 120)}. How would you close that gap?`,
    difficulty: 'Hard',
    suggestedAnswer:
      'Say it in one sentence as it is, name what you have done about it since, and give a plan with steps and weeks. Ask what they would need from you in the first month.',
    realWorldExample: done
      ? `Say how you have learned before: ${toldOf(done)} What you had to learn for that and how long it took is a measure for ${name}.`
      : `Your CV says ${quote(whole, 120)}. Say which step comes next for ${name}, where and when, and what you may do until then.`,
    tips: [
      ...(jobLine && !/skills[\w ]{0,10}:/i.test(jobLine) ? [`The advert says: ${quote(jobLine, 130)}`] : []),
      'Start before the interview, and say what you have tried.',
      'Do not apologise twice.',
    ],
  };
}
/** What one learns in a course and is tested in. */
const A_COURSE =
  /\b(?:life support|first aid|certificat\w*|licen[cs]e|registration|card|ticket|level \d|test|exam|course)\b/i;

/** Where people say what they were taught. */
const isLearned = (proof: WeighedAsk['proof']): boolean =>
  proof?.section === 'education' ||
  proof?.section === 'certificates' ||
  /^(?:education|certificates?|qualifications?|training|courses?)\s*:/i.test(proof?.whole ?? '');

const PAST =
  /^(?:\p{Ll}+ed|taught|led|built|ran|wrote|made|kept|sold|drove|\p{Ll}+ed (?:an?|the|my|our|\d+) .*|(?:led|ran|built|taught|kept|made) (?:an?|the|my|our|\d+) .*)$/iu;

/** A name, a trade and a town. */
const LONGEST_NAME = 6;
/** Role, employer, place and dates; a longer sentence tells of the work as well. */
const LONGEST_POST = 14;
/** "Warehouse Team Leader" asks for nothing in words. */
const LONGEST_TITLE = 3;

function skillShown(
  { name: skill, proof, jobLine }: WeighedAsk,
  work: readonly WorkDone[],
  { posts }: CvFacts,
): InterviewQuestionReply {
  const name = called(skill);
  const done = workFor(work, skill);
  const line = proof?.whole ?? '';
  // "Dean Roberts, electrician, Swansea" is no line that a story could be made of.
  const isPost =
    (line.split(' ').length <= LONGEST_POST &&
      posts.some((post) => sentenceNaming(post.line, post.title) === line || line.startsWith(post.title))) ||
    (proof?.section === 'head' && line.split(' ').length <= LONGEST_NAME);
  return {
    question:
      isNamed(skill) && jobLine && jobLine.split(' ').length > LONGEST_TITLE && !isSaidIn(skill, jobLine)
        ? `The advert says ${quote(jobLine, 120)}${besideIt(isPost ? null : proof)}, and what would be new to you here?`
        : isNamed(skill)
          ? `This post asks for ${name}. Tell us about the time when it mattered most.`
          : `The advert asks for ${quote(skill)}. Which piece of your work shows it best, and what was your own part in it?`,
    difficulty: 'Medium',
    suggestedAnswer: `Choose the one case that is nearest to this post. Say what was at stake, what you did that others would not have done, and what came of it.`,
    realWorldExample: done?.skills.includes(skill)
      ? `From your CV: ${toldOf(done)} Add what made it difficult and how you solved that.`
      : isPost
        ? `Your CV shows it by the post itself, ${quote(line)}. Choose one job or one day of it that you remember well, and tell it with a beginning and a result.`
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

const LONGEST_BESIDE = 120;
/** The CV's own words beside those of the advert, as far as they can be quoted whole: cut in the middle they say nothing. */
function besideIt(proof: WeighedAsk['proof']): string {
  const said = [proof?.whole ?? '', ...sentencesNaming(proof)].find(
    (each) => each !== '' && each.length <= LONGEST_BESIDE && !/…|\.\.\.|\p{Ll}{3}[.!?]\s+\p{Lu}/u.test(each),
  );
  return said === undefined
    ? '. Which piece of your work comes nearest to it'
    : `, your CV ${quote(said, LONGEST_BESIDE)}. What was your own part in it`;
}

/** Of a proof of several sentences the one that names it. */
function sentencesNaming(proof: WeighedAsk['proof']): string[] {
  if (!proof) return [];
  const sentences = sentencesIn(proof.whole).map((each) => each.trim());
  const { said, line } = proof;
  const naming = sentences.filter((each) => (said === undefined ? line.startsWith(each) : each.includes(said)));
  return naming.filter((each) => each.split(' ').length >= FEWEST_OF_A_SENTENCE);
}
const FEWEST_OF_A_SENTENCE = 4;

/** Learned, and nowhere said to have been used. */
function skillLearned({ name: skill, proof }: WeighedAsk): InterviewQuestionReply {
  const name = called(skill);
  return {
    question: `This post asks for ${name}. Where have you used what you learned of it?`,
    difficulty: 'Medium',
    suggestedAnswer:
      'One case from work or a placement: what was to be done, what of your training you used, and what was different from what you had been taught.',
    realWorldExample: `Your CV shows it in ${quote(proof?.whole ?? '')}. Say where you used it first, and how well it went.`,
    tips: ['If you have not used it yet, say so, and what you would need in the first weeks.', 'Bring the paper.'],
  };
}

/** In the advert's own words, which a CV may say in others: nobody is told that it was not found. */
function nearestWork(
  { name, jobLine }: WeighedAsk,
  work: readonly WorkDone[],
  title: string | null = null,
): InterviewQuestionReply {
  const done = nearestOf(work, name, title ?? jobLine, (title ?? name).length, title === null);
  return {
    question: `${title === null ? `The advert asks for ${quote(name)}` : `The post is called ${quote(title, 120)}`}. What have you done that comes nearest to it?`,
    difficulty: 'Medium',
    suggestedAnswer:
      'Name the one piece of your work that is most like it, say what is the same and what would be new to you, and how you would learn that.',
    realWorldExample: done
      ? `A line of your CV that may be near: ${toldOf(done)} Choose another one if it fits better.`
      : 'Choose the nearest thing from work, a placement or your studies, and tell how it ended.',
    tips: [
      ...(jobLine && title === null ? [`The advert says: ${quote(jobLine, 130)}`] : []),
      'If you have done it, put it into a line of your CV in these words.',
    ],
  };
}

/** The CV names a part of it: how near that is, only the person can say. */
function skillNear({ name: skill, jobLine }: WeighedAsk, line: string): InterviewQuestionReply {
  const name = called(skill);
  return {
    question: `The advert asks for ${name}, and your CV says ${quote(line, 120)}. How far does the one go towards the other?`,
    difficulty: 'Medium',
    suggestedAnswer:
      'Say how often you have done it, how deep, and alone or with others; then what of the advert’s would be new to you, and how you would learn it.',
    realWorldExample: `Begin from your own line, ${quote(line)}, and tell one day of it that is nearest to this post.`,
    tips: [
      ...(jobLine ? [`The advert says: ${quote(jobLine, 130)}`] : []),
      `If ${name} was part of that work, say so in the line before the interview.`,
    ],
  };
}

/** "Taught" shows teaching; nobody has worked with taught. */
const nearNamed = ({ near, called: own }: Pick<WeighedAsk, 'near' | 'called'>): string | null =>
  near && (own && !PAST.test(own) ? ordinary(own) : inText(near));

/** Teaching is done; nobody works with it. */
const IS_DONE = /(?:\p{L}{3}ing|\b(?:care|management|support|leadership))$/iu;

/** "Opera", "SAP EWM". */
const isAName = (name: string): boolean => /^\p{Lu}\S*(?: \p{Lu}\S*)?$/u.test(name);

function skillClaimed(
  { name: skill, near: nearSkill, called: calledSo, proof }: WeighedAsk,
  work: readonly WorkDone[],
): InterviewQuestionReply {
  const name = called(skill);
  // of what is near by a deed alone the skill has a name, and the deed none
  const said = calledSo === null || !PAST.test(calledSo) ? calledSo : nearSkill ? null : name;
  // Nobody asks how far Opera goes towards Opera.
  const own = said ?? (isAName(skill) && proof && !isBegun(proof) && isSaidIn(skill, proof.whole) ? skill : null);
  const alike = nearNamed({ near: nearSkill, called: own });
  // nobody asks how far a thing helps with itself
  const near = alike !== null && alike.toLowerCase() === name.toLowerCase() ? null : alike;
  const line = quote(proof?.whole ?? '', 120);
  const done = workFor(work, nearSkill, 1);
  return {
    question: near
      ? `You have ${IS_DONE.test(near) ? 'experience of' : 'worked with'} ${near}. How would that help you with ${name}, and where would it mislead you?`
      : own
        ? `You list ${ordinary(own)}. Where have you used it, and how well do you know it?`
        : `We ask for ${name}, and your CV says ${line}. How far does the one go towards the other?`,
    difficulty: near ? 'Hard' : 'Medium',
    suggestedAnswer: near
      ? `Say what carries over, what does not, and what you would read or try first. Naming a difference between ${near} and ${name} shows more than claiming that they are alike.`
      : 'Say how often, how long ago and how deep, and give one example. If it was a course or a trial, say so: it is asked in order to find out.',
    realWorldExample: near
      ? `Your CV shows ${near} in ${line}.${done ? ` For example: ${toldOf(done)} Go on with what you would have to learn for ${name}.` : ''}`
      : proof && isBegun(proof)
        ? `Your CV says ${line}. Say how far you are with it, what is still to be done, and by when you could do it alone.`
        : `Your CV names it only here: ${line}.${done ? ` If it had a part in this work, tell it there: ${toldOf(done)}` : ''}`,
    tips: [
      `If ${name} was part of your work, put it into a line of your CV before the interview.`,
      'Never claim a level that one further question would undo.',
    ],
  };
}

/** "Currently being trained to give medication": under way, where the line names it. */
function isBegun({ whole, said }: NonNullable<WeighedAsk['proof']>): boolean {
  const place = said === undefined ? -1 : whole.indexOf(said);
  return place < 0 ? isNotWhollyDone(whole) : standingAt(whole, place) === 'begun' || isBeingTaught(whole);
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

function skillMissing({ name: skill, jobLine }: WeighedAsk, work: readonly WorkDone[]): InterviewQuestionReply {
  const name = called(skill);
  const done = workFor(work, null, name.length);
  return {
    question: `The advert asks for ${name}, and we did not find it in your CV. How would you close that gap?`,
    difficulty: 'Hard',
    suggestedAnswer:
      'Admit it in one sentence, name the nearest thing you have done, and give a plan with steps and weeks. Ask what they would need from you in the first month.',
    realWorldExample: done
      ? `Show that you have learned before: ${toldOf(done)} Say what you had to learn for that, how long it took, and that you would do the same for ${name}.`
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
