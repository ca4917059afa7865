const PATTERN = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.\d{1,3}$/;

/** Says which attempt a question belongs to, so that answers to one can never be graded by the key of another. */
export const questionId = (attempt: string, index: number): string => `${attempt}.${index + 1}`;

export const attemptOf = (id: string): string | undefined => PATTERN.exec(id)?.[1];
