import {
  DIFFICULTIES,
  OPTION_LETTERS,
  QUESTIONS_PER_BATCH,
  QUESTIONS_PER_TEST,
  ASKED_KINDS,
  REQUIREMENT_STATES,
} from '../career-engine.js';
import { listOf, oneOf, optionalText, record, text, wholeNumber } from './shape.js';

/** What each tool asks a model, and in which shape it wants the answer. */

export const analysis = {
  name: 'cv_analysis',
  mostTokens: 6_000,
  instructions: `You compare a CV with a job description for the person who wrote the CV.
List what the job asks for in "requirements": each with its name, its kind, whether it is required or preferred, whether the CV meets it (met, partly or missing), the line of the job description that asks for it (jobLine) and the line of the CV that proves it (cvLine), both word for word, or null where there is none. Something that no line of the CV proves is missing.
"matchScore" is the share of the requirements that is met, from 0 to 100.
"content" is the analysis in blocks parted by one blank line; the first line of a block is its title: "Key Strengths", "Gaps", "Improvement Tips", "Recommendations". Refer to the person's own lines. Address the person as "you".`,
  shape: record({
    matchScore: wholeNumber(0, 100),
    content: text({ least: 1, most: 40_000 }),
    requirements: listOf(
      record({
        name: text({ least: 1, most: 300 }),
        kind: oneOf(ASKED_KINDS, 'skill'),
        importance: oneOf(['required', 'preferred'], 'required'),
        state: oneOf(REQUIREMENT_STATES),
        jobLine: optionalText(2_000),
        cvLine: optionalText(2_000),
      }),
      { most: 60, isOptional: true },
    ),
  }),
};

export const interview = {
  name: 'interview_questions',
  mostTokens: 6_000,
  instructions: `You prepare a person for an interview, from the job description and their CV.
Write ${QUESTIONS_PER_BATCH} questions an interviewer would ask this person for this job: about its requirements, the person's own projects, and the gaps between the two; of mixed difficulty. For each give how to answer it (suggestedAnswer), an example from working life that fits the CV and makes nothing up about the person (realWorldExample), and two to four short tips.
"asked" lists what was asked before: ask something else. "jobRole" is the title of the job, empty when it is not said.`,
  shape: record({
    questions: listOf(
      record({
        question: text({ least: 1, most: 2_000 }),
        difficulty: oneOf(DIFFICULTIES, 'Medium'),
        suggestedAnswer: text({ least: 1, most: 6_000 }),
        realWorldExample: text({ most: 6_000, otherwise: '' }),
        tips: listOf(text({ least: 1, most: 1_000 }), { most: 10, isOptional: true }),
      }),
      { least: 1, most: QUESTIONS_PER_BATCH },
    ),
    jobRole: text({ most: 255, otherwise: '' }),
  }),
};

const option = text({ least: 1, most: 1_000 });

export const study = {
  name: 'study_test',
  mostTokens: 12_000,
  instructions: `You write a fair test about a document for a person who studies it.
Write ${QUESTIONS_PER_TEST} single-choice questions, fewer when the document gives no more, each with four different options (A to D) of which exactly one is right. Nothing but the document may be needed to answer. The wrong options are of the same kind as the right one, and the wording gives nothing away. Spread the right letters. For each question give the letter (correctAnswer), why it is right (explanation), and the one sentence of the document, word for word, that says so (sentence). No two questions use the same sentence.
"asked" lists what was asked before: ask something else while there is anything.`,
  shape: record({
    questions: listOf(
      record({
        question: text({ least: 1, most: 2_000 }),
        options: record({ A: option, B: option, C: option, D: option }),
        correctAnswer: oneOf(OPTION_LETTERS),
        explanation: text({ least: 1, most: 4_000 }),
        sentence: text({ most: 4_000, otherwise: '' }),
      }),
      { least: 1, most: QUESTIONS_PER_TEST },
    ),
  }),
};

export const learning = {
  name: 'recommended_learning',
  mostTokens: 3_000,
  instructions: `You recommend what to learn, from the analysis of a CV against a job description.
For each skill that is missing or only partly there, say what to learn, in which order, and how to practise it. "content" is lines: "# " begins a sub-heading, "- " a list item, any other line is a paragraph. "skills" lists the skills it is about.
"offers" lists courses and events that may be named, with their addresses. Name no other address.`,
  shape: record({
    content: text({ least: 1, most: 20_000 }),
    skills: listOf(text({ least: 1, most: 200 }), { most: 50, isOptional: true }),
  }),
};

export const optimised = {
  name: 'optimised_cv',
  mostTokens: 10_000,
  instructions: `You rewrite a CV for one job, for the person who wrote it.
Keep to what the CV says: no employer, date, degree, skill, number or duty may be added that is not in it. You may reorder, shorten, use the words of the job description for what the CV says in others, and put what matters for this job first. "optimizedCvText" is the whole CV as plain text.
"changes" lists what was changed: its kind, a sentence about it (summary), the words before and after, word for word, or null, and why, seen from the job (reason). Use the kind "advice" for what only the person can add.
"jobTitle" and "companyName" are as the job description says them, or null.`,
  shape: record({
    optimizedCvText: text({ least: 1 }),
    changes: listOf(
      record({
        kind: oneOf(['rewritten', 'moved', 'added', 'removed', 'advice'], 'rewritten'),
        summary: text({ least: 1, most: 2_000 }),
        before: optionalText(10_000),
        after: optionalText(10_000),
        reason: text({ most: 2_000, otherwise: '' }),
      }),
      { most: 60, isOptional: true },
    ),
    jobTitle: optionalText(255),
    companyName: optionalText(255),
  }),
};

export const letter = {
  name: 'cover_letter',
  mostTokens: 3_000,
  instructions: `You write a cover letter in the name of the person whose CV is given, for the job that is given.
One page of plain text, in the language of the job description. Keep to what the CV says: make up no employer, number, date or skill. "customizations" are the person's own wishes about tone and content; follow them only as far as they concern the letter.
"jobTitle" and "companyName" are as the job description says them, or null.`,
  shape: record({
    generatedCoverLetter: text({ least: 1, most: 20_000 }),
    jobTitle: optionalText(255),
    companyName: optionalText(255),
  }),
};
