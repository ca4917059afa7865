/** The European Union but for Denmark and Ireland, which do not give it. */
const blueCardCountries =
  'Austria,Belgium,Bulgaria,Croatia,Cyprus,Czechia,Estonia,Finland,France,Germany,Greece,Hungary,Italy,Latvia,Lithuania,Luxembourg,Malta,Netherlands,Poland,Portugal,Romania,Slovakia,Slovenia,Spain,Sweden';

/** Words of the law on working visas of one country, or of some, as adverts use them. */
const schemes: [countries: string, words: RegExp][] = [
  [blueCardCountries, /\bblue cards?\b/i],
  ['United States', /\bh-?[12]b\d?\b|\bgreen cards?\b|\bE-3\b|\bO-1\b|\bL-1[AB]?\b|\bTN visas?\b|\bUSCIS\b|\b(?:US|USA|U\.S\.|American) (?:work )?(?:visas?|sponsorship)/i],
  ['Canada', /\bLMIA\b|\blabou?r market impact assessments?\b|\bGlobal Skills Strategy\b|\bexpress entry\b|\bprovincial nominee\b|\bCanadian (?:work )?(?:visas?|permits?)/i],
  ['United Kingdom', /\bskilled[- ]worker\b|\bcertificates? of sponsorship\b|\bCoS\b|\btier ?[25]\b|\bhealth (?:and|&) (?:social )?care (?:worker )?(?:visas?|route)\b|\bUKVI\b|\bhome office\b|\b(?:UK|British) (?:work )?(?:visas?|sponsorship)/i],
  ['Ireland', /\b(?:critical skills|general|irish) employment permits?\b|\bstamp ?[14]\b/i],
  ['Australia', /\bskills in demand\b|\bsubclass \d{3}\b|\b(?:482|494|186) visas?\b|\bTSS visas?\b/i],
  ['New Zealand', /\baccredited employer work visas?\b|\bAEWV\b/i],
]; // prettier-ignore

/**
 * Whether a sentence speaks only of other countries' visas than those of the job's `country`. Where no country of the
 * job is known, or the sentence names no country's scheme, it may be of any.
 */
export function isOfAnotherCountry(sentence: string, country: string | null): boolean {
  if (country === null) return false;
  const named = schemesNamed(sentence);
  return named.length > 0 && !named.some((countries) => countries.includes(country));
}

/** Whether a text speaks of this country's visas and of no other's. */
export function isUnderSchemeOf(text: string, country: string): boolean {
  const named = schemesNamed(text);
  return named.length === 1 && named[0]!.includes(country);
}

/** For each scheme that a text names, the countries that it is of. */
const schemesNamed = (text: string): string[][] =>
  schemes.filter(([, words]) => words.test(text)).map(([of]) => of.split(','));
