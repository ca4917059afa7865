/**
 * The licences for lorries by one name each, however they are called: class 1 is C+E, class 2 is C, 7.5 tonnes are C1. Who
 * may drive with a trailer may drive without one, and who may drive the large ones may drive the small.
 */
export const licencesInFull = (text: string): string =>
  MAY_NAME_ONE.test(text) ? NAMED.reduce((said, [names, one]) => said.replace(names, one), entitled(text)) : text;

const MAY_NAME_ONE = /\bclass (?:1|2|one|two)\b|\b[hl]gv ?[12c]|\bc ?\+ ?e|\bC[E1]?\b|7[.,]5|\bcat|\bD1?\b/i;

const WITH_A_TRAILER = ' hgv c+e cat-c cat-c1 ';
const RIGID = ' hgv cat-c cat-c1 ';
const SMALL = ' cat-c1 ';

const LORRY = '(?:[hl]gv|lorry)';
const CATEGORY = String.raw`(?:cat(?:egory)?\.?|${LORRY})`;
/** "Class 1 teacher", "taught class 1": at a school, a court or an airport. */
const OF_ANOTHER_KIND = String.raw`(?! (?:journey\w*|electric\w*|honours|degree|pass|medical|laser|trade\w*|teach\w*|pupils?|students?|children|classroom|biological|explosives?|to \d))`;
const NOT_AT_A_SCHOOL = String.raw`(?<!\b(?:taught|teach|teacher|teaches|teaching|assistant|pupils?|students?|children) (?:(?:of|in|for|to|the|a|at) ){0,2}class (?:1|one))`;

const NAMED: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`\b(?:${LORRY}[ ,]+)?class (?:1|one)\b${OF_ANOTHER_KIND}${NOT_AT_A_SCHOOL}|\b[hl]gv ?1\b|\b(?:${CATEGORY}\s+)?c ?\+ ?e(?!\p{L})`,
      'giu',
    ),
    WITH_A_TRAILER,
  ],
  [
    /\b((?:licen[cs]es?|categor(?:y|ies)|cat\.?|[HL]GV)[^.;\n]{0,20})\bCE\b(?! (?:mark\p{L}*|certif\p{L}*|conformity|directives?|primary|schools?)\b)/giu,
    `$1${WITH_A_TRAILER}`,
  ],
  [/\bCE(?= (?:licen[cs]es?|entitlement|drivers?)\b)/g, WITH_A_TRAILER],
  [
    new RegExp(String.raw`\b(?:${LORRY}[ ,]+)?class (?:2|two)\b|\b[hl]gv ?2\b|\b${CATEGORY}\s+c(?![\p{L}+\d])`, 'giu'),
    RIGID,
  ],
  [/\bC(?= (?:licen[cs]es?|entitlement)\b)/g, RIGID],
  [/\b(?:cat(?:egory)?\.?\s+)?C1 ?\+ ?E\b/gi, SMALL],
  [/\bcat(?:egory)?\.?\s+c1(?![\p{L}+\d])|\bC1(?= (?:or D )?(?:licen[cs]es?|entitlement)\b)/giu, SMALL],
  [/\b(?:up to )?7[.,]5[- ]?t(?:onnes?|ons?)?\b(?! of\b)/gi, SMALL],
  // who may drive a bus may drive a minibus
  [/\bcat(?:egory)?\.?\s+d(?![\p{L}+\d])|\bD(?= licen[cs]es?\b)/giu, ' cat-d cat-d1 '],
  [/\bcat(?:egory)?\.?\s+d1(?![\p{L}+\d])|\bD1(?= (?:or D )?(?:licen[cs]es?|entitlement)\b)/giu, ' cat-d1 '],
];

/** "Driving licence: B, C, C+E", "licence classes B, C, E and F": a row of letters, each of them a category. */
const entitled = (text: string): string =>
  text.replace(A_ROW, (row: string, letters: string) => {
    const held = new Set(letters.split(/[^A-Z\d+]+/));
    // other countries print the trailer by itself; C1 and E is the small one
    if (held.has('C+E') || held.has('CE') || (held.has('C') && held.has('E'))) return `${row}${WITH_A_TRAILER}`;
    return held.has('C') ? `${row}${RIGID}` : held.has('C1') ? `${row}${SMALL}` : row;
  });
const A_ROW =
  /\b(?:[Ll]icen[cs]es?|[Cc]at(?:egor(?:y|ies)|s)?|[Cc]lass(?:es)?)\b(?:\s?[:(–-]|,)?\s(?:(?:class(?:es)?|categor(?:y|ies)|cats?\.?)[:,]? )?((?:[A-Z]\d?(?:\+?E)?(?:, ?| and | & |\/)(?:and )?){1,7}[A-Z]\d?(?:\+?E)?)(?![\p{L}\d])/gu;

/** How large a lorry a text speaks of: 3 with a trailer, 2 without, 1 of 7.5 tonnes or a van; null where it does not say. */
export function sizeOfLorry(text: string): 1 | 2 | 3 | null {
  const named = licencesInFull(text);
  if (EITHER.test(text)) return 2;
  if (named.includes(' c+e ') || /\bartic(?:ulated)?\b/i.test(text)) return 3;
  if (named.includes(' cat-c ') || /\brigid\b|\b(?:18|26) ?t(?:onne)?\b/i.test(text)) return 2;
  return named.includes(' cat-c1 ') || /\bvan\b/i.test(text) ? 1 : null;
}

/** "Class 1 or 2 driver", "Class 1/Class 2". */
const EITHER = /\b(?:class|[hl]gv) ?1 ?(?:\/|&|,|or|and) ?(?:(?:class|[hl]gv) ?)?2\b/i;

/** "Class 1 (C+E) night driver", "Driver (7.5 tonne)": drives a lorry, whatever stands between the licence and the word. */
export const isOfALorry = (title: string): boolean =>
  /\bdrivers?\b/i.test(title) &&
  (/\b(?:hgv|lgv|lorry|truck)\b/i.test(title) ||
    /(?<!\d)(?:18|26) ?t(?:onne)?\b/i.test(title) ||
    / cat-c1? /.test(licencesInFull(title))) &&
  !/\b(?:van|bus(?:es)?|coach|minibus|pcv|psv|taxi|train|tram|fork ?-?lift|flt)\b/i.test(title);

/** "LGV C+E", "HGV Class 2", "7.5 tonne entitlement": a licence, and nothing beside it. */
export const isALorryLicence = (text: string): boolean => {
  const named = licencesInFull(text);
  return named !== text && NOTHING_ELSE.test(named.replace(/ (?:hgv|c\+e|cat-[cd]1?)(?= )/g, ' '));
};
const NOTHING_ELSE =
  /^\W*(?:(?:and|or|a|an|full|valid|current|clean|uk|gb|hgv|lgv|entitlements?|licen[cs]es?|categor(?:y|ies)|cat|essential|required|preferred|desirable)\W*)*$/i;
