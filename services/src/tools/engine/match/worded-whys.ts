/** What is said of words that were found, and prove the whole of it by no means. */
export const IN_A_LIST = 'A list has its words, and no line shows you doing it';
export const SOME_WORDS = 'A line has some of its words';
export const ITS_WORD = 'A line has its word, and no post of yours shows it';
