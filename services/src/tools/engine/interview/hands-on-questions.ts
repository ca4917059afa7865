import type { Field } from '../vocabulary/skill.js';
import { ask, type TradeQuestion } from './trade-question.js';

/** Those who build, fit and mend: nobody asks a welder for a design that did not work. */
export const CRAFT: TradeQuestion[] = [
  ask(
    'Hard',
    'You see that a job you did last week was not right. Nobody else has noticed. What do you do?',
    'Say it, make it safe, put it right and find out why, in this order. A real case, with what it cost and what you check since, is the best answer.',
    'Say whom you would tell first.',
  ),
  ask(
    'Medium',
    'How do you make sure that a job is safe before you begin?',
    'What you look at on site, what you isolate or lock off and how you prove it, what you wear, and when you would not start.',
    'One time when you stopped a job is worth more than the rules.',
  ),
  ask(
    'Medium',
    'Tell us about a fault or a fit that took you longest to sort out.',
    'What it showed, what you ruled out and how, what it was in the end, and what you would try first the next time.',
    'Name the tools and the measurements.',
  ),
  ask(
    'Easy',
    'What do you check before you hand a job over?',
    'The test or the measure, what you write down, how you leave the place, and what you tell whoever uses it.',
    'Say it in the order in which you do it.',
  ),
];

const CRAFT_TITLE =
  /\b(?:weld\w*|plumb\w*|heating|maintenance|electrical (?:improver|tester|mate|operative|apprentice)s?|(?:fabricator|electrician|gas engineer|fitter|mechanic|carpenter|joiner|bricklayer|plasterer|roofer|scaffolder|machinist|technician|installer|painter|decorator|tiler|glazier|upholsterer|cabinet maker)s?)\b/i;

/** A laboratory technician is asked about the laboratory. */
const OF_CRAFTS: ReadonlySet<Field> = new Set<Field>(['engineering', 'built', 'general', 'logistics']);

export const isCraft = ({ title, field }: { title: string | null; field: Field | null }): boolean =>
  CRAFT_TITLE.test(title ?? '') && (field === null || OF_CRAFTS.has(field));

export const HOSPITALITY: TradeQuestion[] = [
  ask(
    'Hard',
    'The place is full, two people of the shift have not come, and a guest complains. What do you do first?',
    'Safety and the guest in front of you first, then who does what, then what you leave for later. Say what you tell the guests who wait.',
    'Tell it with a shift that you really had.',
  ),
  ask(
    'Medium',
    'A guest says that they have an allergy. What happens from then on?',
    'Who is told, how it is written on the order, what is kept apart, and what you say when you are not sure.',
    'Never guess aloud: say whom you would ask.',
  ),
  ask(
    'Medium',
    'How do you show somebody new how things are done, in the middle of service?',
    'What they see on the first day, what they do under your eye, when you let go, and how you tell them what was not right.',
    'One person whom you trained makes the answer.',
  ),
  ask(
    'Easy',
    'What do you check before you open, and before you close?',
    'The list in your head: cleanliness, temperatures, stock, cash, doors. Say what you once found because you looked.',
  ),
];

export const LOGISTICS: TradeQuestion[] = [
  ask(
    'Hard',
    'A load or a delivery is not going to be on time. What do you do, and in what order?',
    'Find out how late and why, tell those who wait, look for what can still be done, and never make it up with speed or hours.',
    'Say what the rules on hours or loads forbid.',
  ),
  ask(
    'Medium',
    'What do you check before a vehicle, a truck or a machine moves?',
    'Your walk-round in the order in which you do it, what would make you refuse, and where it is written down.',
    'One defect that you found is worth more than the list.',
  ),
  ask(
    'Medium',
    'The count and the paper do not agree. How do you find out why?',
    'Count again, look at what moved last, at places and codes that look alike, and say when you report it instead of searching on.',
  ),
  ask(
    'Easy',
    'How do you keep the pace over a long shift without mistakes?',
    'Order at your place, what you do in the same way each time, breaks, and the figure you usually reach.',
    'Say the figure.',
  ),
];

export const SALES: TradeQuestion[] = [
  ask(
    'Hard',
    'A customer is angry about something that is not your fault. What do you do, and what do you not say?',
    'Listen to the end, say back what is wrong, do the one thing that you can do at once, and name who decides the rest. Say when you would call somebody.',
    'Take a case that really happened, and how it ended.',
  ),
  ask(
    'Medium',
    'Tell us about a customer whom you lost. What would you do differently?',
    'What they wanted, what you heard too late, what it cost, and the question that you ask since.',
    'Do not blame the price.',
  ),
  ask(
    'Medium',
    'How do you find out what a customer needs who says “I am just looking”?',
    'How you begin, what you watch, one open question, and when you step back.',
    'Use words you really say.',
  ),
  ask(
    'Medium',
    'You are behind your target in the last week of the month. What do you do?',
    'Which of the open ones you go to and why, what you stop doing, and what you would not do to reach it.',
    'Say a figure and a month.',
  ),
];
