import type { Asking } from './advert-sentence.js';

/** One thing that a sentence asks for, in its words. */
export interface ProseItem {
  text: string;
  /** As much as its sentence asks, or less: "ideally in a trauma centre". */
  asking: Asking;
  /** What stands around the things: it may name a skill, and is none of them by itself. */
  isRest: boolean;
}

const WHOM = String.raw`(?:candidates?|applicants?|persons?|post ?holders?|individuals?|hires?|colleagues?)`;
const WHO = String.raw`(?:you|(?:the|our|your) (?:\p{L}+ ){0,2}${WHOM}|${WHOM}|\p{L}+s we (?:hire|want|look for)|(?:he or she|they)|(?:${WHOM}|someone|somebody|anyone|those|people) (?:who|that)|(?:the )?${WHOM} (?:appointed|selected|chosen|we (?:appoint|choose|want)))`;
const MODAL = String.raw`(?:(?:will|must|should|would|may|need to|needs to|have to|has to|(?:is|are) expected to)(?: also| already| \p{L}+ly)* )`;
const HAVE = String.raw`(?:have|has|hold|holds|bring|brings|possess|possesses|demonstrate|demonstrates|offer|offers|know|knows|need(?! (?:to|not(?! (?:just|only|merely)\b))\b))`;

/** "Bonus points for GraphQL or React": a wish, whoever it is said of. */
export const POINTS_FOR =
  /^\W*(?:(?:big |huge |major |and |plus )?(?:bonus|extra|brownie) points|(?:an? )?(?:big |huge |real )?(?:bonus|plus)(?= (?:if you|for (?:any |some |prior |previous )?(?:experience|knowledge|familiarity|understanding)))) (?:for|if you(?:['’]ve| have| know)?)(?: (?:any|some|prior|previous|also|already|got|used|worked with))*:?\s+(?=\S)/iu;

/** "You will have …", "The successful candidate holds …", "To be successful you'll bring: …". */
const LEADS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})${WHO} (?:${MODAL}|(?:also|already|ideally) )?${HAVE}(?: got)?(?: \([^)]*\))?(?::\s*|\s+)(?=\S)`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})you['’](?:ll (?:also |already |ideally )?${HAVE}|ve(?: got)?)(?::\s*|\s+)(?=\S)`,
    'iu',
  ),
  /(?<!\p{L})someone with\s+/iu,
  POINTS_FOR,
];
/** A question, a condition, what was never asked of anybody. */
const FITS_IF = /\b(?:fit|suit you|suited|for you|love (?:this|it here)|apply|get on well|right person) if $/i;
const NO_LEAD = /\b(?:if|whether|when|where|once|while|until|before|because|as) $|\b(?:don['’]t|not) $/i;
const WISHED_IF =
  /^(?:it (?:helps|would (?:help|be \p{L}+)|is \p{L}+)|(?:extra|bonus) points|we(?:['’]d| would) (?:love|like) it|(?:a |an )?(?:plus|bonus|advantage)) if $|\b(?:preference|priority) (?:is|will be|may be) given to $/iu;
/** "… is essential", "… would be an asset": what is asked for stands before. */
const TAIL =
  /^(.{3,160}?),?\s(?:(?:is|are|would be|will be)\s)?(?:also |considered |strongly |highly |both |all )*(?:required|essential|needed|mandatory|expected|compulsory|a must|necessary|given (?:preference|priority)|encouraged(?: to apply)?|preferred|desirable|desired|nice|welcome|helpful|useful|an? (?:\p{L}+ )?(?:asset|advantage|plus|bonus))(?=$|[\s.,;])(.*)$/isu;

/** What a new thing begins with; "safe and efficient", "pick and pack" are one. */
const BEGINS_ANEW =
  /^(?:you|an?|the|your|own|some|any|at least|minimum|min|up to date|valid|current|full|clean|proven|recent|previous|prior|relevant|strong|excellent|good|basic|advanced|working|sound|solid|experience|experienced|knowledge|understanding|ability|proficiency|familiarity|confidence|able|willing|can|be|have|has|hold|holds|possess|know|knows|speak|designed|built|worked|led|managed|run|ran|mentored|spent|\d+|one|two|three|four|five)\b/i;
/** "BLS", "Red Seal", "OFA Level 1". */
const IS_NAME =
  /^(?:(?:current|valid|active)\s)?(?:\p{Lu}[\p{L}\d+#./-]*|\d[\d-]*)(?:\s[\p{Lu}\d][\p{L}\d+#./-]*){0,3}(?:\s(?:tickets?|certificates?|certifications?|cards?|licen[cs]es?))?$/u;
const WISH_BEGINS = /,?\s(?:and |but )?(?=(?:ideally|preferably)(?:\s|,))/i;
const SAID_FIRST =
  /^(?:and |plus )?(?:you (?:(?:will|must|should|can|also) ){0,2}(?=(?:have|know|hold|can|be)\s))?(?:(?:can|must|will|should)\s+)?(?:have|has|hold|holds|possess|know(?! (?:what|why|when|where|who|whether|how(?! to))\b)|can|be|spent|got)(?: your way (?:around|round))?\s+(?=\S)/i;
const SHORTEST_REST = 12;
const MOST_WORDS = 26;
const MOST_WORDS_OF_ONE = 6;
const NO_THING =
  /^(?:it|this|that|these|there|which|who|what|you|we|they|he|she|nothing|some|all|candidates?|applicants?)\b/i;
/** What somebody gets. */
const GIVEN =
  /^(?:access|(?:the|an?|every|plenty of) (?:\p{L}+ )?(?:chance|opportunit\p{L}+|support|option|freedom|right to)|your own (?:office|desk|car|van)|our\b|(?:no|any) )/iu;

/** The things that a sentence of prose asks for; null where it is no such sentence. */
export function proseItemsIn(sentence: string, asking: Asking): ProseItem[] | null {
  const able = ABLE.exec(sentence);
  if (able && !NO_LEAD.test(sentence.slice(0, able.index))) {
    const doings = doingsIn(sentence.slice(able.index + able[0].length));
    return doings.length > 1 ? withRest(doings, asking, sentence.slice(0, able.index)) : null;
  }
  const first = LEADS.map((lead) => lead.exec(sentence))
    .filter((found) => found !== null)
    .toSorted((one, other) => one.index - other.index)[0];
  for (const found of first ? [first] : []) {
    const before = sentence.slice(0, found.index);
    const isWish = WISHED_IF.test(before);
    if (NO_LEAD.test(before) && !isWish && !FITS_IF.test(before)) continue;
    const whole = sentence.slice(found.index + found[0].length);
    const asked = /\bwho\b|\bthat\b/i.test(found[0]) ? (TAIL.exec(whole)?.[1] ?? whole) : whole;
    const under =
      isWish || POINTS_FOR.test(found[0] + whole) || asked !== whole || /\b(?:ideally|preferably)\b/i.test(found[0])
        ? 'preferred'
        : asking;
    if (GIVEN.test(asked)) return null;
    // "… holds BLS and ACLS; PALS and TNCC are preferred": each part says how much.
    const [first = '', ...others] = asked.split(/;\s+(?:and\s+)?/);
    const items = withRest(thingsIn(first), under, isWish ? '' : before);
    const rest = others.map((part) => tailItems(part, asking) ?? withRest(thingsIn(part), under, ''));
    return items && rest.every((each) => each !== null) ? [...items, ...rest.flat()] : null;
  }
  const parts = sentence.split(/;\s+/);
  const told = parts.map((part) => tailItems(part, asking));
  return told.some((each) => each !== null)
    ? told.flatMap((each, at) => each ?? [{ text: parts[at] ?? '', asking, isRest: true }])
    : null;
}

/** "You should be able to read blueprints and bend conduit": two things to do. */
const ABLE = new RegExp(
  String.raw`(?<!\p{L})${WHO} ${MODAL}be (?:able to|(?:confident|comfortable|experienced|proficient|skilled)(?: in| with| at)?) (?=\p{Ll})`,
  'iu',
);
const doingsIn = (text: string): string[] => {
  const doings = text.replace(/[\s.!]+$/, '').split(/,?\s+and (?=\p{Ll}+ \p{L})/u);
  return doings.every((each) => !/\bor\b|,/.test(each) && each.split(/\s+/).length <= MOST_WORDS_OF_ONE + 2)
    ? doings
    : [];
};

/** "PALS and TNCC are preferred." */
function tailItems(sentence: string, asking: Asking): ProseItem[] | null {
  const tail = TAIL.exec(sentence);
  if (!tail) return null;
  const [, things = '', rest = ''] = tail;
  const said = sentence.slice(things.length, sentence.length - rest.length);
  // what the sentence says of a second thing is not said of this one
  const under = WISH.test(said) ? 'preferred' : SAYS_MUST.test(said) ? 'required' : asking;
  const parts = thingsIn(things);
  // A long one is read for what it says of experience, knowledge and the like.
  const isOne = parts.length === 1 && (things.split(/\s+/).length > MOST_WORDS_OF_ONE || NO_THING.test(things));
  return parts.length === 0 || isOne ? null : withRest(parts, under, rest);
}
const SAYS_MUST = /\b(?:required|essential|mandatory|compulsory|a must|necessary)\b/i;
const WISH =
  /\b(?:preference|priority|encouraged|preferred|desirable|desired|nice|welcome|helpful|useful|asset|advantage|plus|bonus)\b/i;

/** It has a subject of its own, or says what somebody understands. */
const IS_SENTENCE =
  /^(?:you|we|it|this|they|who|applicants?|candidates?)\b|^(?:know|understand)s? (?:why|how|what|when)\b/i;

function withRest(things: readonly string[], asking: Asking, rest: string): ProseItem[] | null {
  if (things.some((thing) => thing.split(/\s+/).length > MOST_WORDS)) return null;
  const items = things.map((text) => ({
    ...{ text: text.replace(/^(?:ideally|preferably),?\s/i, ''), isRest: IS_SENTENCE.test(text) },
    asking: /^(?:ideally|preferably)\b/i.test(text) ? ('preferred' as const) : asking,
  }));
  const isTelling = rest.trim().length >= SHORTEST_REST;
  return isTelling ? [{ text: rest.trim(), asking, isRest: true }, ...items] : items;
}

/** At semicolons, at "ideally", and wherever a new thing begins behind a comma or an "and". */
export const thingsIn = (asked: string): string[] =>
  asked
    .replace(/[\s.!]+$/, '')
    .replace(OR_LATER, '')
    .split(/;\s+(?:and\s+)?/)
    .flatMap((part) => part.split(WISH_BEGINS))
    .flatMap(inARow)
    .map((thing) =>
      thing
        .replace(SAID_FIRST, '')
        .replace(/^(?:an?|the) (?=\S)/i, '')
        .trim(),
    )
    .filter((thing) => thing.length > 1);

/** "Hold, or will gain at our expense, a teaching certificate": what stands between says when. */
const OR_LATER =
  /,\s+or (?:will|would|can|could|(?:are |be )?(?:about|willing|prepared|ready|able) to) [^,;]{3,50},(?=\s(?:an?|the|your|own)\s)/i;

function inARow(part: string): string[] {
  // The commas of a choice are its own: "an HNC, a degree or two years at sea".
  const isChoice = /,[^,]*\bor (?:an?|\d|two|three|\p{Lu})/u.test(part);
  const joint = /,[^,]*\bor (?:an?|\d|two|three|four|five)\b/i.test(part)
    ? /(,?\s+(?:and|plus|as well as)\s+)/i
    : /(,\s+(?:and\s+|plus\s+)?|\s+(?:and|plus|as well as)\s+)/i;
  const pieces = part.split(joint);
  const things: string[] = [pieces[0] ?? ''];
  for (let at = 2; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? '';
    const last = things.at(-1) ?? '';
    if (BEGINS_ANEW.test(piece) || (!isChoice && IS_NAME.test(piece) && IS_NAME.test(last))) things.push(piece);
    else things[things.length - 1] = `${last}${pieces[at - 1] ?? ''}${piece}`;
  }
  return things;
}

/** "… in home care (dementia preferred)": what a bracket wishes for is a wish, and the rest stays what it is. */
export function withAsides(text: string, asking: Asking): { text: string; asking: Asking }[] {
  const ideally = IDEALLY.exec(text);
  if (ideally) {
    const [, must = '', wish = ''] = ideally;
    return [
      { text: must, asking },
      { text: wish, asking: 'preferred' },
    ];
  }
  const [aside, wished] = WISHED_ASIDE.exec(text) ?? [];
  if (aside === undefined || wished === undefined) return [{ text, asking }];
  const rest = text.replace(aside, '').replace(/\s+/g, ' ').trim();
  return [
    { text: rest, asking },
    { text: wished, asking: 'preferred' },
  ];
}
/** "Knowledge of relational databases, ideally PostgreSQL": only what stands behind it is a wish. */
const IDEALLY =
  /^(?!.*\b(?:candidates?|applicants?|must|should)\b)(?:(?!.*\byou\b)|(?=you(?:['’]ll| will) be |you(?:['’]re| are) ))([^,]{8,}),\s+((?:ideally|preferably)\s[^,;]{2,})$/iu;
const WISHED_ASIDE =
  /\s?\(([^()]{3,60}\s(?:(?:is |are )?(?:preferred|desirable|advantageous|helpful|useful|nice to have)|(?:is |are )?an? (?:\p{L}+ )?(?:plus|bonus|advantage|asset)))\)/iu;
