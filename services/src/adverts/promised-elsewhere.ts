/**
 * Promises for posts in another country than the advertised one: "Visa sponsorship is available for our US roles". Where
 * the people come from ("candidates from India") is no place of a post.
 */

/** By country, with its towns: "our Sydney clinic" names a place of work, which no citizen's adjective does. */
const places: readonly (readonly [country: string, names: string])[] = [
  [
    'United States',
    String.raw`U\.?S\.?A?|United States(?: of America)?|America|American|New York|San Francisco|Los Angeles|Chicago|Seattle|Austin|Houston|Dallas|Denver|Atlanta|Miami|Philadelphia|Silicon Valley`,
  ],
  [
    'United Kingdom',
    String.raw`U\.?K\.?|United Kingdom|Great Britain|Britain|British|England|Scotland|Wales|Northern Ireland|London(?!,? (?:Ont|ON|KY|OH))|Edinburgh|Glasgow|Belfast|Cardiff|Leeds|Liverpool|Bristol|Sheffield`,
  ],
  ['Canada', 'Canada|Canadian|Toronto|Vancouver|Montreal|Calgary|Ottawa'],
  ['Australia', 'Australian?|Sydney|Melbourne|Brisbane|Adelaide'],
  ['New Zealand', 'New Zealand|NZ|Auckland'],
  ['Ireland', String.raw`(?<!Northern )Ireland|Irish|Dublin`],
  ['Germany', 'Germany|Berlin|Munich'],
  ['Netherlands', 'Netherlands|Holland|Amsterdam'],
  ['France', 'France|Paris'],
  ['Spain', 'Spain|Madrid|Barcelona'],
  ['Portugal', 'Portugal|Lisbon'],
  ['Italy', 'Italy'],
  ['Poland', 'Poland'],
  ['Sweden', 'Sweden'],
  ['Norway', 'Norway'],
  ['Denmark', 'Denmark'],
  ['Switzerland', 'Switzerland|Zurich'],
  ['United Arab Emirates', 'UAE|United Arab Emirates|Dubai|Abu Dhabi'],
  ['Saudi Arabia', 'Saudi Arabia|Riyadh'],
  ['Qatar', 'Qatar|Doha'],
  ['Singapore', 'Singapore'],
  ['Hong Kong', 'Hong Kong'],
  ['Japan', 'Japan|Tokyo'],
  ['Belgium', 'Belgium|Brussels'],
  ['Austria', 'Austria|Vienna'],
  ['Finland', 'Finland|Helsinki'],
  ['Iceland', 'Iceland'],
  ['Luxembourg', 'Luxembourg'],
  ['Malta', 'Malta'],
  ['Cyprus', 'Cyprus'],
  ['Greece', 'Greece'],
  ['Czechia', 'Czechia|Czech Republic|Prague'],
  ['Kuwait', 'Kuwait'],
  ['Bahrain', 'Bahrain'],
  ['Oman', 'Oman'],
  ['South Korea', 'South Korea|Seoul'],
  ['South Africa', 'South Africa'],
  ['Malaysia', 'Malaysia|Kuala Lumpur'],
];
/** Where a place's name ends, and is not that of a street or a house. */
const end = String.raw`(?!\p{L})(?! (?:Street|Road|Lane|Avenue|Square|House|Rd\b|St\b\.?(?! \p{Lu}))(?!\p{L}))`;
const place = `(?:${places.map(([, names]) => `(?:${names})`).join('|')})${end}`;
const list = `(?:the )?${place}(?:(?:,| and| or|, and) (?:the )?${place})*`;
const posts =
  '(?:roles?|jobs?|posts?|positions?|vacanc(?:y|ies)|offices?|sites?|teams?|employees|staff|hires|hubs?|operations|locations?|entit(?:y|ies)|branch(?:es)?|farms?|hospitals?|clinics?|schools?|homes?|hotels?|restaurants?|stores?|shops?|studios?|campus(?:es)?|practices?|labs?|subsidiar(?:y|ies)|division|business|factory|factories|plants?|sister company|warehouses?|resorts?|projects?)';

/** Where the posts are of which a sentence speaks; case tells "US" from "us". */
const OF_POSTS = [
  `(?:for|in|at|to|on|across|within) (?:(?:our|all|any|some|its|these|those) )*${list}(?:[- ]based)? (?:\\p{L}+ )?${posts}\\b`,
  `${posts}(?:,| and| or) (?:in|for|at|across) (?:our )?${list}`,
  `${posts} (?:that are |which are )?(?:based |located )?(?:in|for|across) ${list}`,
  `[Ss]ponsor(?:ship|s|ing)?(?: (?:is|are|visas?|available|offered|provided|possible|only))* (?:for|in) ${list}(?: only)?(?=\\s*(?:[.!;]|$))`,
  `[Ss]ponsor(?:ship|s)?[^.;]{0,40} (?:available|offered|provided) (?:only )?in ${list}(?: only)?(?=\\s*(?:[.!;]|$))`,
  `(?:for|to) (?:our|all our) (?:\\p{L}+ )?\\p{L}{3,}s (?:(?:who (?:are|work)|based|working|located) )?(?:in|at|across) ${list}(?=\\s*(?:[.,;:!)–—]|$)| (?:only|and|but|not)\\b)`,
  // whoever is sponsored is to go there, or those who are there sponsor
  `(?<!\\b(?:used|like|who) )(?:(?:to|you) (?:(?:live and )?work|practi[sc]e|come)|(?:to|you|who) (?:move|relocate|emigrate|migrate))(?: and (?:work|live))? (?:in|to) ${list}`,
  `(?:[Oo]ur|[Tt]he|[Ii]ts) ${list} (?:\\p{L}+ )?${posts} (?:(?:also|can|will|do|does) )*(?:sponsors?|offers?|provides?|arranges?|gives?)\\b`,
  // the paper itself: "work visas for Dubai", "an Employment Pass in Singapore"
  `(?:[Vv]isas?|[Pp]ermits?|[Pp]ass(?:es)?|[Rr]esidency|[Ss]ponsors?|[Ss]ponsorships?|[Rr]elocation|[Ee]mployer|[Ii]mmigration)(?: (?:\\p{L}+ )?(?:nurses|workers|staff|chefs|engineers|teachers|drivers|carers|doctors|people|candidates|applicants|hires))? (?:for|in|to|into|of) (?!(?:American|Canadian|British|Australian|Irish)\\b)(?:the )?${list}(?=\\s*(?:[.,;:!?)–—]|$)| (?:(?:and|or) (?!(?:American|Canadian|British|Australian|Irish)\\b|\\p{L}+ \\p{L}+s\\b)|only|for|provided|offered|available|given|sponsored|arranged|included|through|under|at|as|on|with|by|each|every|this|where|which|if|after|once|are|is|will|can)\\b)`,
].map((rule) => new RegExp(rule, 'gu'));

/** The countries of the posts that a promise is for; none where it names no place. */
export function countriesOfPromise(sentence: string): string[] {
  const told = OF_POSTS.flatMap((rule) => sentence.match(rule) ?? []).join('; ');
  if (!told) return [];
  return places
    .filter(([, names]) => new RegExp(`(?<![\\p{L}])(?:${names})${end}`, 'u').test(told))
    .map(([country]) => country);
}

/** Whether it is for other countries alone than the job's. */
export function isPromisedElsewhere(sentence: string, country: string | null): boolean {
  if (country === null) return false;
  const named = countriesOfPromise(sentence);
  return named.length > 0 && !named.includes(country);
}

/** "… only": nobody here is sponsored. */
export const isOnlyElsewhere = (sentence: string, country: string | null): boolean =>
  isPromisedElsewhere(sentence, country) && /\b(?:only|solely|exclusively)\b/i.test(sentence);
