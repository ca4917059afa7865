import type { Difficulty, InterviewQuestionReply } from '../../career-engine.js';
import { IN_WORDS } from '../reading/numbers.js';
import { RESULT } from '../reading/results.js';
import type { WorkDone } from '../reading/work-done.js';
import { hasFigure as namesFigure } from '../text/clean.js';
import { isOfStudies } from '../writing/studies-told.js';
import { quote, toldOf } from './own-story.js';

/** A way to ask about a line of work, with what answers that very question. */
interface Wording {
  ask: string;
  difficulty: Difficulty;
  strategy: string;
  /** What goes on from "Then" behind the line of the CV, up to the figure. */
  story: string;
}
const WHO_DID_IT = 'Say “I” for your part and “we” for the team’s.';

/** Ways to ask about a line of work, in turn, so that a batch does not sound like a form. */
const OF_A_DEED: readonly Wording[] = [
  {
    ask: 'What was your own part in it, and what was the hardest decision?',
    difficulty: 'Medium',
    strategy: `Situation, task, action, result: two sentences for the first two, most of the time on what you yourself did and why, one sentence on the result. ${WHO_DID_IT}`,
    story: 'name one alternative you considered, why you did not take it, and',
  },
  {
    ask: 'How did you know that it had worked?',
    difficulty: 'Medium',
    strategy: `What it was like before, what you looked at or measured, what it was like afterwards, and who else saw the difference. ${WHO_DID_IT}`,
    story: 'say how you noticed the difference, name one alternative you considered, and',
  },
  {
    ask: 'What would you do differently if you began again today?',
    difficulty: 'Hard',
    strategy: `One sentence on what was done, then the one thing that you would do otherwise, why you did not see it then, and what it would have saved. ${WHO_DID_IT}`,
    story: 'name one alternative you considered, why you did not take it, and',
  },
];
/** Of what somebody does every day nobody knows that it "had worked". */
const OF_EVERY_DAY: readonly Wording[] = [
  {
    ask: 'Describe an ordinary day of it: what was left to you alone, and what was not?',
    difficulty: 'Medium',
    strategy: `One day, told in its order: what came in, what you did first and why, what you decided without asking, and how it ended. ${WHO_DID_IT}`,
    story: 'choose one day of it that you remember well, and add',
  },
  {
    ask: 'Tell us about the day on which it was hardest, and what you did.',
    difficulty: 'Medium',
    strategy: `One day, told in its order: what made it hard, what you did first and why, what you decided without asking, and how it ended. ${WHO_DID_IT}`,
    story: 'choose the one day that you remember best, and add',
  },
  {
    ask: 'What did you change in the way it is done, or what would you change?',
    difficulty: 'Hard',
    strategy: `One change, however small: what was slow or went wrong before, what you tried and whom you asked, and what was better afterwards. If it was not yours to change, say what you would try first, and why. ${WHO_DID_IT}`,
    story: 'say how it was done before and how it is done now, and add',
  },
];

/** Done once, and over: "Set up a checklist", "Moved 14 services"; what is done every day has no decision to tell of. */
const ONCE =
  /^(?:I )?(?:built|rebuilt|set up|designed|moved|launched|introduced|created|won|migrated|organi[sz]ed|developed|started|founded|found|negotiated|implemented|automated|replaced|opened|published|wrote|began|brought|solved|restored)\b/i;

/** "Opened 15 doors a week". */
const AGAIN_AND_AGAIN = /\b(?:an?|per|each|every) (?:day|week|night|shift|month)\b|\b(?:daily|weekly|nightly)\b/i;

/** A line of work of the CV, asked about in a way that fits what it is. */
export function aboutWork(done: WorkDone, at: number): InterviewQuestionReply {
  const said = quote(done.text.replace(/[.;]+$/, ''));
  const named = namedAs(done);
  const isDaily =
    !done.isProject && !RESULT.test(done.text) && (!ONCE.test(done.text) || AGAIN_AND_AGAIN.test(done.text));
  // nobody asks how somebody knew that an award had worked
  const wordings = isDaily ? OF_EVERY_DAY : WAS_WON.test(done.text) ? OF_A_DEED.slice(0, 1) : OF_A_DEED;
  const { ask, difficulty, strategy, story } = wordings[at % wordings.length]!;
  const figure = figureWords(done);
  return {
    question: `${named}: ${said}. ${ask}`,
    difficulty,
    suggestedAnswer: strategy,
    realWorldExample: `Begin from your own line: ${toldOf(done)} Then ${story} ${figure.story}`,
    tips: [
      figure.tip,
      'Be able to explain it in one minute to somebody from other work.',
      'Say what you learned from it.',
    ],
  };
}

/** Where it stands in the CV, as far as that is known. */
const namedAs = ({ where, isProject }: WorkDone): string => {
  if (where === null) return 'Your CV says';
  if (isOfStudies(where)) return `Of ${where.replace(/^my /, 'your ')} your CV says`;
  return `${isProject ? 'Of the project' : 'Under'} “${where}” your CV says`;
};

const WAS_WON = /^(?:I )?(?:won|was (?:awarded|named)|awarded|named|nominated|received)\b/i;

/** The number of a version and "Cas9" are no figures, as a year is none; nor is for how long something lasted, unless it was cut. */
const A_VERSION = /\b\d+\.\d+(?= \p{Lu})/gu;
const NO_FIGURE = /(?<![\p{L}\d£$€])(?!(?:x|gbp|usd|eur|rs|inr|pkr|ngn|kes|k)\d)\p{L}+[-/]?\d+/giu;
const HOW_LONG = new RegExp(String.raw`\b(?:\d+|${IN_WORDS}) (?:years?|months?)\b`, 'giu');

/** A result was measured; the size of a ward or a class was not, and says how large the work is. */
function figureWords({ hasFigure, text }: WorkDone): { story: string; tip: string } {
  const counts = text.replace(A_VERSION, ' ').replace(NO_FIGURE, ' ');
  const isCounted = hasFigure && namesFigure(RESULT.test(text) ? counts : counts.replace(HOW_LONG, ' '));
  if (!isCounted && !/\b(?:halv|doubl|trebl)/i.test(text))
    return {
      // of a line with any number in it nobody can say that it has none
      story: `a figure for the result, if you know one${/\d/.test(text) || hasFigure || namesFigure(text) ? '' : ': your line gives none'}.`,
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
