import type { InterviewQuestionReply } from '../../career-engine.js';
import type { AdvertFacts } from '../reading/advert-reader.js';
import type { CvFacts } from '../reading/cv-facts.js';
import type { CvLine } from '../reading/cv-line.js';
import type { WorkDone } from '../reading/work-done.js';
import { counted } from '../text/clean.js';
import { besideStudies, withoutPostsBesideStudies } from '../writing/beside-studies.js';
import { latestPost } from '../writing/latest-post.js';
import { titleSaid } from '../writing/post-applied-for.js';
import { postSaid } from '../writing/post-said.js';
import { quote, toldOf, workFor } from './own-story.js';

/** "Platform Engineer (visa sponsorship available)". */
const roleOf = (title: string): string => titleSaid(title.replace(/\s*\([^)]*\)/g, '').trim() || title);
/** "Education: BA English, Nairobi 2018. First aid 2022." */
const degreeOf = (line: string): string =>
  line
    .replace(/^\|\s*|\s*\|$/g, '')
    .replace(/^[\p{L} ]{3,20}(?::| \|)\s+/u, '')
    .split(/(?<!\b\p{Lu}|\b(?:Ed|Sc|Eng|Tech|Com|Phil|Pharm|Arch))\.\s+(?=\p{Lu})/u)[0] ?? line;
/** "marketing executive. newsletter, Yorkshire Outdoor": what is said behind a title is no part of it, nor the word that dates stood behind. */
const postOf = (title: string): string =>
  title.replace(/(?<!\b\p{Lu}|\b(?:St|Mr|Mrs|Dr|Co|Inc|Sp))\.\s+[^,]*/u, '').replace(/ (?:since|from|until)$/i, '');

/** Of years that are only said nobody has seen the dates. */
const areDated = ({ posts }: CvFacts): boolean =>
  posts.some(
    ({ spans, entry, dated }) => spans.length > 0 && [...entry, ...dated].some(({ text }) => A_YEAR.test(text)),
  );
const A_YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;

export function opening(advert: AdvertFacts, cv: CvFacts, work: readonly WorkDone[]): InterviewQuestionReply {
  const { title } = advert;
  const { degree, years } = cv;
  const beside = besideStudies(advert, cv);
  const latest = latestPost(withoutPostsBesideStudies(cv, beside));
  const facts = [
    latest && postSaid(postOf(latest.post.title)),
    years >= 1 && beside.length === 0
      ? `${counted(Math.floor(years), 'year')} of work${areDated(cv) ? ' by the dates of all posts' : ', as your CV says'}`
      : null,
    degree && degreeOf(degree.proof.line),
  ].filter((fact): fact is string => Boolean(fact));
  // a graduate begins with the degree
  if (beside.length > 0) facts.reverse();
  const best = workFor(work, null);
  return {
    question: title
      ? `Tell us about yourself with the post of ${roleOf(title)} in mind.`
      : 'Tell us about yourself with this post in mind.',
    difficulty: 'Easy',
    suggestedAnswer:
      'Two minutes in three parts: what you do now, the one or two things in your past that matter for this post, and why you want it. Leave out what they can read.',
    realWorldExample:
      facts.length > 0
        ? `From your CV, begin with ${quote(facts.join('; '), 220)}${best ? `, and choose one thing to tell in full: ${toldOf(best)}` : '.'}`
        : 'Your CV gives little to begin with. Prepare two sentences on what you did last and two on what you did best.',
    tips: ['Say it aloud twice with a clock.', 'End with this post, so that the next question is the one you want.'],
  };
}

/** Why here, what would you ask us; the right to work and missing years only where the advert speaks of them. */
export function motives(
  { company, title, sponsorship, years }: AdvertFacts,
  { years: held, right, lines }: CvFacts,
): InterviewQuestionReply[] {
  const questions: InterviewQuestionReply[] = [
    {
      question: company
        ? `Why do you want to work at ${company}?`
        : 'Why do you want to work with us, of all employers?',
      difficulty: 'Easy',
      suggestedAnswer:
        'One thing about what they do, one about the post, one about what you bring to both. Each should be something that you could not say to the next employer.',
      realWorldExample: `Use the words of the advert${title ? ` for ${titleSaid(title)}` : ''} that made you stop reading and apply, and say what in your own work they reminded you of.`,
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
  if (sponsorship) questions.push(permission(sponsorship, right));
  // where posts stand that could not be read nobody knows how long somebody has worked
  if (years && held < years.years && (held > 0 || !lines.some(tellsOfTimeAtWork))) {
    questions.push({
      question: `We asked for ${years.said} of experience. Why should we consider you with less?`,
      difficulty: 'Hard',
      suggestedAnswer:
        'Do not argue about the number. Name the two hardest things that those years are meant to teach, and show where you have done them already.',
      realWorldExample:
        held > 0
          ? `The dates in your CV add up to about ${held} years. Say what in them was unusually dense: responsibility, scale, or pace.`
          : 'No dates were read in your CV that add up to work in this field. Name projects, placements or studies with results.',
      tips: ['Stay calm: they invited you knowing it.', 'Offer a trial task.'],
    });
  }
  return questions;
}

const tellsOfTimeAtWork = ({ section, text }: CvLine): boolean =>
  section !== 'education' && section !== 'volunteering' && A_STRETCH.test(text);
const A_STRETCH =
  /\b(?:19|20)\d{2}\s?(?:[–—-]|to|until)\s?(?:\p{L}{3,9}\.? )?(?:(?:19|20)\d{2}|present|now|date|today)\b/iu;

/** Where the employer sponsors, what one needs is an answer; where it does not, it would end the interview. */
function permission(
  { says, line }: NonNullable<AdvertFacts['sponsorship']>,
  right: CvFacts['right'],
): InterviewQuestionReply {
  const isOffered = says === 'offered';
  const unsaid = isOffered
    ? 'No line of your CV was found that says it, so they may ask. For example: “I would need a Certificate of Sponsorship; my notice period is one month”, if that is so.'
    : 'No line of your CV was found that says it. Name the permission that you hold and its last day; if you would need a sponsor, ask the employer before the interview whether this post can be had at all.';
  return {
    question: 'What is your situation as to the right to work, and when could you start?',
    difficulty: 'Easy',
    suggestedAnswer: `Plain facts in two sentences: what permission you have${isOffered ? ' or need' : ''}, until when, and your notice period. ${
      isOffered
        ? 'An employer that sponsors wants to hear that you know the steps.'
        : 'This advert does not offer to sponsor: say what lets you work without it.'
    }`,
    realWorldExample: right
      ? `Your CV says ${quote(right.proof.whole.includes('?') ? right.proof.line : right.proof.whole, 140)}. Add the date from which you can start.`
      : unsaid,
    tips: [`The advert says: ${quote(line, 140)}`, 'Know which documents you would bring.'],
  };
}
