/** On which imports of jobs wait, one at a time. */
export const IMPORT_QUEUE = 'imports';
