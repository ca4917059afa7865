const MOST = 1_000;
const LONGEST = 1_000;

/**
 * The same answer for the same text, remembered for a while: readers ask for one line again and again, one reader after
 * the other. Whoever is answered must not change the answer. Long texts are answered anew, as they would fill the memory.
 */
export function lately<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  const kept = new Map<string, Answer>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const own = answer(text);
    if (text.length > LONGEST) return own;
    if (kept.size >= MOST) kept.clear();
    kept.set(text, own);
    return own;
  };
}
