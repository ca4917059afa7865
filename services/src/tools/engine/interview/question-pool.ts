import type { InterviewQuestionReply } from '../../career-engine.js';
import type { WeighedAsk } from '../match/score.js';
import type { AdvertFacts } from '../reading/advert-reader.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { sentenceNaming } from '../reading/cv-sentences.js';
import { isHeld, type PostHeld } from '../reading/post-held.js';
import { isOfPrivateLife } from '../reading/private-life.js';
import { saysWhatWasDone } from '../reading/verbs.js';
import { HOME } from '../reading/places.js';
import { mayHoldIn } from '../reading/rights.js';
import { stemsOf } from '../reading/stems.js';
import { workDoneIn, type WorkDone } from '../reading/work-done.js';
import { wordsOf } from '../text/words.js';
import { isDated } from '../writing/letter-text.js';
import { tradeQuestionsFor } from './trade-questions.js';
import { OF_MOVING } from './questions-everywhere.js';
import type { TradeQuestion } from './trade-question.js';
import { motives, opening } from './opening-questions.js';
import { isOnlyTheName, isWanted } from '../writing/latest-post.js';
import { isNotWhollyDone, isNoWork } from '../writing/no-work.js';
import { withEmployerOfTitle } from '../writing/employer-in-title.js';
import { withoutContacts } from '../writing/contact-lines.js';
import { offered, saysNotHad, withoutLacks } from '../writing/not-had.js';
import { withPapersOfTheirOwn } from '../writing/papers-of-their-own.js';
import { whereSaid } from '../writing/post-said.js';
import { storyCell } from '../writing/stories-in-cells.js';
import { deedsOfStudies } from '../writing/studies-told.js';
import { lettersWork } from '../writing/work-to-tell.js';
import { isARowOfTitles, isASize, namesAnotherPost, standsBehindPapers } from '../writing/work-untold.js';
import { ofThisTrade } from '../writing/other-work.js';
import { isOnlyWhereAndWhen, saysNothingOfWork, withoutLinesOfNoWork } from './lines-of-no-work.js';
import { quote, toldOf, workFor } from './own-story.js';
import { amongSeveralPosts, belowSeveralPosts } from '../writing/below-several-posts.js';
import { isNamed } from './asked-words.js';
import { isPaperAlone } from './papers-alone.js';
import { aboutSkill } from './skill-questions.js';
import { BEGINS_WITH_A_YEAR, hasLabel, isRow, toldWork } from './told-work.js';
import { aboutWork } from './work-questions.js';

/** Everything there is to ask about this CV and this advert, the most telling first within each group. */
export function questionPool(
  weighed: readonly WeighedAsk[],
  advert: AdvertFacts,
  whole: CvFacts,
): InterviewQuestionReply[][] {
  const cv = withoutLinesOfNoWork(withoutLacks(whole));
  const asks = withPapersOfTheirOwn(withoutContacts(offered(weighed, whole.lines)), whole.lines);
  // The line of a post says where somebody worked, and is no work that was done there.
  const headings = new Set(cv.posts.map(({ line }) => line));
  const isAHead = namesAnotherPost(cv);
  const isDone = ({ text, where }: WorkDone) =>
    !headings.has(text) &&
    !isOnlyWhereAndWhen({ text, where }) &&
    !BEGINS_WITH_A_YEAR.test(text) &&
    !A_CONTACT.test(text) &&
    !isNoWork(text) &&
    !isPaperAlone(text) &&
    !saysNothingOfWork(text) &&
    !saysNotHad(text) &&
    !isAHead(text) &&
    !isARowOfTitles(text) &&
    !isASize(text) &&
    !standsBehindPapers(text, cv.lines) &&
    !isOfPrivateLife(text) &&
    !hasLabel(text) &&
    !cv.posts.some(({ title, known }) => known && title.includes(text) && !storyCell(title).includes(text));
  const work = ofThisTrade([...workDoneIn(cv), ...deedsOfStudies(cv)], advert, cv).filter(isDone);
  const quoted = ofThisTrade(lettersWork(cv, ''), advert, cv).filter(
    (done) => done.isNoDeed && isDone(done) && !isRow(done.text),
  );
  const told = ofThisTrade(toldWork(cv), advert, cv).filter((done) => isDone(done) && !isNotWhollyDone(done.text));
  const mayBeOfAnother = belowSeveralPosts(cv);
  const all = [...work, ...told, ...quoted].map((done) => ({
    ...done,
    where: mayBeOfAnother(done.text) ? null : placeOf(done),
  }));
  const lines = onceEach(all).toSorted((one, other) => Number(other.hasFigure) - Number(one.hasFigure));
  // One project of their own early, where somebody has one: it says most of what they choose to do.
  const project = lines.findIndex(({ isProject }) => isProject);
  if (project > 1) lines.splice(1, 0, ...lines.splice(project, 1));
  const isOneOfSeveral = amongSeveralPosts(cv);
  const silent = cv.posts.filter(
    (post) =>
      isHeld(post) &&
      !isWanted(post) &&
      (post.known !== null || !saysWhatWasDone(post.title)) &&
      !isOnlyTheName(post, cv.name) &&
      !hasLabel(post.line) &&
      // what stands below a table may tell of any of its rows
      !post.entry.slice(0, 1).some(({ text }) => isOneOfSeveral(text)) &&
      !saysMore(post, lines),
  );
  return [
    [opening(advert, cv, lines), ...motives(withEmployerOfTitle(advert), cv)],
    [...lines.slice(0, MOST_LINES).map((done, at) => aboutWork(done, at)), ...silent.map(aboutPost)],
    askedOnce(
      conditionsFirst(worthAsking(asks))
        .map((ask) => withoutTitle(ask, advert))
        .map((ask) => aboutSkill(ask, lines, cv, whole.lines)),
    ),
    advert.duties
      .filter((duty) => !ASKS_FOR.test(duty) && !LEADS_ON.test(duty))
      .map((duty, at) => aboutDuty(duty, at, lines)),
    [...tradeQuestionsFor(advert), ...(movesThere(advert, cv) ? [OF_MOVING] : [])].map((question) =>
      ofTrade(question, lines),
    ),
  ].map((questions) => questions.map(withoutStops));
}

/** A line that ends in a stop is quoted without it where the sentence has one of its own. */
const withoutStops = (each: InterviewQuestionReply): InterviewQuestionReply => ({
  ...each,
  question: each.question.replace(/[.;,]”(?=[.,])/g, '”'),
  realWorldExample: each.realWorldExample.replace(/[.;,]”(?=[.,])/g, '”'),
});

/** What the name of the post alone asks for is asked for by its own name: "Electrician, planned maintenance, Derby" is no line to answer. */
const withoutTitle = (ask: WeighedAsk, { titleLine }: AdvertFacts): WeighedAsk =>
  ask.kind === 'skill' &&
  ask.state === 'met' &&
  titleLine !== null &&
  ask.jobLine === titleLine &&
  IN_PARTS.test(titleLine)
    ? { ...ask, jobLine: null }
    : ask;
const IN_PARTS = /\s[|–—-]\s|[,(]/;

/** "i have worked in warehouses for 6 years" is nowhere but in its own line. */
const placeOf = ({ where, text }: WorkDone): string | null =>
  where === null || where === text ? null : whereSaid(where);

/** Whoever says to live in another country; an advert that names none is of this one, and a citizen goes home. */
function movesThere({ place }: AdvertFacts, { country, right }: CvFacts): boolean {
  const there = place?.country ?? HOME;
  if (country === null || country.name === there) return false;
  const words = right?.says === 'has' ? right.proof.whole : '';
  return !(OF_THE_COUNTRY.test(words) && mayHoldIn(words, there));
}
const OF_THE_COUNTRY = /\b(?:citizen(?:ship)?|british|national|passport|settled|indefinite leave|ilr|green card)\b/i;

/** Two skills that one line of the advert asks for may be asked about in its words. */
const askedOnce = (questions: readonly InterviewQuestionReply[]): InterviewQuestionReply[] => [
  ...new Map(questions.map((each) => [each.question, each])).values(),
];

const MOST_LINES = 14;
/** "Bristol | 07700 900456" stands below a name as work does below a post. */
const A_CONTACT = /\S@\S|\d{5,}|\+\d{2}/;

/** Without what stands within another line that is asked about. */
const onceEach = (lines: readonly WorkDone[]): WorkDone[] =>
  lines.filter(({ text }, at) => {
    const own = text.replace(/[.;\s]+$/, '');
    return !lines.some((other, index) =>
      index < at ? other.text.includes(own) || own.includes(other.text.replace(/[.;\s]+$/, '')) : false,
    );
  });

/** "Hill Hospital, Leeds" is where; more words below a post tell of it. */
const MOST_WORDS_OF_A_PLACE = 5;
const saysMore = ({ entry, line }: PostHeld, lines: readonly WorkDone[]): boolean =>
  entry
    .slice(1)
    .some(({ isBullet, text }) => isBullet || (!isDated(text) && wordsOf(text).length > MOST_WORDS_OF_A_PLACE)) ||
  lines.some(({ text }) => line.includes(text) || entry.some((each) => each.text.includes(text)));

/** A CV of posts and dates alone: what was done there is asked for. */
function aboutPost({ line: told, title }: PostHeld): InterviewQuestionReply {
  const line = sentenceNaming(told, title);
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
  const names = some.filter(({ name }) => isNamed(name)).map(({ name }) => stemsOf(name));
  // "Install heat pump" beside "heat pumps" asks the same again, and "39h" asks for nothing.
  const isOwn = (name: string) => {
    const stems = new Set(stemsOf(name));
    return (
      /\p{L}{4}/u.test(name) &&
      !names.some((each) => each.length > 0 && stems.size <= each.length + 1 && each.every((stem) => stems.has(stem)))
    );
  };
  return some
    .filter((ask) => !NAMES_NONE.test(ask.name))
    .filter((ask) => isNamed(ask.name) || ask.kind === 'certificate' || (!named.has(ask.jobLine) && isOwn(ask.name)));
}

/** "Applicants will need a licence": which one, nobody says. */
const NAMES_NONE =
  /^(?:(?:an?|the|own|relevant|valid|current|full|appropriate|professional|formal|suitable|recognised) )*(?:licen[cs]es?|certificat(?:es?|ions?)|cards?|tickets?|qualifications?|papers|registration|membership|training|accreditation)$/i;

/** A required paper that is not held decides whether there is an interview at all, so it is asked about early. */
const conditionsFirst = (asks: readonly WeighedAsk[]): WeighedAsk[] =>
  asks.toSorted((one, other) => Number(isConditionUnmet(other)) - Number(isConditionUnmet(one)));
const isConditionUnmet = ({ kind, state, importance }: WeighedAsk): boolean =>
  kind === 'certificate' && state !== 'met' && importance === 'required';

/** "You will have a degree", "you'll be calm": nothing that somebody would go about in their first months. */
const ASKS_FOR =
  /^(?:ideally,? )?(?:you(?:['’]ll| will| should| must|['’]d| would)?|applicants?|candidates?|the (?:successful|ideal) (?:candidate|applicant)(?: will)?) (?:also )?(?:be (?:joining|part of|one of|based)|join|have|has|hold|bring|possess|need|be (?:an? )?(?:fully )?(?:time[- ]served|qualified|registered|experienced|educated|chartered|licensed)|be (?:(?:an?|highly|very|well|both) )?(?:calm|friendly|hands-on|organi[sz]ed|(?:self-)?motivated|passionate|enthusiastic|confident|comfortable|reliable|flexible|proactive|caring|compassionate|dedicated|ambitious|resilient|punctual|honest|adaptable|energetic|patient|polite|natural))\b/i;

/** "Reporting to the Controller you'll:": over what is to be done, and nothing of it. */
const LEADS_ON = /[:–—-]\s*$|\b(?:will|shall|to|you['’]ll|include|includes|including|be)[.…]*$/i;

function aboutDuty(duty: string, at: number, work: readonly WorkDone[]): InterviewQuestionReply {
  const done = workFor(work, null, at);
  return {
    question: `The advert says: ${quote(duty, 190)} How would you go about it in your first three months?`,
    difficulty: at % 2 === 0 ? 'Hard' : 'Medium',
    suggestedAnswer:
      'Listen and look first, then one small thing that helps somebody, then a plan. Say whom you would talk to, what you would want to see, and how you would know that you are on the right way.',
    realWorldExample: done
      ? `Lean on something you have done: ${toldOf(done)} Say what you did in the first weeks of that.`
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
      ? `A line of your CV that could carry the answer: ${toldOf(done)} Use it only if it truly fits; otherwise choose another case from the same time.`
      : 'Choose one real case, and tell it with a beginning, what you did, and how it ended.',
    tips: tips.length > 0 ? tips : ['Keep it under two minutes.'],
  };
}
