/** The European Union but for Denmark and Ireland, which do not give it. */
const blueCardCountries =
  'Austria,Belgium,Bulgaria,Croatia,Cyprus,Czechia,Estonia,Finland,France,Germany,Greece,Hungary,Italy,Latvia,Lithuania,Luxembourg,Malta,Netherlands,Poland,Portugal,Romania,Slovakia,Slovenia,Spain,Sweden';

/** A visa that somebody has is none that is promised, wherever it is of. */
const held = String.raw`\b(?:have|has|had|hold|holds|holding|having|with|on) (?:(?:an?|the|valid|current|existing) )*`;
const notOfHolders = String.raw`(?! ?\([^)]{0,40}\) holders?\b| holders?\b)`;

/** A visa, whatever kind of it, behind the name of a nation. */
const visaOf = (nations: string) =>
  String.raw`(?:(?<!${held})\b(?:${nations})|\b(?:${nations})(?=(?: \w+){1,4} sponsor)) (?:(?:work(?:ing|er)?|employment|residence|residency|immigrant|immigration|skilled|job|seasonal|general|critical skills|temporary|permanent) )*(?:visas?|sponsorships?|permits?|work authori[sz]ations?|residency|immigration)(?![\w-])${notOfHolders}`;
/** Case tells "US" from "us", and the short name of an authority from a word. */
const american = [new RegExp(visaOf('US')), new RegExp(visaOf('USA|U\\.S\\.|American|United States'), 'i')];
const exact = String.raw`\b(?:the|Dutch) IND\b|\bIND[- ](?:register|recogni[sz]ed|sponsor)`;

/** Words of the law on working visas of one country, or of some, as adverts use them. */
const schemes: [countries: string, ...words: RegExp[]][] = [
  [blueCardCountries, /\bblue cards?\b/i],
  ['United States', /\bh-?[12]b\d?\b|\bh-?2a\b|\bgreen cards?\b|\bE-3\b|\bO-1\b|\bL-1[AB]?\b|\bJ-1\b|\bEB-?[1-5]\b|\bTN (?:visas?|status)\b|\bUSCIS\b|\bI-?1(?:29|40)\b|\b(?:non-?)?immigrant (?:\w+ )?visas?\b|\bPERM (?:labou?r|applications?|process(?:ing)?|petitions?|sponsorships?|filings?|certifications?)\b|\bus department of labor\b/i, /\b(?:file|files|filing|start|starts|begin|begins|sponsor|sponsors|sponsoring|through|under|via) (?:your |the |for |a )?PERM\b(?! (?:roles?|posts?|positions?|jobs?|or|staff|contracts?))/, ...american],
  ['Canada', /\bLMIAs?\b|\blabou?r market impact assessments?\b|\bGlobal Skills Strategy\b|\bexpress entry\b|\bprovincial nominee\b|\b(?:temporary )?foreign worker program(?:me)?\b|\bTFWP?\b(?= program)|\bTFWP\b|\bIRCC\b|\bservice canada\b|\bglobal talent stream\b|\batlantic immigration\b/i, new RegExp(visaOf('Canadian|Canada'), 'i')],
  ['United Kingdom', /(?<!\bspecified )\bskilled[- ]worker\b|\bcertificates? of sponsorship\b|\bCoS\b|\btier ?[25]\b|\bhealth (?:and|&) (?:social )?care (?:worker )?(?:visas?|route)\b|\bUKVI\b|\bhome office\b/i, new RegExp(visaOf('UK|British|United Kingdom'), 'i')],
  ['Ireland', /\b(?:critical skills|general|irish) employment permits?\b|\bstamp ?[14]\b/i, new RegExp(`(?<!northern )${visaOf('Irish')}`, 'i')],
  ['Australia', /\bskills in demand\b|\bsubclass \d{3}\b|\b(?:482|494|186) visas?\b|\bTSS visas?\b|\bPALM scheme\b|\bemployer nomination scheme\b|\bdepartment of home affairs\b/i, new RegExp(visaOf('Australian'), 'i')],
  ['New Zealand', /\baccredited employer work visas?\b|\bAEWVs?\b|\bimmigration new zealand\b|\bINZ\b|\baccredited employers? (?:with|of|under|by) (?:inz|immigration|the new zealand)\b/i, new RegExp(visaOf('New Zealand|NZ'), 'i')],
  ['Netherlands', /\bhighly skilled migrants?\b|\bkennismigrant\w*|\bimmigration and naturali[sz]ation service\b/i, new RegExp(exact), new RegExp(visaOf('Dutch'), 'i')],
  ['Singapore,Malaysia', new RegExp(String.raw`(?<!${held})\bemployment pass(?:es)?\b${notOfHolders}`, 'i'), new RegExp(String.raw`(?<!${held})\bS Pass(?:es)?\b${notOfHolders}`)],
  ['Singapore', /\bministry of manpower\b/i, new RegExp(visaOf('Singapore(?:an)?'), 'i')],
  ['Japan', /\bspecified skilled workers?\b/i, new RegExp(visaOf('Japanese'), 'i')],
  ['Germany', /\b(?:opportunity card|chancenkarte)\b/i, new RegExp(visaOf('German'), 'i')],
  ['United Arab Emirates', /\b(?:MOHRE|golden visa)\b/i, new RegExp(visaOf('UAE|Emirati|Dubai|Abu Dhabi'), 'i')],
  ...Object.entries({
    France: 'French', Spain: 'Spanish', Portugal: 'Portuguese', Italy: 'Italian', Poland: 'Polish', Sweden: 'Swedish', Norway: 'Norwegian',
    Denmark: 'Danish', Switzerland: 'Swiss', Belgium: 'Belgian', Austria: 'Austrian', Finland: 'Finnish', Malta: 'Maltese', Luxembourg: 'Luxembourg',
    Cyprus: 'Cypriot', 'Saudi Arabia': 'Saudi(?: Arabian)?', Qatar: 'Qatari?', Kuwait: 'Kuwaiti?', Bahrain: 'Bahraini?', Oman: 'Omani?', 'Hong Kong': 'Hong Kong',
    China: 'Chinese', 'South Korea': '(?:South )?Korean', 'South Africa': 'South African', Iceland: 'Icelandic',
  }).map(([country, nation]): [string, RegExp] => [country, new RegExp(visaOf(nation), 'i')]),
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
  schemes.filter(([, ...words]) => words.some((rule) => rule.test(text))).map(([of]) => of.split(','));
