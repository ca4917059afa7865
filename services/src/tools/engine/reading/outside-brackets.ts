/** Parts of a text between its joints, of which those in brackets part nothing: "IPAF (3a and 3b) and PASMA" has two. */
export function partedOutsideBrackets(text: string, joint: RegExp): string[] {
  const masked = bracketsMasked(text);
  let from = 0;
  return masked.split(joint).map((part) => {
    const start = masked.indexOf(part, from);
    from = start + part.length;
    return text.slice(start, from);
  });
}

/** As long as it was, with nothing to read in its brackets. */
export const bracketsMasked = (text: string): string => text.replace(BRACKET, (all) => MASK.repeat(all.length));

/** Its words outside brackets. */
export const withoutMasked = (text: string): string => bracketsMasked(text).replaceAll(MASK, '').trim();

const MASK = '\u0001';
const BRACKET = /\([^()]{0,200}\)/g;
