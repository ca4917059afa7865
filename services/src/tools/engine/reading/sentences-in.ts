/** At full stops before a capital; the abbreviations that adverts use do not end a sentence. */
export const sentencesIn = (line: string): string[] =>
  line
    .split(/[.!?]\s+\p{Ll}/u.test(line) && !/[.!?]\s+\p{Lu}/u.test(line) ? AT_STOPS : AT_CAPITALS)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

const AT_CAPITALS =
  /(?<=[.!?]['’"”)]?)(?<!\b(?:[Nn]o|[Nn]r|[Rr]ef|[Tt]el|e\.g|i\.e|[Ii]ncl?)\.)\s+(?=["“'(]?(?:\p{Lu}|[£$€]))|(?<=[.!?]['’"”)]?)(?<!\b(?:[Nn]o|[Nn]r|[Ee]xp|[Aa]pprox|[Mm]in|[Mm]ax|[Rr]ef|[Tt]el|e\.g|i\.e|[Ii]ncl?)\.)\s+(?=["“'(]?\p{N})/u;
/** Where nobody typed a capital, a full stop and a blank end a sentence all the same. */
const AT_STOPS = /(?<=\p{L}{3}[.!?])(?<!\b(?:exp|approx|min|max|ref|tel|etc|incl|inc)\.)\s+/u;
