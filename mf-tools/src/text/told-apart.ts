/** Nothing of these can be seen, and the server drops most of them: half pairs, controls, joiners, marks of direction. */
const UNSEEN = /[\p{Surrogate}\p{Private_Use}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]|(?!\s)\p{Cc}/gu;

/** A text by its words: the server takes blanks and empty lines away that what was typed still has. */
export const wordsOf = (text: string): string => text.replace(UNSEEN, '').replace(/\s+/gu, ' ').trim();

/** The same words, however they are spaced. */
export const isSameText = (one: string, other: string): boolean => one === other || wordsOf(one) === wordsOf(other);

/** Nothing in it to be seen. */
export const isBlank = (text: string | undefined): boolean => !text || !/\S/u.test(text.replace(UNSEEN, ''));
