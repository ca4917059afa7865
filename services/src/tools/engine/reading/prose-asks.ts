import { capital } from '../text/clean.js';
import { stemsOf } from './stems.js';
import type { AdvertSentence } from './advert-sentence.js';
import { beginsWithVerb } from './verbs.js';

/** Something that a sentence asks for, in the sentence's own words. */
export interface ProseAsk {
  /** "Experience of lime rendering", "PA1 and PA6 tickets". */
  name: string;
  /** What it is of, without the words around it. */
  object: string;
  /** What is done, without what it is done to, which a vocabulary knows: "recognise and respond". */
  isRest: boolean;
}

const MOST_WORDS = 10;
const OF = String.raw`(?:of|in|with|at|on|as)`;
const NOUN = String.raw`(?:experience|knowledge|understanding|track record|background|familiarity|expertise|proficiency|command|grasp|competence)`;
const WHO = String.raw`(?:you|candidates?|applicants?|the post ?holder|the (?:successful|ideal|right) (?:candidate|applicant|person)|someone|somebody|people)`;

/** How adverts ask in a sentence. The first group, where there is one, belongs to the name; the second is what is asked for. */
const WAYS: readonly RegExp[] = [
  new RegExp(String.raw`\b(${NOUN} ${OF}) (.+)`, 'i'),
  new RegExp(String.raw`\b(experience) ((?:\p{L}+ly )?(?!being|having|during|including)\p{L}{3,}ing .+)`, 'iu'),
  new RegExp(
    String.raw`\b()(?<!\bor (?:be )?)(?:ability to|able to|capable of|skilled (?:in|at)|confident (?:in|with)|comfortable(?: (?:in|with))?|used to) (.+)`,
    'i',
  ),
  new RegExp(
    String.raw`\b${WHO} (?:(?:must|should|need to|needs to|ought to|have to)(?: also| already)? (?:have|hold|possess|know)|will(?: also| already)? have)()(?: had| got)? (.+)`,
    'i',
  ),
  /\band must (?:have|hold|possess)()(?: got)? (.+)/i,
  /^()(?!(?:it|this|that|there|which|who)\b)(?:essential: |an? |the |your |own )?(.+?)(?:,? (?:is|are|would be|will be))?(?: (?:considered|seen as|regarded as|deemed))? (?:essential|required|a must|mandatory|necessary|needed|a requirement|desirable|preferred|an? (?:\w+ )?(?:advantage|asset))\b/i,
];

/** Where the object ends: the next thing asked for, or what is said of the first. */
const ENDS =
  /[.;:!?()\n]|,? (?:and|or|but|as well as|plus) (?:an?|the|you|your|must|should|will|have|hold|be|able|ability|to|we|ideally|preferably|who|experience|knowledge|understanding|a proven)\b|, (?:which|who|where|so|as|including|preferably|ideally|with|from|either|knows?|understands?|can|cares?|takes?|writes?|haves?)\b| (?:which|who|is|are|was|were|will|would|matters|because|since|so that|preferred|essential|required|desirable|before|already)\b/i;
/** Where the object goes on to where and for whom: what stands before may be a requirement by itself. */
const GOES_ON = / (?:on|in|for|at|within|under|across|from|to|with) /i;
/** What somebody gets, or does about the application, and not what they bring. */
const NO_ASK =
  /^[a-z]+ (?:it|this|that|them|one)$|^(?:access|an? (?:company|chance|car|van|laptop|phone|pension|day|lot|mentor|desk|team|great|good)|your|our|the (?:chance|opportunity|support|freedom|option|right|space|team|time)|responsibility|plenty|full|overall|ongoing|a say|regular|no|any|some|\d|worked with us|it|this|that|them|us|be|been|apply|obtain|start|join|commute|travel|relocate|attend|work (?:\d|weekends|evenings|nights|flexibl\w+|from|full|part|on your own|alone|shifts?|rotas?))\b|\b(?:holiday|pension|discount|salary|application|closing date|(?:applicants?|candidates?|you|we) (?:should|must|will|would|need|are|have)|interview|cv|references?|visas?|sponsor\w*|right to work|years?|months?|weekends?|evenings?|nights?|(?<!\b(?:run|runs|running|lead|leads|leading|manage|manages|managing) (?:an? |the )?)shifts?|rota|(?<!\bdrivers?['’]?s? )hours|boots|footwear|uniform|ppe|hi[- ]?vis\w*|lift (?:up to )?\d+ ?(?:kgs?)?|degree|diploma)\b|[£$€]/i;
/** Words that say nothing of what is asked for. */
const GENERIC = new Set(
  stemsOf(
    `similar relevant comparable equivalent role position environment sector industry field setting area background
    fast-paced busy commercial professional practical proven person people passion attitude approach flexible team player
    work working job kind same experience knowledge skills excellent good strong previous prior great minimum least this
    following such these use using all aspects`,
  ),
);

/** What the sentence asks for that no vocabulary names; at most one for each way of asking. */
export function proseAsksIn({ text, mentions }: AdvertSentence): ProseAsk[] {
  const found = new Map<string, ProseAsk>();
  for (const way of WAYS) {
    const [whole = '', lead = '', asked = ''] = way.exec(text) ?? [];
    if (asked === '' || /^it (?:is|would)\b/i.test(text)) continue;
    let from = text.indexOf(whole) + whole.indexOf(asked, lead.length);
    for (const rest of lead === '' ? inARow(asked) : [asked]) {
      from = text.indexOf(rest, from);
      const start = from;
      const said = objectOf(rest, (begin, end) =>
        mentions.some((mention) => mention.start < start + end && mention.end > start + begin),
      );
      if (said === null || [...found.values()].some((each) => overlaps(each.object, said.object))) continue;
      const { object } = said;
      if (isAnExample(object, text.slice(start), start, mentions)) continue;
      found.set(object, { ...said, name: capital(lead ? `${lead} ${object}` : object.replace(/^(?:an?|the) /i, '')) });
    }
  }
  return [...found.values()];
}

/** "Opera or a similar property management system": what is known says it all. */
function isAnExample(object: string, rest: string, start: number, mentions: AdvertSentence['mentions']): boolean {
  const [joint = ''] = A_SIMILAR_ONE.exec(rest.slice(object.length)) ?? [];
  const behind = start + object.length + joint.length;
  return joint !== '' && mentions.some((mention) => mention.start <= behind && mention.end > behind);
}
const A_SIMILAR_ONE = /^,? or (?:an? |any |some )?(?:similar|equivalent|comparable|other) (?=\p{L})/iu;

/** "The Care Certificate or NVQ 2, own transport and 12 months in care": things that begin anew, each with what follows. */
const inARow = (asked: string): string[] =>
  asked.split(
    /,? (?:and|plus|as well as) (?=(?:an?|the|your|own|some|\d+|at least) )|, (?=(?:an?|the|your|own|some|\d+|at least) )/i,
  );

/** The words up to where the object ends, or goes on to what is known; null where nothing is left that a vocabulary does not know already. */
function objectOf(
  rest: string,
  isKnown: (start: number, end: number) => boolean,
): Pick<ProseAsk, 'object' | 'isRest'> | null {
  const end = ENDS.exec(rest)?.index ?? rest.length;
  const first = GOES_ON.exec(rest)?.index ?? end;
  const until = isKnown(0, end) ? Math.min(first, end) : end;
  if (isKnown(0, until)) return null;
  const object = bounded(rest.slice(0, until).trim());
  if (NO_ASK.test(object) || object.length < 4) return null;
  const telling = stemsOf(object).filter((stem) => !GENERIC.has(stem));
  // "Registration with the NMC" without what is known already says too little.
  const isCut = until < end;
  const isRest = isCut && (beginsWithVerb(`${object} it`) || /^\p{Ll}+ing\b/u.test(object));
  return telling.length >= (isCut ? 2 : 1) ? { object, isRest } : null;
}

/** At most so many words, and no joint left at the end; "relied on" keeps its own where nothing was cut. */
function bounded(text: string): string {
  const words = text.split(/\s+/);
  const ends = words.length > MOST_WORDS ? OPEN_END : JOINT_END;
  return words.slice(0, MOST_WORDS).join(' ').replace(ends, '');
}
const JOINT_END = /(?:[\s,]+(?:and|or|of|with|the|an?|at|least|about|under))*[\s,]*$/i;
const OPEN_END = /(?:[\s,]+(?:and|or|of|in|on|for|with|the|an?|to|at|least|about|under|from))*[\s,]*$/i;

const overlaps = (one: string, other: string): boolean => one.includes(other) || other.includes(one);
