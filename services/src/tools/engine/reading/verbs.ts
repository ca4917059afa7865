import { small } from '../text/clean.js';
const IRREGULAR =
  'used built led ran won wrote taught made grew cut held gave set drew kept began brought bought sold spoke took found met read sent put oversaw rebuilt rewrote undertook dealt drove saw spent ported'.split(
    ' ',
  );
const PAST = new RegExp(
  `^(?:(?:successfully|also|then|independently|jointly) )?(?:[\\p{L}-]{3,}ed|${IRREGULAR.join('|')})(?=\\s)`,
  'iu',
);

/** The same for what somebody still does: "Prepare monthly accounts", "Administers IV medication". */
const PRESENT =
  /^(?:act|administer|advise|analyse|answer|assess|assist|automate|build|care|carr(?:y|i(?=es))|check|clean|coach|configure|cook|coordinate|create|deliver|deploy|design|develop|do|draft|drive|edit|fit|give|handle|help|implement|improve|install|integrate|keep|lead|load|maintain|make|manage|mentor|migrate|monitor|operate|optimise|optimize|own|pack|precept|ensure|organi[sz]e|liaise|respond|collaborate|communicate|conduct|complete|collect|diagnose|evaluate|facilitate|inspect|instruct|investigate|negotiate|oversee|participate|resolve|verify|assemble|arrange|greet|receive|recruit|triage|perform|pick|plan|prepare|produce|provide|repair|report|research|review|run|sell|serve|supervise|support|take|teach|test|train|treat|use|weld|work|write)(?:e?s)?(?= \p{L})/iu;

/** Further verbs of what there is to do, which in a CV may begin a name as well. */
const OF_DUTIES =
  /^(?:\p{Ll}+ly )?(?:achieve|adapt|agree|apply|attend|audit|book|bring|calibrate|chair|chase|contribute|control|cover|deal|debug|decide|delegate|demonstrate|discuss|document|encourage|enforce|estimate|explain|find|follow|grow|guide|hit|host|identify|induct|inspire|interpret|introduce|join|label|launch|liaise|listen|log|look|meet|minimi[sz]e|model|motivate|move|observe|obtain|order|post|present|price|process|procure|promote|protect|raise|read|reconcile|record|reduce|register|schedule|secure|set|share|show|sort|source|speak|spot|stock|store|submit|talk|track|translate|turn|update|visit|wash|welcome)(?= \p{L})/u;

/** What there is to do, said with its verb first: "carry out planned maintenance". */
export const beginsWithVerb = (thing: string): boolean => PRESENT.test(thing) || OF_DUTIES.test(thing);

/** "Research Intern, Apple": the name of a post begins like a line of work. */
const A_POST =
  /^\p{L}+ (?:\p{Lu}\p{L}+ ){0,2}(?:Intern|Internship|Engineer|Assistant|Associate|Manager|Officer|Fellow|Fellowship|Lead|Specialist|Analyst|Coordinator|Scientist|Director|Consultant|Worker|Technician|Teacher|Nurse|Administrator|Advisor|Adviser|Executive)\b/u;

/**
 * "Mentor to three students", "Lead for infection control": what somebody is, in the manner of what they do. "Use of hoists",
 * "Pack of 12": a thing, as nothing that is done goes on with "of" but what was.
 */
const A_PART =
  /^(?:mentor|lead|coach|support|help|test|research|design|review|plan|report|check|edit|repair)s? (?:to|for|on) |^(?!\p{L}+ed )\p{L}+ of /iu;

/** "Planned and reactive maintenance": what it was like, where a second verb would be past as well. */
const isDescribed = (line: string): boolean => {
  const [, next] = /^\p{L}+ed and (\p{L}+)(?= \p{L})/iu.exec(line) ?? [];
  return next !== undefined && /(?:ive|ual|ic|al|ary|ous|ent|able)$/i.test(next);
};

/** "Built a service" and the like: a line that goes on from "I". */
export const saysWhatWasDone = (line: string): boolean =>
  (PAST.test(line) || PRESENT.test(line)) &&
  !isDescribed(line) &&
  !A_POST.test(line) &&
  !A_PART.test(line) &&
  !/^(?:care (?:plans?|planning|of|certificate)\b|(?:weld|test|repair|reject|scrap) (?:[\p{L}-]+ ){0,2}(?:rates?|ratios?|scores?)\b[^.;\d]{0,12}\d|design lead\b|(?:team|shift|project|site|night) lead(?:er)?s?\b|stock counts?\b|trade shows?\b|[\p{L}\d]+-(?:handed|based|sized|aged|sided|shaped|paced|minded|headed|fuelled|powered|rated|funded|accredited|focused|centred|centered)|do(?:es)? not|did not|do(?:es)?n['’]t|didn['’]t|based|self[- ]employed|related|united|limited|advanced|detailed|applied|distributed|skilled|qualified|experienced|registered|certified|licensed|used (?:cars?|vehicles?|vans?|goods|furniture|machinery|equipment sales)|awarded|invited|selected|promoted|elected|nominated|appointed|adopted|featured|named|coded (?:to|welders?)|published in|supported (?:living|housing|accommodation)|assisted living|enhanced (?:dbs|crb|disclosure)|clean (?:uk |full |driving |hgv )*(?:licen[cs]e|record|dbs))\b/iu.test(
    line,
  );

/** Work in progress as many write it: "Building web shops in React", but not "Engineering manager" or "Nursing, triage". */
const GERUND =
  /^(?!(?:engineering|marketing|accounting|nursing|teaching|programming|training|welding|consulting|banking|testing|networking)\b)\p{L}{3,}ing \p{L}/iu;

/** A line that says what somebody does or did with what it names; a bare list of names says nothing of the kind. */
export const namesWork = (line: string): boolean => saysWhatWasDone(line) || GERUND.test(line);

/** "Built a service." → "built a service", "Does dressings" → "do dressings", to follow "I"; names in capitals keep them. */
export function afterI(line: string): string {
  const [first = ''] = line.split(/\s/);
  const own = PRESENT.test(line) ? firstPerson(first) : first;
  const lowered = small(own);
  const rest = own === first ? line.slice(first.length) : inFirstPerson(line.slice(first.length));
  return (lowered + rest).replace(/[.;\s]+$/, '');
}

/** "… and gives wound care" after "Assesses". */
const inFirstPerson = (rest: string): string =>
  rest.replace(/\b(and|then|or) (\p{L}+s)(?= )/gu, (whole, joint: string, verb: string) =>
    PRESENT.test(`${verb} it`) ? `${joint} ${firstPerson(verb)}` : whole,
  );

/** "Carries" → "carry", "Assesses" → "assess", "Handles" → "handle"; what is no third person stays. */
function firstPerson(verb: string): string {
  if (!/[^s]s$|sses$/i.test(verb)) return verb;
  if (/ies$/i.test(verb)) return verb.replace(/ies$/i, 'y');
  return verb.replace(/(?<=ch|sh|ss|x|zz|do|go)es$|s$/i, '');
}
