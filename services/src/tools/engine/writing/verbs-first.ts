import { saysWhatWasDone } from '../reading/verbs.js';
import { isBase } from '../study/finite-verbs.js';
import { withIng } from './ing-form.js';

/** Verbs of work in their base form that name no thing, so that whatever follows is what is done. */
const NEVER_A_THING = new Set(
  `accompany administer advise allocate apply arrange assemble assess assist attend bake carry coach collect compile complete conduct configure
  coordinate create decorate deliver diagnose dig dismantle dispense do dispose drain drive ensure enter erect escalate escort evaluate feed
  fell fetch follow gather give greet grind handle help identify implement inspect install instruct investigate join keep lay liaise lift
  maintain make manage measure mix monitor negotiate obtain operate order organise organize oversee perform polish prepare produce
  provide prune reconcile recruit refill reheat remove repair replace replenish reset resolve respond run sand scrub sell send serve settle sew
  shovel sort stack sterilise sterilize submit supervise sweep take teach tend tidy trim unload update upsell
  stitch tune regulate restring retune digitise digitize pasteurise pasteurize overhaul rebuild rewire refurbish dress
  use verify wash weigh welcome wipe write`.split(/\s+/),
);

/** Verbs that are things as often: verbs only before what tells so. */
const ALSO_THINGS = new Set(
  `answer book brush call catch chair change charge chase check clean clear coat condition cook cover cut design direct file fill finish fit fix fold frame
  groom guide host image iron label lead load log map mark milk mind mop move note pack paint pick pilot plan plant post press price process promote
  record report research review rig roster salt sample saw scan score screen seal service shoe turn grade issue return mend set shape solder sort spray stamp stock store strip support
  tag test thread tour track train transport treat trim tutor vet watch water weed weld wire wrap`.split(/\s+/),
);
/** Of these what comes behind them is a thing that is done to, unless it names an activity: "mix paint", "pack orders". */
const OF_HANDS = new Set(
  'answer book clean cook fill fold groom image iron load log mend mop pack paint pick pilot roster scan shoe thread weed wrap'.split(
    ' ',
  ),
);

const THEN_WHAT =
  /^(?:\d.*|an?|the|all|each|every|any|both|my|our|their|its|his|her|new|up|out|in|on|off|down|over|after|through|away|to|for|with|and)$/i;
/** "CCP checks", "PCBs": what it is done to is written in capitals. */
const IN_CAPITALS = /^\p{Lu}{2,}s?$/u;
/** "Stock rotation", "order picking": the name of an activity or of a thing for it. */
const NAMES_AN_ACTIVITY =
  /^(?:\p{L}+[- ]){0,2}?(?:\p{L}+(?:ing|ion|ment|ance|ence|ery|work|ity)|control|room|shop|books?|lists?|mills?|cases?|rounds?|rates?|levels?|systems?|skills|checks?|plans?|staff|teams?|line|desk|bay|area|side|station)(?:$|[\s,;.])/iu;

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ fed: 'feeding', led: 'leading', ran: 'running', built: 'building', won: 'winning', wrote: 'writing' },
    ...{ taught: 'teaching', made: 'making', held: 'holding', gave: 'giving', drew: 'drawing', kept: 'keeping' },
    ...{ began: 'beginning', brought: 'bringing', bought: 'buying', sold: 'selling', took: 'taking', met: 'meeting' },
    ...{ sent: 'sending', dealt: 'dealing', drove: 'driving', dug: 'digging', laid: 'laying', swept: 'sweeping' },
    ...{ hung: 'hanging', rode: 'riding', shot: 'shooting', grew: 'growing', caught: 'catching', tore: 'tearing' },
    ...{ sewed: 'sewing', sewn: 'sewing', rang: 'ringing', tied: 'tying', wove: 'weaving', bred: 'breeding' },
    ...{ froze: 'freezing', sorted: 'sorting', ground: 'grinding', flew: 'flying', spun: 'spinning' },
  }),
);
/** "Ground floor", "shot blasting", "made-to-measure", "bred sheep dogs": past forms that describe as well. */
const MAY_DESCRIBE = new Set(['ground', 'shot', 'laid', 'hung', 'bred', 'fed', 'built', 'made', 'held', 'drawn']);

/** How a verb begins what is said, where one does: "mix", "fed", "carries". */
function verbFirst(text: string): 'base' | 'past' | null {
  const [first = '', next = ''] = text.split(/\s+/);
  const word = first.toLowerCase();
  if (next === '' || /^of$/i.test(next) || /-/.test(first)) return null;
  if (IRREGULAR.has(word)) return MAY_DESCRIBE.has(word) && NAMES_AN_ACTIVITY.test(rest(text)) ? null : 'past';
  const bare = next.replace(/[,;.]+$/, '');
  if (NEVER_A_THING.has(word))
    return NAMES_AN_ACTIVITY.test(rest(text)) && !isObject(bare) && COMPOUNDS.has(word) ? null : 'base';
  if ((isBase(word) && GOES_WITH_A_VERB.test(bare)) || (OF_PEOPLE_AND_HERDS.test(word) && /^\d/.test(next)))
    return 'base';
  if (!ALSO_THINGS.has(word)) return null;
  if (OF_HANDS.has(word) && !/^(?:and|or|for|in|at|with|to)$/i.test(bare) && !NAMES_AN_ACTIVITY.test(rest(text)))
    return 'base';
  return isObject(bare) && !/^(?:and|in|on|for|with|to)$/i.test(bare) ? 'base' : joined(text);
}
/** "Look after up to 10 patients", where "Look and feel" and "Help desk" are things. */
const GOES_WITH_A_VERB = /^(?:after|up|down|out|away|back|off|through|across|an?|the|all|each|every|my|our|their)$/i;
/** "Milk 280 cows": before a number what is done. */
const OF_PEOPLE_AND_HERDS = /^(?:milk|coach|host|tutor|cook|clean|mentor|staff|groom|feed)$/;
const isObject = (word: string): boolean => THEN_WHAT.test(word) || IN_CAPITALS.test(word);
const rest = (text: string): string => text.replace(/^\S+\s+/, '');
/** "Order picking", "help desk", "repair shop", "use cases", "feed mill". */
const COMPOUNDS = new Set(
  'order help repair use feed mix run drain dig trim measure coach wash drive make bake replace lay update join'.split(
    ' ',
  ),
);

/** "Pack and label 300 boxes", "book appointments and answer phones": the second verb tells of the first. */
function joined(text: string): 'base' | null {
  const others = text.split(/,\s+(?:and\s+)?|\s+and\s+/u).slice(1);
  return !NAMES_AN_ACTIVITY.test(rest(text)) && others.some(isSurelyDone) ? 'base' : null;
}
function isSurelyDone(piece: string): boolean {
  const [first = '', next = ''] = piece.split(/\s+/);
  const word = first.toLowerCase();
  if (next === '' || /^of$/i.test(next) || NAMES_AN_ACTIVITY.test(rest(piece))) return false;
  return NEVER_A_THING.has(word) || OF_HANDS.has(word) || (ALSO_THINGS.has(word) && isObject(next));
}

/** Begins with a verb that is no -ing form, and not with the name of a thing. */
export const isVerbFirst = (text: string): boolean => verbFirst(text) !== null;

const gerund = (piece: string): string =>
  piece.replace(/^\p{L}+/u, (verb) => IRREGULAR.get(verb.toLowerCase()) ?? withIng(verb.toLowerCase()));

/** Another verb beside one: of these the form tells enough. */
const isVerbBeside = (piece: string): boolean => {
  const [first = '', next = ''] = piece.toLowerCase().split(/[\s,;.]+/);
  if (isVerbFirst(piece) || /^\p{Ll}+ (?:up|out|off|down|away)\b/u.test(piece)) return true;
  return (
    next !== '' &&
    next !== 'of' &&
    (NEVER_A_THING.has(first) || ((isBase(first) || ALSO_THINGS.has(first)) && !NAMES_AN_ACTIVITY.test(rest(piece))))
  );
};
const isPastBeside = (piece: string): boolean => /^\p{L}{2,}[^aeiou\W]?ed (?!by\b|in\b|of\b)\p{L}/iu.test(piece);

const pastToIng = (piece: string): string =>
  piece.replace(/^(\p{L}+?)(ied|eed|ed)\b/iu, (_, stem: string, end: string) =>
    `${stem}${{ ied: 'y', eed: 'ee', ed: '' }[end.toLowerCase()] ?? ''}ing`.toLowerCase(),
  );

/**
 * "Mix paint and match colours; erect access towers" as it goes on from "my work has included" or "experience of": each
 * of its verbs in the -ing form. What begins with a thing stays, but for the pieces behind a semicolon.
 */
export function inGerunds(text: string): string {
  if (FAULT_FIND.test(text)) return text.replace(FAULT_FIND, 'fault finding');
  const pieces = text.split(/(;\s+|,\s+(?:and\s+)?|\s+and\s+)/u);
  let form: 'base' | 'past' | null = null;
  const told = pieces.map((piece, at) => {
    if (at % 2 === 1) return piece;
    const own = verbFirst(at === 0 && pieces.length > 1 ? text : piece);
    const begins = at === 0 || /;/.test(pieces[at - 1]!);
    if (begins) {
      // "Issuing books and answer phones" goes on as it began
      form = own ?? (IN_ING.test(piece) ? 'base' : null);
      return own === null ? piece : gerund(piece);
    }
    const isBeside = own !== null || (form === 'base' && !IN_ING.test(text) && isVerbBeside(piece));
    if (form !== null && isBeside) return gerund(piece);
    return form === 'past' && isPastBeside(piece) ? pastToIng(piece) : piece;
  });
  // notes leave out what joins the last two
  const isPair = told.length === 3 && /^,\s+$/.test(pieces[1]!) && told[0] !== pieces[0] && told[2] !== pieces[2];
  return isPair ? `${told[0]!} and ${told[2]!}` : told.join('');
}

const FAULT_FIND = /^fault[- ]find(?= )/i;
const IN_ING = /^\p{L}{2,}ing\b/u;

/** "Condense stories and write headlines", where no list has the first of the verbs: it can be told in no form. */
export const isOfUnknownVerbs = (text: string): boolean => {
  const [first = '', ...others] = text.split(/,\s+(?:and\s+)?|\s+and\s+/u);
  return (
    verbFirst(text) === null &&
    !/^(?:I|We|My)\b/.test(first) &&
    !IN_ING.test(first) &&
    /^\p{L}+ \p{Ll}/u.test(first) &&
    others.some(
      (piece) => NEVER_A_THING.has(piece.split(' ')[0]!) && isSurelyDone(piece) && !COMPOUNDS.has(piece.split(' ')[0]!),
    )
  );
};

/** Where, and not what: "library" of "Library experience". */
const A_WORKPLACE =
  /^(?:librar(?:y|ies)|warehouses?|kitchens?|offices?|shops?|schools?|hospitals?|nurser(?:y|ies)|museums?|hotels?|factor(?:y|ies)|theatres?|salons?|wards?|clinics?|labs?|laborator(?:y|ies)|garages?|baker(?:y|ies)|farms?|gyms?|pubs?|bars?|restaurants?)$/i;

/** What may stand behind "experience of" and "You ask for": the -ing form of what is done, null where only a verb is said. */
export function asAnActivity(thing: string): string | null {
  if (A_WORKPLACE.test(thing)) return `${thing.toLowerCase()} work`;
  const isAlone = /^\p{L}+$/u.test(thing);
  if (isAlone) return NEVER_A_THING.has(thing.toLowerCase()) && thing.toLowerCase() !== 'order' ? null : thing;
  if (isVerbFirst(thing)) return inGerunds(thing);
  return saysWhatWasDone(thing) && !NAMES_AN_ACTIVITY.test(rest(thing)) ? null : thing;
}
