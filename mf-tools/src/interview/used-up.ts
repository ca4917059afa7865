import type { InterviewQuestions } from '@landfall/contracts';

export const ALL_ASKED = 'Everything that this job and CV give was asked.';

/** A batch in which nothing is new: there is no further question, and the server charged nothing for it. */
export const isUsedUp = ({ questions, repeated = 0 }: InterviewQuestions): boolean => repeated === questions.length;
