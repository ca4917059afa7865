/** What begins Irish and Scottish surnames and nothing else. */
const beginsName = new Set(['o', 'ó', 'ní', 'uí', 'mhic', 'mc']);
/** The same where the next word has an accent: else a "mac" is a computer. */
const mayBeginName = new Set(['mac', 'nic']);

const hasAccent = (word: string) => /\p{M}/u.test(word.normalize('NFD'));

/** The places of words that are surnames by what stands before them: "Ó Briain", "O'Briain", "Mac Cárthaigh". */
export const placesOfSurnames = (words: string[]): number[] =>
  [...words.keys()].filter((at) => {
    const before = words[at - 1] ?? '';
    return beginsName.has(before) || (mayBeginName.has(before) && hasAccent(words[at]!));
  });
