/** Something that the person at the keyboard can do something about: its message is one plain sentence, no stack. */
export class Failure extends Error {}

/** @param {unknown} error */
export const sentenceOf = (error) => (error instanceof Failure ? error.message : (error?.stack ?? String(error)));
