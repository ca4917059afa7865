import { ask, type TradeQuestion } from './trade-question.js';

/** Behaviour that every trade asks about. */
export const EVERYWHERE: TradeQuestion[] = [
  ask(
    'Medium',
    'Tell us about a time you disagreed with a colleague or manager. How did it end?',
    'The matter, not the person: what each of you wanted, what you did to understand the other side, what was decided, and how you work together since.',
    'Choose a case that was about the work.',
    'It is fine to have been wrong.',
  ),
  ask(
    'Medium',
    'Tell us about a mistake you made at work.',
    'A real one, told in four sentences: what happened, how you noticed, what you did at once, what you changed so that it does not happen again.',
    'No strength dressed as a mistake.',
    'End with the change, not with regret.',
  ),
  ask(
    'Hard',
    'Describe a time when everything was urgent. What did you leave undone?',
    'How you chose, whom you told, and whether the choice was right in hindsight. Leaving something undone on purpose is the answer that is looked for.',
    'Say what you would leave undone here.',
  ),
  ask(
    'Easy',
    'What did you learn in the last twelve months that you now use at work?',
    'One thing, why you learned it, and where it showed. It shows how you will learn what you do not know yet.',
    'Small and used beats large and planned.',
  ),
  ask(
    'Medium',
    'Tell us about feedback that was hard to hear.',
    'What was said, why it was right or partly right, and what a colleague would notice that is different now.',
    'Do not choose a harmless one.',
  ),
  ask(
    'Easy',
    'What kind of manager helps you to do your best work?',
    'Say what you need and what you give in return, with an example of each; then ask how the team works.',
    'Avoid a list of complaints about former managers.',
  ),
  ask(
    'Medium',
    'Tell us about something you improved without being asked to.',
    'What annoyed you or others, what you tried, what it saved, and whether it is still in use.',
    'A figure or a name of what you changed makes it real.',
  ),
];

/** For whoever does not live in the country of the job. */
export const OF_MOVING: TradeQuestion = ask(
  'Hard',
  'How would you find your feet in a new country and a new team at the same time?',
  'Practical steps for the first weeks: whom you would ask, what you would read, how you would say that you have not understood. Use any move or change you have been through.',
  'Show that you know where the job is.',
);
