import { areAlike } from './of-one-kind.js';
import type { SkillMention } from './skill-finder.js';
import { firstOfTheChoice, isDoubtful, leadIn, MOST_IN_A_ROW } from './where-a-choice-begins.js';

/** A choice among things: one of them is enough. */
export interface Choice {
  /** The same for all names of one choice. */
  key: string;
  /** What it names that no vocabulary knows: "ILS" of "ALS or ILS". */
  others: readonly string[];
  /** So many things of which nothing says that they are of one kind: all of them may be meant. */
  isDoubtful: boolean;
}

const SIMILAR = String.raw`(?<!\p{L})(?:similar|equivalent|comparable|other|another|such as|like|e\.?g\.?,?|i\.?e\.?,?)`;
/** What may stand between two names of one choice: "or", a comma, a version, "or similar (", a name that is not known; at an "and" it ends. */
const JOINT = new RegExp(
  String.raw`^\s*(?:\d[\d.]*\s*)?(?:,|/|\||,?\s*(?:and/or|or)|,?\s*(?:(?:and/or|or)\s+)?(?:an?\s+|any\s+)?${SIMILAR}\s*(?:[\p{L}-]+\s*){0,2}[(:,]?)(?:\s+(?:an?\s+|any\s+)?${SIMILAR})?\s*$`,
  'iu',
);
const WITH_A_NAME = /^\s*(?:,|\/)\s*([\p{Lu}\d][\p{L}\d+.#-]*(?: [\p{Lu}\d][\p{L}\d+.#-]*)?)\s*(?:,|\/|,?\s*\bor)\s*$/u;
/** "Xero, Sage, QuickBooks or similar": any of them. */
const OR_SIMILAR = /^,? or (?:an? |any |some )?(?:similar|equivalent|comparable|other|the like)\b/i;
const OPENS = new RegExp(String.raw`(?:${SIMILAR}|\bor\b)[^(]{0,25}\(\s*$`, 'iu');
const OR = /\bor\b|\//i;
/** "Infrastructure as code, e.g. Terraform": the one is named as an example of the other. */
const FOR_EXAMPLE = /\b(?:such as|e\.?g|i\.?e)\b/i;

/** Names that have a slash in them. */
const SLASHED = String.raw`(?:Pub/Sub|CI/CD|TCP/IP|PL/SQL|UI/UX|UX/UI|A/B)(?![\p{L}\d])`;
const NAME = String.raw`(?:${SLASHED}|[\p{Lu}\d][\p{L}\d+.#&-]*)(?: (?!or\b)[\p{Lu}\d][\p{L}\d+.#&-]*){0,3}`;
/** "… or ILS", "/Tosca": a name in capitals behind the last that is known. */
const BEHIND = new RegExp(String.raw`^(?:\s\d[\d.]*)?(?:,?\s+or\s+(?:an?\s+)?|\s?/\s?)(${NAME})(?=$|[\s,.;:)/])`, 'u');
/** "Apprentice trained or time served": in an item of few words also in small letters. */
const BEHIND_IN_AN_ITEM =
  /^[^,;]{0,25}? or (?:an? )?(\p{Ll}[\p{L}-]+(?: (?!preferred|desirable|essential|required|needed)[\p{L}-]+){0,2})(?: (?:is )?(?:preferred|desirable|essential|required|needed))?[.]?$/u;
const MOST_WORDS_OF_AN_ITEM = 7;
const NO_THING = /^(?:similar|equivalent|other|related|comparable|above|better|more|working|willing|able|higher)\b/i;
/** "CPB designation or progress toward a CPA": the paper before the "or", and how far one is with the other. */
const A_PAPER = String.raw`(?:\s+(?:designation|certification|certificate|qualification|accreditation|registration|licen[cs]e))?`;
const UNDER_WAY = String.raw`(?:(?:progress(?:ing)?|working|work|studying)\s+towards?\s+)?`;
const BEFORE = new RegExp(
  String.raw`(?:^|[\s,(])((?:${NAME},\s+)*${NAME})${A_PAPER}(?:,?\s+or\s+${UNDER_WAY}(?:an?\s+|the\s+)?|\s?/\s?)$`,
  'u',
);

/** Of the names of a line, those of which one is enough: "Python or Java", "AWS, Azure or GCP", "MySQL/PostgreSQL". */
export function alternativesIn(text: string, mentions: readonly SkillMention[]): Map<SkillMention, Choice> {
  const choices = new Map<SkillMention, Choice>();
  const details = detailsIn(text, mentions);
  let run: SkillMention[] = [];
  const close = () => {
    const own = run.slice(firstIn(text, run));
    const choice = choiceOf(text, own);
    if (choice) for (const mention of own) choices.set(mention, choice);
    run = [];
  };
  for (const mention of mentions.filter((each) => !details.has(each))) {
    const before = run.at(-1);
    if (before && (run.length >= MOST_IN_A_ROW || !isJoint(text, run, mention))) close();
    run.push(mention);
  }
  close();
  return choices;
}

/** Of a run of names the place of the first that belongs to the choice at its "or"; what only commas part may stand before it. */
function firstIn(text: string, run: readonly SkillMention[]): number {
  const joints = run.slice(1).map(({ start }, at) => text.slice(run[at]?.end, start));
  const commas = joints.findIndex((joint) => !/^\s*,\s*$/.test(joint));
  const last = commas < 0 ? run.length - 1 : commas;
  const isAtTheOr = commas < 0 || /^,?\s*(?:and\/)?or\s*$/i.test((joints[commas] ?? '').trim());
  if (last < 1 || !isAtTheOr) return 0;
  const rest = text.slice(run.at(-1)?.end);
  const behind = BEHIND.exec(rest)?.[1] ?? OR_SIMILAR.exec(rest)?.[0];
  // a row without an "or" is no choice
  if (commas < 0 && behind === undefined) return 0;
  const things = run.map(({ start, end }) => text.slice(start, end));
  things[0] = leadIn(text.slice(Math.max(0, (run[0]?.start ?? 0) - LONGEST_LEAD), run[0]?.start)) + (things[0] ?? '');
  if (behind !== undefined) things.push(behind);
  return firstOfTheChoice({ things, last, isLabelled: false });
}

const LONGEST_LEAD = 40;

/** "AWS (S3, Redshift) or GCP": what the bracket names belongs to what stands before it. */
export function detailsIn(text: string, mentions: readonly SkillMention[]): ReadonlySet<SkillMention> {
  const details = new Set<SkillMention>();
  for (const owner of mentions) {
    const bracket = /^\s?\([^()]*\)(?=\s*(?:,|\/|(?:and\/)?or\b))/.exec(text.slice(owner.end))?.[0];
    if (bracket === undefined) continue;
    for (const each of mentions) if (each.start > owner.end && each.end < owner.end + bracket.length) details.add(each);
  }
  return details;
}

function isJoint(text: string, run: readonly SkillMention[], next: SkillMention): boolean {
  const between = text.slice(run.at(-1)?.end, next.start).replace(/^\s?\([^()]*\)/, '');
  // "SAP or a similar ERP, manufacturing background": what follows a choice that is complete is another thing.
  const isComplete = run.slice(1).some(({ start }, at) => OR.test(text.slice(run[at]?.end, start)));
  if (isComplete && /^\s*,\s*$/.test(between)) return false;
  if (!between.includes('(')) return WITH_A_NAME.test(between) || JOINT.test(between);
  if (SAYS_SIMILAR.test(text.slice(next.end))) return true;
  const isOfPapers = [run.at(-1), next].some((each) => each?.skill.kind === 'certificate');
  return OPENS.test(text.slice(run[0]?.start, next.start)) || (!isOfPapers && isItsShortForm(text, between, next));
}

/** "CMMS experience (SAP PM or similar)": what stands in the bracket is one of its kind. */
const SAYS_SIMILAR = /^[^()]{0,30}\b(?:or|and) (?:similar|equivalent|comparable|the like)[^()]{0,20}\)/i;

/** "Record keeping (ELN)": said twice. */
const isItsShortForm = (text: string, between: string, { start, end }: SkillMention): boolean =>
  between.trim() === '(' && text.charAt(end) === ')' && /^[A-Z]{2,6}$/.test(text.slice(start, end));

function choiceOf(text: string, run: readonly SkillMention[]): Choice | null {
  const [first] = run;
  const last = run.at(-1);
  if (!first || !last) return null;
  // what a bracket says that is closed again is of what stands before it: "networking (Cisco or Juniper), VMware"
  const joints = run
    .slice(1)
    .map(({ start }, at) => text.slice(run[at]?.end ?? start, start).replace(/\s?\([^()]*\)/g, ''));
  const whole = text.slice(first.start, first.end);
  const before =
    BEFORE.exec(text.slice(0, first.start))?.[1]
      ?.split(/,\s+/)
      .map((name) => withItsHead(name, whole)) ?? namesBefore(text, first);
  const between = joints.flatMap((joint) => WITH_A_NAME.exec(joint)?.[1] ?? []);
  const rest = text.slice(last.end);
  const isItem = text.split(/\s+/).length <= MOST_WORDS_OF_AN_ITEM;
  const inItem = isItem ? BEHIND_IN_AN_ITEM.exec(rest)?.[1] : undefined;
  const behind = BEHIND.exec(rest)?.[1] ?? (inItem && withItsVerb(inItem, text.slice(last.start, last.end)));
  const products = productsBehind(text, last);
  const others = [
    ...before,
    ...between,
    ...(behind === undefined || NO_THING.test(behind) || products.includes(behind) ? [] : [behind]),
    ...products,
  ];
  const named = BEFORE.test(text.slice(0, first.start)) ? before.length : 0;
  // "Docker, Consul, Terraform": a name that nobody knows makes no choice of a row of things to have
  const isChoice =
    named > 0 ||
    others.length > between.length + before.length ||
    (run.length > 1 && OR_SIMILAR.test(rest)) ||
    joints.some((joint) => OR.test(joint) || FOR_EXAMPLE.test(joint) || joint.includes('('));
  const things = [...run.map(({ start, end }) => text.slice(start, end)), ...others];
  return isChoice ? { key: `${text}\n${first.start}`, others, isDoubtful: isDoubtful(things) } : null;
}

/**
 * "CRM database such as Raiser's Edge or Donorflex", "HR system (e.g. iTrent)": programs that no list knows, as examples of a
 * kind of them. What is no program is no example that does: a charity such as Oxfam.
 */
function productsBehind(text: string, { start, end }: SkillMention): string[] {
  const [, lead = '', names = ''] = EXAMPLES.exec(text.slice(end, end + FAR * 2)) ?? [];
  const before = text.slice(Math.max(0, start - FAR), end);
  const isOfPrograms = A_PROGRAM.test(`${text.slice(start, end)} ${lead}`);
  const goesOn = names !== '' && isOfPrograms ? names : '';
  const next =
    goesOn === '' && IN_EXAMPLES.test(before) ? (MORE_EXAMPLES.exec(text.slice(end, end + FAR))?.[1] ?? '') : '';
  return `${goesOn}${next}`
    .split(/,?\s+or\s+|,\s+|\s?\/\s?/)
    .map((name) => name.trim())
    .filter((name) => name !== '' && !NO_THING.test(name));
}
const PRODUCT = String.raw`(?:\p{Lu}|\p{Ll}\p{Lu})[\p{L}\d+.#&'’-]*(?: (?!or\b)[\p{Lu}\d][\p{L}\d+#&'’-]*){0,2}`;
const EXAMPLES = new RegExp(
  String.raw`^((?:\s[\p{L}-]+){0,3}),?\s*\(?\s*(?:such as|e\.?g\.?,?|for example,?|like|including)\s+(${PRODUCT}(?:(?:,\s+|,?\s+or\s+|\s?/\s?)${PRODUCT}){0,4})`,
  'u',
);
const A_PROGRAM =
  /\b(?:software|systems?|databases?|platforms?|packages?|tools?|apps?|CRMs?|ERPs?|CMS|PMS|LMS|EHR|EPR|HRIS|WMS|CMMS|suites?)\b/i;
const IN_EXAMPLES =
  /\b(?:software|systems?|databases?|platforms?|packages?|tools?|CRMs?|ERPs?|HRIS)\b[^.;]{0,20}\b(?:such as|e\.?g\.?,?|for example,?|like|including) [^.;]{0,60}$/i;
const MORE_EXAMPLES = new RegExp(String.raw`^((?:(?:,\s+|,?\s+or\s+|\s?/\s?)${PRODUCT}){1,4})`, 'u');

/** "Word, Excel or PowerPoint", where no list knows Word: a name of the same kind. */
function namesBefore(text: string, { start, end }: SkillMention): string[] {
  const names =
    COMMAS_BEFORE.exec(text.slice(Math.max(0, start - FAR), start))?.[1]
      ?.split(/,\s+/)
      .filter(Boolean) ?? [];
  return names.filter((name) => areAlike(name, text.slice(start, end)) === true);
}
const FAR = 120;
const COMMAS_BEFORE = new RegExp(String.raw`(?:^|[\s(])((?:${NAME},\s+)+)$`, 'u');

/** "Incorporated or Chartered Engineer": whoever is incorporated is an engineer as well. */
const withItsHead = (name: string, whole: string): string =>
  /^\p{Lu}\p{Ll}+ed$/u.test(name) && /^\p{Lu}\p{Ll}+ed \p{L}+$/u.test(whole) ? `${name} ${whole.split(' ')[1]}` : name;

/** "Supervising students or assistants" is supervising assistants. */
function withItsVerb(other: string, written: string): string {
  const verb = /^(\p{L}+ing) \p{L}/u.exec(written)?.[1];
  return verb && !/ing\b/.test(other) ? `${verb.toLowerCase()} ${other}` : other;
}
