import type { Field } from '../vocabulary/skill.js';
import { HOSPITALITY, LOGISTICS, SALES } from './hands-on-questions.js';
import {
  AT_THE_BEDSIDE,
  REGISTERED,
  OF_ACCOUNTS,
  OF_DESIGN,
  WHO_TEACHES,
  AMONG_LEARNERS,
  OF_FAMILIES,
  OF_CASES,
  OF_A_LABORATORY,
  WHO_ACTS,
  OF_FILES,
  OF_PEOPLE,
  WHO_RECRUITS,
  OF_PLANNING,
} from './titles-asked.js';
import { ask, of, type TradeQuestion } from './trade-question.js';

const SOFTWARE: TradeQuestion[] = [
  ask(
    'Hard',
    'A service you look after has become slow since yesterday. How do you find out why?',
    'Go from the outside in: what changed, what the measurements say, then one guess at a time with a way to prove it wrong. Say when you would roll back rather than search on.',
    'Name the tools you really use to look.',
    'Say whom you would tell, and when.',
  ),
  ask(
    'Medium',
    'Tell us about a decision about the design of a system that you would make differently today.',
    'Give the decision, why it was reasonable then, what showed that it was wrong, and what it cost to change. The point is what you learned.',
    'Take a decision that was yours.',
    'Do not blame the people who wrote the code before you.',
  ),
  ask(
    'Medium',
    'How do you make sure that a change of yours does not break something for others?',
    'Walk through one real change: what you tested and why that, who reviewed it, how it went out and what you watched afterwards.',
    'Say what you choose not to test.',
    'A release that went wrong makes a better story than a perfect one.',
  ),
  ask(
    'Easy',
    'How do you decide that a piece of code is good enough to ship?',
    'Show that you weigh: what it would cost to be wrong, how easily it can be put right, and what the next reader needs.',
    'Give one example for "good enough" and one for "not yet".',
  ),
];

const HEALTH: TradeQuestion[] = [
  of(
    AT_THE_BEDSIDE,
    ask(
      'Hard',
      'A patient in your care gets worse while two others need you as well. What do you do first, and why?',
      'Assess before you act, by an order you can name (ABCDE, an early warning score), call for help early, and say what you hand to whom. End with how you write it down.',
      'Say aloud that safety comes before tasks.',
      'Name the tool that your last place used for escalation.',
    ),
  ),
  ask(
    'Medium',
    'Tell us about a time you noticed a mistake in someone’s care, your own or another’s.',
    'What you saw, what you did at once for the patient, whom you told, how it was reported, and what changed. Openness is what is being looked for.',
    'Speak of the duty of candour if you work in the United Kingdom.',
    'Leave out names and anything that could identify a patient.',
  ),
  ask(
    'Medium',
    'How do you explain something difficult to a patient who is afraid, or who speaks little English?',
    'Short sentences, check what was understood by asking for it in their own words, an interpreter rather than a relative, and time.',
    'One real conversation is better than a principle.',
  ),
  of(
    REGISTERED,
    ask(
      'Easy',
      'How do you keep your practice up to date?',
      'Name the last thing you learned, where, and what you do differently since. Then how you record it for your registration.',
      'Have one course and one change in practice ready.',
    ),
  ),
];

/** By the field of an advert; who builds, fits and mends has questions of their own (`hands-on-questions.ts`). */
export const QUESTIONS: Partial<Record<Field, TradeQuestion[]>> = {
  software: SOFTWARE,
  infrastructure: SOFTWARE,
  security: [
    ask(
      'Hard',
      'An alert says that an administrator signed in from two countries within ten minutes. What are your first three steps?',
      'Contain in proportion, keep the evidence, and find out whether it is real: in this order of cost. Say what would make you wake somebody.',
      'Name the logs you would open first.',
    ),
    ask(
      'Medium',
      'How do you tell people who are not technical that a risk is worth spending money on?',
      'Take one risk, say what it would cost and how likely it is in words they use, and what the cheapest step is that halves it.',
      'Avoid fear; use one comparison they know.',
    ),
    ...SOFTWARE.slice(1, 3),
  ],
  data: [
    ask(
      'Hard',
      'Your model or report was right in testing and wrong in use. How do you find out what differs?',
      'Compare the data first (where it comes from, when, what is missing), then the question it answers, then the code. Say how you would notice earlier next time.',
      'Speak of one case that happened to you.',
    ),
    ask(
      'Medium',
      'Somebody asks you for a number by noon and you do not trust the data. What do you give them?',
      'Give what can be said, with its limits in one sentence, and what it takes to do better. Refusing and guessing are both wrong.',
      'Say how you mark a figure as uncertain.',
    ),
    ...SOFTWARE.slice(1, 3),
  ],
  finance: [
    of(
      OF_ACCOUNTS,
      ask(
        'Hard',
        'The month-end figures are due today and one balance does not reconcile. What do you do?',
        'Size the difference, look where it can come from (timing, posting, missing item), and decide by materiality. Say whom you tell and how you document an open point.',
        'Name a difference you once found and what caused it.',
      ),
    ),
    ask(
      'Medium',
      'Tell us about a figure you had to explain to people outside finance.',
      'Which decision hung on it, which words you left out, and how you knew that they had understood.',
      'Bring the sentence you used.',
    ),
    of(
      OF_ACCOUNTS,
      ask(
        'Medium',
        'Have you ever been pressed to show a number differently from what you thought was right?',
        'Facts, the rule or standard you relied on, how you stayed friendly, and how it ended.',
        'Your professional body’s code of ethics is worth naming.',
      ),
    ),
    of(
      OF_ACCOUNTS,
      ask(
        'Easy',
        'Which part of a month-end, an audit or a budget do you like best, and why?',
        'Choose the part nearest to this post, and say what you have improved in it.',
      ),
    ),
  ],
  healthcare: HEALTH,
  engineering: [
    of(
      OF_DESIGN,
      ask(
        'Hard',
        'Tell us about a design of yours that did not work the first time.',
        'The requirement, your assumption, how the test or the site showed that it was wrong, what you changed, and how the next calculation differed.',
        'Figures with units make this answer.',
      ),
    ),
    of(
      OF_DESIGN,
      ask(
        'Medium',
        'How do you check a calculation or drawing before your name goes on it?',
        'Independent estimate, limits, units, and who else looks. Say what you do when you are the last to look.',
        'One error that your check caught is worth more than the procedure.',
      ),
    ),
    of(
      OF_DESIGN,
      ask(
        'Medium',
        'A contractor on site wants to build it differently from your drawing, today. How do you decide?',
        'Safety and function first, then why they want it, what it changes for others, and how it is recorded.',
        'Say when your answer is no.',
      ),
    ),
    of(
      OF_DESIGN,
      ask(
        'Easy',
        'Which codes or standards do you use most, and where do they stop helping?',
        'Name two, with a case in which judgement was needed beside them.',
      ),
    ),
  ],
  marketing: [
    ask(
      'Hard',
      'Tell us about a campaign or piece of content that failed. How did you know?',
      'What you expected and why, which figure told you otherwise, how soon you stopped, and what you tested next.',
      'Say the figure.',
    ),
    ask(
      'Medium',
      'You have half of last year’s budget. What do you stop doing first?',
      'Show how you compare channels on what they bring, and what you would protect because it works slowly.',
      'Use a budget you have really had.',
    ),
    ask(
      'Medium',
      'How do you find out what customers really want, as opposed to what they say?',
      'One method you used, what it showed that a survey had not, and what was changed because of it.',
    ),
    ask(
      'Easy',
      'Which brand’s communication do you admire at the moment, and what would you change in it?',
      'One thing they do well, one you would test, and how you would measure it.',
    ),
  ],
  education: [
    of(
      WHO_TEACHES,
      ask(
        'Hard',
        'Half of the class has understood and the other half has not. It is minute twenty. What do you do?',
        'How you noticed, how you split or regroup, what those who are ready do meanwhile, and how you check at the end.',
        'Take a lesson you really taught.',
      ),
    ),
    of(
      AMONG_LEARNERS,
      ask(
        'Medium',
        'Tell us about a learner whose behaviour you helped to change.',
        'What lay behind it, what you agreed with whom, what you did every day, and how you knew that it worked.',
        'No names.',
      ),
    ),
    ask(
      'Medium',
      'A child tells you something that worries you. What do you do?',
      'Listen, do not promise secrecy, do not question further, record it in the child’s words and pass it to the safeguarding lead the same day.',
      'Know the name of this role in the country you apply to.',
    ),
    of(
      WHO_TEACHES,
      ask(
        'Easy',
        'What do you do in the first lesson with a new group?',
        'Say what you want to learn about them, the routines you set, and what they should take home.',
      ),
    ),
  ],
  social: [
    of(
      OF_FAMILIES,
      ask(
        'Hard',
        'A family refuses to let you in, and you are worried about a child. What next?',
        'Your legal grounds, who decides with you, how you keep the door open, and how you record each step.',
        'Name the law or guidance of the country you apply to.',
      ),
    ),
    of(
      OF_CASES,
      ask(
        'Medium',
        'How do you keep your judgement when you carry many cases?',
        'Supervision, how you set priorities, and one case in which you changed your mind.',
        'Show that you ask for help in time.',
      ),
    ),
  ],
  science: [
    of(
      OF_A_LABORATORY,
      ask(
        'Hard',
        'An experiment cannot be repeated by a colleague. How do you go about it?',
        'Samples, reagents and their batches, protocol as written and as done, instruments, then analysis. One change at a time.',
        'Tell it with a case of your own.',
      ),
    ),
    of(
      OF_A_LABORATORY,
      ask(
        'Medium',
        'How do you record your work so that somebody could repeat it in two years?',
        'Notebook, versions of protocols, raw data and where they lie, and what you do at the end of each day.',
      ),
    ),
  ],
  legal: [
    of(
      WHO_ACTS,
      ask(
        'Hard',
        'A client wants you to put forward something that you know is not true. What do you do?',
        'Your duty to the court and to the client, how you explain it, and when you stop acting.',
        'Name the rule.',
      ),
    ),
    of(
      OF_FILES,
      ask(
        'Medium',
        'How do you keep forty files moving without missing a date?',
        'Your system for deadlines, how you triage on a Monday, and what you delegate.',
      ),
    ),
  ],
  hospitality: HOSPITALITY,
  logistics: LOGISTICS,
  sales: SALES,
  people: [
    of(
      OF_PEOPLE,
      ask(
        'Hard',
        'A manager wants to dismiss somebody today. How do you handle that conversation?',
        'Facts, risk, process and the human being, in words a manager accepts. Say when you would not go along.',
        'Bring the law of the country you apply to.',
      ),
    ),
    of(
      WHO_RECRUITS,
      ask(
        'Medium',
        'How do you fill a post for which nobody suitable applies?',
        'What you change first: the advert, the requirements, the place you look or the offer, with one case.',
      ),
    ),
  ],
  built: [
    of(
      OF_PLANNING,
      ask(
        'Hard',
        'Tell us about a proposal that met strong objections. How did you bring it to a decision?',
        'Who objected and why, what you changed, what you did not, and on which policy or rule the decision rested.',
      ),
    ),
    of(
      OF_PLANNING,
      ask(
        'Medium',
        'How do you check that what is built is what was approved?',
        'Documents, site, and what you do about a difference you find late.',
      ),
    ),
  ],
};
