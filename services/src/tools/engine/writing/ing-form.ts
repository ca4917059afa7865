/** One syllable with one vowel and one consonant behind it, and longer ones that are stressed at their end, or end in an "l" as in Britain. */
const DOUBLED =
  /^(?:[^aeiou]*[aeiou][^aeiouwxy]|submit|refer|begin|control|enrol|refit|transfer|admit|format|reset|label|travel|model|cancel|level|fuel|signal|total|channel|patrol|unzip|equip)$/;

/** "Settles" → "settling", "carries" → "carrying", "runs" → "running". */
export function gerundOf(verb: string): string {
  const base = /ies$/.test(verb)
    ? verb.replace(/ies$/, 'y')
    : verb.replace(/(?<=ch|sh|ss|x|zz|\b(?:do|go))es$|(?<=[^e]s)es$|s$/, '');
  return withIng(base);
}

export function withIng(base: string): string {
  if (DOUBLED.test(base)) return `${base}${base.slice(-1)}ing`;
  if (/^[^aeiou]ie$/.test(base)) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  return `${base}ing`;
}
