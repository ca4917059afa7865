import { isBase } from '../study/finite-verbs.js';
import { LONGEST_QUOTED } from './letter-work.js';
import { isAThingInForm } from './things-in-form.js';
import { isWrittenWhole } from './whole-phrases.js';

/** Past forms that begin nothing but a deed. What may also describe ("planned maintenance", "fitted kitchens") is below. */
const DEEDS =
  words(`achieved administered assisted cared cleaned created designed developed directed managed matched taught advised answered arranged assembled attended audited booked brought built called carried
  checked chaired collected commissioned compiled completed conducted converted coordinated co-ordinated covered cut dealt delivered
  demonstrated deployed devised diagnosed dispensed drafted drew drove edited emptied ensured entered erected escorted established
  evaluated facilitated fed filed filled gave greeted grew halved handled helped implemented improved increased inspected installed
  introduced investigated issued kept launched led liaised loaded made maintained marked mentored met migrated monitored moved
  negotiated observed operated ordered organised organized oversaw packed performed picked planted prepared presented processed
  produced provided pruned ran raised rebuilt received reconciled recorded recruited redesigned reduced renewed repaired replaced
  reported researched resolved responded restored reviewed revised rewired rewrote scanned scheduled sent served serviced set sold
  solved sorted spoke submitted supervised supplied swept tested took traced tracked translated triaged typed undertook unloaded
  updated upgraded visited washed welcomed won worked wrote`);

/** Past forms that stand before things as often: told only where an article, a number or somebody's own comes next. */
const ALSO_DESCRIBE = words(`analysed assessed automated baked catered coached controlled cooked decorated
  documented finished fitted guided hosted measured mixed optimised painted paid planned plastered
  plated priced printed promoted purchased rolled sampled secured sewed shared shaped stocked supported trained treated
  used weighed welded`);
const SURELY_NEXT =
  /^(?:an?|the|all|each|every|both|my|our|over|up|more|about|around|nearly|almost|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|new|several|many|[£€$]?\d\S*|\p{Lu}\S*)$/u;

/** What somebody was, or had done to them, and no deed of theirs: "led by", "managed services". */
const NO_OBJECT =
  /^(?:by|as|to be|(?:print|it|network|learning|housing)? ?(?:services?|workspaces?|accommodation|environments?|printing)|(?:goods|products|works?))\b/i;

/** Results said behind a deed: "…, cutting waste by a fifth". */
const A_RESULT =
  /^(?:(?:thereby|thus) )?(?:cutting|reducing|saving|increasing|improving|raising|resulting|achieving|ensuring|enabling|halving|doubling|exceeding|generating|including) /;
/** What goes on with a deed behind a comma. */
const SAYS_HOW_OR_WHERE = /^(?:with|from|in|at|on|for|across|under|within|both|mainly|mostly|such as) /;

/** Notes, negations, other people and other sentences: whatever makes of a line more than one plain clause. */
const NO_PLAIN_CLAUSE =
  /[;:?!|•*<>=→@"“”…+]|\s[–—-]\s|\/\s|\s\/|\.\s|\betc\b|\b(?:I|me|we|us|our|you|your|he|she|his|her|hers|they|himself|herself|not|(?<!with )no|nor|never|but|except|without|until|although|however|failed|refused|only|because|which|who|that|where|when|while|then|also)\b|\p{L}n['’]t\b/iu;
/** "(EMIS, SystmOne)", "(£22m)": names and figures; whatever else stands in a bracket is a note. */
const BRACKETS = /\s?\(([^()]*)\)/gu;
const NAMES_OR_FIGURES = /^(?:[\p{Lu}\d£€$][\p{L}\d&./%£-]*(?:,? (?:and )?|$))+$|^\d[\d,]* \p{Ll}+$/u;

/**
 * A line of a CV as its person tells it, "I led a team of five": only where it begins with a plain deed of a closed list
 * and is one plain clause in whole words. Null where anything is in doubt: then the line is quoted as it stands.
 */
export function deedTold(line: string): string | null {
  const text = line.replace(/[\s.]+$/, '').replace(/^I (?=\p{Ll})/u, '');
  const isShouted = !/\p{Ll}{2}/u.test(text);
  if (isShouted || text.length > LONGEST_QUOTED || !/^\p{Lu}?\p{Ll}[\p{Ll}-]+,? \S/u.test(text)) return null;
  const row = rowIn(text);
  const bare = withoutBrackets(text.slice(row.length));
  if (bare === null || NO_PLAIN_CLAUSE.test(bare)) return null;
  const clauses = bare.split(/,\s+/).filter(Boolean);
  const isOne =
    (row !== '' || beginsWithADeed(bare)) &&
    isRow(clauses) &&
    clauses.every((clause, at) => at === 0 || mayFollow(clause)) &&
    beginningsWithin(bare).every(isNoOtherForm) &&
    isWrittenWhole(bare.replace(/^\S+ /, ''), isADeedWord);
  return isOne ? `I ${text.charAt(0).toLowerCase()}${text.slice(1)}` : null;
}

/** "Checked, matched and " before "paid supplier statements". */
function rowIn(text: string): string {
  const row = DEEDS_IN_A_ROW.exec(text)?.[0] ?? '';
  const deeds = row
    .toLowerCase()
    .split(/[,\s]+(?:and\s)?/)
    .filter(Boolean);
  const [last = ''] = text.slice(row.length).split(' ');
  return row !== '' && [...deeds, last].every(isADeedWord) ? row : '';
}

function withoutBrackets(text: string): string | null {
  const all = [...text.matchAll(BRACKETS)];
  return all.every(([, said = '']) => NAMES_OR_FIGURES.test(said)) ? text.replace(BRACKETS, '') : null;
}

/** "Checked, matched and paid statements": all of them are done to what stands behind the last. */
const DEEDS_IN_A_ROW = /^(?:\p{L}+, ){0,3}\p{L}+,? and (?=\p{L}+ )/u;

function beginsWithADeed(text: string): boolean {
  const [first = '', ...others] = text.split(/\s+/);
  const verb = first.toLowerCase();
  const behind = others.join(' ');
  if (NO_OBJECT.test(behind) || isAThingInForm(text)) return false;
  return DEEDS.has(verb) || (ALSO_DESCRIBE.has(verb) && SURELY_NEXT.test(others[0]!.replace(/[,.]+$/, '')));
}
const isADeedWord = (word: string): boolean => DEEDS.has(word) || ALSO_DESCRIBE.has(word);

/** "A, B and C" is a row that a sentence can have; "a, b, c" is one of notes. */
function isRow(clauses: readonly string[]): boolean {
  const items = clauses.slice(1).filter((clause) => !A_RESULT.test(clause) && !SAYS_HOW_OR_WHERE.test(clause));
  return items.length === 0 || /^and |\s(?:and|or) /.test(items.at(-1)!);
}

const mayFollow = (clause: string): boolean =>
  A_RESULT.test(clause) || !/^(?:and |or )?(?:\p{Ll}+ly )?\p{Ll}{2,}ing\b(?! of\b)/u.test(clause) || isActivity(clause);
/** "…, invoicing and filing": named as things are. */
const isActivity = (clause: string): boolean =>
  /^(?:and |or )?(?:training|cleaning|catering|recruiting|invoicing|filing|packing|picking|staffing|budgeting|scheduling|marketing|purchasing|ordering|planning|reporting|pricing|plumbing|heating|wiring|roofing|flooring|fencing|clothing|bedding|lighting|building|parking)\b(?=$|,| and | or | for )/.test(
    clause,
  );

/** Where another verb may stand: behind commas, "and" and "or". */
const beginningsWithin = (text: string): string[] => text.split(/,\s+(?:and |or )?|\s(?:and|or|&)\s/u).slice(1);

/** "… and report to the head", "… and handles complaints": a deed in another form than the one it stands beside. */
function isNoOtherForm(piece: string): boolean {
  const [first = '', next = ''] = piece.split(/\s+/);
  if (isADeedWord(first)) return beginsWithADeed(piece);
  if (isBase(first) || BASES.test(piece))
    return ALWAYS_A_THING.test(first)
      ? !AN_OBJECT.test(next)
      : MAY_BE_A_THING.test(first) && !/^\S+ (?!(?:of|for|in|at|and)\b)/.test(piece);
  const one = /[^s]s$/.test(first) ? [first.slice(0, -1), first.slice(0, -2)] : [];
  return !(one.some(isBase) && next !== '' && !AFTER_A_THING.test(next));
}
const BASES =
  /^(?:assist|supervise|liaise|ensure|maintain|prepare|deliver|organi[sz]e|arrange|attend|assess|install|inspect|coordinate|administer|advise|greet|mentor|oversee|bake|reconcile|dispense|clean|cook|drive|book|file)\b/;
const ALWAYS_A_THING = /^(?:stock|food|cost|water|waste|care|project|cash|contract|process)$/;
/** Things as often as deeds. What is one always stands above. */
const MAY_BE_A_THING =
  /^(?:support|change|work|report|review|test|supply|transport|control|purchase|sale|repair|design|record|research|practice|quote|plan|plant|post|trade|result|return|place|point|play|press|print|state|study|visit|drink|drop|feed|heat|paint|cut|book)$/;
const AN_OBJECT = /^(?:an?|the|all|each|every|any|my|our|their|to|up|out|with|on|\d\S*)$/;
const AFTER_A_THING = /^(?:and|or|for|of|in|at|from|by|across|within|under|per|a)$|[,.]$/;

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}
