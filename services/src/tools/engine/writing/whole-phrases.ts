/**
 * Whether words that stand behind a deed are those of a sentence, not of notes: notes leave out articles ("led team of
 * five", "worked at front desk"). Each thing has an article, a number, somebody's own or a name before it, or is one of
 * many, or of what is not counted; in doubt it is a note.
 */
export function isWrittenWhole(text: string, isDeed: (word: string) => boolean): boolean {
  let isSaidOfBoth = false;
  return text.split(/,\s+(?:and |or )?|\s(?:and|or|&)\s/u).every((piece) => {
    const parts = partsOf(piece, isDeed);
    // "the till and floor": one article stands for both
    const isWhole = parts.every((part, at) => isThingWhole(part) || (at === 0 && isSaidOfBoth));
    isSaidOfBoth = DETERMINED.test(parts.at(-1) ?? '');
    return isWhole;
  });
}

const PREPOSITIONS = String.raw`of|for|in|on|at|to|with|from|by|across|under|within|into|through|during|after|before|between|over|against|around|using|including|per|as|about|towards|onto|along|near|behind|beside|up|out|off|down`;
const BETWEEN = new RegExp(String.raw`\s(?=(?:${PREPOSITIONS})\s)`, 'u');
const LEADS = new RegExp(String.raw`^(?:(?:${PREPOSITIONS}|both|mainly|mostly|such)\s+)+`, 'u');

const partsOf = (piece: string, isDeed: (word: string) => boolean): string[] =>
  piece
    .split(BETWEEN)
    .map((part) => {
      const bare = part.replace(LEADS, '');
      const [first = '', ...rest] = bare.split(' ');
      // "to reduce waste", "by introducing a rota", "built three services": what is done to what
      const isVerb =
        rest.length > 0 &&
        (isDeed(first) || (/^to\s/.test(part) && /^\p{Ll}+$/u.test(first)) || /^\p{Ll}{3,}ing$/u.test(first));
      return isVerb ? rest.join(' ').replace(LEADS, '') : bare;
    })
    .filter(Boolean);

const DETERMINED =
  /^(?:an?|the|all|each|every|both|my|their|its|this|these|those|some|any|no|several|many|another|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|more than|over|up to|about)(?!\p{L})|^[£€$]?\d/iu;

/** What is not counted, or is said without an article behind a preposition. */
const UNCOUNTED = new Set(
  `stock payroll staff food maintenance training equipment research software hardware correspondence recruitment compliance cash
  furniture blood half part coffee tea beer wine medication medicine care support advice data people children men women work waste machinery paperwork documentation
  information feedback guidance legislation safety hygiene health quality productivity revenue absence attendance behaviour
  turnover efficiency accuracy access transport production storage cleaning cooking planning catering purchasing ordering
  procurement finance budget-setting marketing invoicing filing security post mail stationery pastry bread meat fish dairy produce
  concrete timber steel pipework brickwork plasterwork tiling plumbing heating ventilation electricity insulation paint wood metal glass
  clothing laundry linen bedding luggage freight cargo traffic fuel water gas land hay silage livestock cattle sheep poultry
  night day duty call site time schedule target budget person hand line demand average month week year shift hour house sale
  scratch school hospital college university home liaison contact communication collaboration literacy numeracy maths english science
  music art drama geography history physics chemistry biology german french spanish welsh reading writing spelling lunch breakfast dinner
  supper service bar-work housekeeping reception administration growth income sales property insurance tax audit-work credit debt
  interest stock-taking testing assembly packaging labelling dispatch delivery installation fabrication inspection rehabilitation
  physiotherapy therapy chemotherapy dialysis surgery anaesthesia nutrition mobility exercise counselling welfare conservation
  irrigation pruning planting fencing forestry agriculture gardening it hr pr`.split(/\s+/),
);

function isThingWhole(thing: string): boolean {
  if (thing === '' || DETERMINED.test(thing)) return true;
  const words = thing
    .replace(/['’]s?(?=\s|$)/gu, "'s")
    .split(/\s+/)
    .filter((word) => !/^\p{Ll}+ly$/u.test(word));
  const last = words.at(-1) ?? '';
  if (last === '') return true;
  // "Sage 200"
  if (/^\d/.test(last) && words.length > 1) return /^\p{Lu}/u.test(words.at(-2)!);
  // "SystmOne", "Hill's class"
  if (/^[\p{Lu}\d]/u.test(last) || /'s$/.test(words[0] ?? '')) return true;
  if (/ing$/.test(last)) return !COUNTED_ING.test(last);
  return (
    (/[^su]s$/u.test(last) && !/^(?:business|access|process|chess|mass|class)$/u.test(last)) ||
    UNCOUNTED.has(last.toLowerCase())
  );
}
const COUNTED_ING =
  /^(?:build|meet|wedd|ceil|even|morn|draw|paint|sett|open|hear|brief|fitt|list|land|cross|be|spr|str|th|r|k|w)ing$/;
