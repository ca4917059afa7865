/** Types and levels of several words: each by itself stands in half of all jobs. */
const kindsOfJob = new Set(['full time', 'part time', 'entry level', 'junior level', 'mid level', 'senior level']);

/** Whether these words are a type or a level of jobs. */
export const isKindOfJob = (parts: string[]): boolean => kindsOfJob.has(parts.join(' '));
