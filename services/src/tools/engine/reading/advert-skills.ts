import { kindsOf } from '../vocabulary/kinds-of-skills.js';
import type { Field, Skill } from '../vocabulary/skill.js';
import { wordsOf } from '../text/words.js';
import { subjectsOfADegree } from './advert-asks.js';
import type { AdvertSentence } from './advert-sentence.js';
import { alternativesIn, detailsIn } from './alternatives.js';
import { closeness } from './fields.js';
import { endsInPerson } from './occupations.js';
import { membershipsIn } from './memberships.js';
import { skillsNamedIn, type SkillMention } from './skill-finder.js';
import { namesAPaper } from './papers-named.js';
import { withBracketsOpened } from './rows-of-items.js';
import { withoutHowMuch } from './how-much-asked.js';
import { familiesOfSector } from '../vocabulary/sectors.js';
import { isTool } from '../vocabulary/tools.js';
import { partsWithTheChoice } from './where-a-choice-begins.js';

export interface AskedSkill {
  skill: Skill;
  /** As the line calls it. */
  written: string;
  importance: 'required' | 'preferred';
  line: string;
  /** Words to look for when no vocabulary knows the skill; null otherwise. */
  phrase: string | null;
  /** Shared by the alternatives of one list, "A, B or C"; null for what is asked for by itself. */
  oneOf: string | null;
  /** Other things that would do in its place, by names that no vocabulary knows. */
  orElse: readonly string[];
  /** All of its choice may be meant: nothing says that they are of one kind. */
  isDoubtful?: boolean;
  /** "Looker or a similar tool": another of its kind would do. */
  orSimilar: boolean;
}

/** A skill where a sentence of an advert asks for it. */
export interface NamedSkill extends AskedSkill {
  isListed: boolean;
  /** Named by a verb that people of any trade use of anything: "assess the damage". */
  isPlainVerb?: boolean;
  /** Named by words that mean it in its own trade alone: doctors are on call as well, and manage no incidents. */
  isOfItsTradeOnly?: boolean;
}

/** What a sentence asks for by the names of a vocabulary; what it says twice, or of something else, once. */
export function skillsOf(sentence: AdvertSentence, yearsLine: string | null): NamedSkill[] {
  if (sentence.asking === 'nothing') return [];
  const importance = sentence.asking;
  const line = sentence.text;
  const list = itemsOfASkillList(line);
  if (list) return list.flatMap((item) => listedSkills(item, line));
  const alternatives = alternativesIn(line, sentence.mentions);
  const subjects = subjectsOfADegree(line);
  const details = detailsIn(line, sentence.mentions);
  const itemAt = itemsByPlace(line);
  return sentence.mentions
    .filter(({ skill, start }) => skill.kind === 'certificate' || !namesAPaper(itemAt(start)))
    .filter(({ start, end }) => !PLAIN_VERB.test(line.slice(start, end)) || !ONE_OF_SEVERAL.test(line.slice(end)))
    .filter((mention) => mention.skill.kind !== 'certificate' || !(isAnothers(line) || isSeenTo(mention, line)))
    .filter(({ skill, start, end }) => !isStatusElsewhere(skill.name, line.slice(start, end), line))
    .filter(
      ({ skill, start }) =>
        skill.kind === 'certificate' || subjects === null || start < subjects.start || start >= subjects.end,
    )
    .filter(({ start, end, isDescribed }) => isDescribed === true || !OTHERS.test(line.slice(start, end)))
    .filter((mention) => !(line === yearsLine || /\bexperience as\b/i.test(line)) || !saysWho(mention, line))
    .filter(({ start, end }) => line !== yearsLine || familiesOfSector(line.slice(start, end)).length === 0)
    .filter((mention) => !saysWhere(mention, line) && !saysWithWhom(mention, line))
    .filter((mention) => !details.has(mention) && !isOfAKindNamed(mention, line, sentence.mentions))
    .filter((mention) => !isTheChoice(mention, [...alternatives.keys()]) && !isAChannel(mention, line))
    .filter((mention) => !isDoneWith(mention, line, sentence.mentions))
    .filter((mention, at, all) => !isSaidBefore(mention, all.slice(0, at)) && !isOfTheTeam(mention, line))
    .filter((mention, at, all) => !isHeadOf(all[at - 1], mention, line))
    .filter(({ skill }) => skill.kind !== 'language' && (!sentence.isAboutVisas || skill.kind === 'certificate'))
    .map((mention) => ({
      ...{ skill: mention.skill, written: line.slice(mention.start, mention.end), importance, line, phrase: null },
      isListed: sentence.isListed,
      isPlainVerb: PLAIN_VERB.test(line.slice(mention.start, mention.end)),
      isOfItsTradeOnly: OF_ITS_TRADE_ONLY.test(line.slice(mention.start, mention.end)),
      oneOf: alternatives.get(mention)?.key ?? null,
      orElse: alternatives.get(mention)?.others ?? [],
      isDoubtful: alternatives.get(mention)?.isDoubtful ?? false,
      orSimilar: OR_SIMILAR.test(line.slice(mention.end)),
    }));
}

/** "Skills: lime mortar, letter cutting": what stands between the commas, each choice as one; null of any other line. */
export function itemsOfASkillList(line: string): string[] | null {
  const list = /^[\w ]{0,20}skills[\w ]{0,10}:\s*(.+)$/i.exec(line)?.[1];
  return list ? partsWithTheChoice(withBracketsOpened(list).split(/[,;•|]\s*(?![^()]{0,200}\))/), true) : null;
}

/** Of a row of things the one at a place: "PRINCE2 or Agile certification, stakeholder management, Excel" has one paper. */
function itemsByPlace(line: string): (place: number) => string {
  const items = line.split(/,\s+(?![^()]{0,200}\))/);
  if (items.length < FEWEST_OF_A_ROW) return () => line;
  let from = 0;
  const ends = items.map((item) => (from = line.indexOf(item, from) + item.length));
  return (place) => items[ends.findIndex((end) => place < end)] ?? line;
}
const FEWEST_OF_A_ROW = 3;

/** "Work with engineers and data analysts": what others are called. */
const OTHERS =
  /(?<!\p{L})(?:analyst|engineer|developer|designer|scientist|manager|nurse|accountant|teacher|chef|architect|tester|therapist|pharmacist|physician|surveyor|solicitor|underwriter|economist|statistician|planner|clinician|researcher|translator|lawyer)s$|(?<!\p{L})actuaries$/iu;
const OR_SIMILAR =
  /^(?:(?:,| or|\/) ?[\p{L}\d][\p{L}\d .+#-]{1,20}){0,4},? or (?:an? |any |some )?(?:similar|equivalent|comparable|other|related)\b/iu;

/** "Five years as a plumber": the trade is what the years are asked in, and no skill beside them. */
const saysWho = ({ skill, start, end }: SkillMention, line: string): boolean =>
  !PARTS_OF_WORK.has(skill.name) &&
  /\bas (?:an? )?(?:[\p{L}-]+ ){0,6}$/iu.test(line.slice(0, start)) &&
  endsInPerson(line.slice(start, end));

/** A form tutor is a teacher, and what is asked for is that part of it. */
const PARTS_OF_WORK: ReadonlySet<string> = new Set(['Pastoral care']);

/** "Working with teaching assistants", "liaise with sales teams": who others are, and no teaching and no sales. */
const saysWithWhom = ({ skill: { kind }, start, end }: SkillMention, line: string): boolean =>
  kind === 'skill' &&
  /^ (?:assistants?|staff|teams?|colleagues|managers|engineers|professionals|departments?|agencies|workers)\b/i.test(
    line.slice(end),
  ) &&
  /\b(?:work(?:ing)?|liais(?:e|ing|on)|collaborat(?:e|ing|ion)|communicat(?:e|ing|ion)|partner(?:ing)?|relationships?) (?:closely |effectively |directly )?with (?:the |our |other ){0,2}$/i.test(
    line.slice(0, start),
  );

/** "Two years in a hotel or restaurant": where, and not what is done there. */
const saysWhere = ({ start, end }: SkillMention, line: string): boolean =>
  /^(?:hotels?|distribution)$/i.test(line.slice(start, end)) &&
  (WHERE_IT_IS.test(line.slice(0, start)) ||
    / [–—-] (?:\p{Lu}\p{L}+ ){0,3}$/u.test(line.slice(0, start)) ||
    /^ (?:cent(?:re|er)s?|depots?)\b/i.test(line.slice(end)));
const WHERE_IT_IS = /\b(?:in|of|at|for|from|within) (?:an?|the|our|your|any|another) [^.;:]{0,30}$/i;

/** "Managing a team of two", "supervise trainees and technicians" describe two skills in one: one thing that is asked for. */
const isSaidBefore = (mention: SkillMention, before: readonly SkillMention[]): boolean =>
  mention.isDescribed === true &&
  before.some(
    ({ isDescribed, start, end }) => end > mention.start && (isDescribed === true || start === mention.start),
  );

/** "MSK assessment", where "MSK" says it whole: the noun behind it is its own. */
const isHeadOf = (before: SkillMention | undefined, { skill, start }: SkillMention, line: string): boolean =>
  before !== undefined &&
  /^ ?$/.test(line.slice(before.end, start)) &&
  before.skill.name.toLowerCase().endsWith(` ${skill.name.toLowerCase()}`);

/** "Supervising or mentoring junior staff": the choice is what is asked for, and no description of both. */
const isTheChoice = ({ isDescribed, start, end }: SkillMention, choices: readonly SkillMention[]): boolean =>
  isDescribed === true && choices.some((each) => each.isDescribed !== true && each.start < end && each.end > start);

/** "Enquiries by phone, email and social media": how people write, and not what is done there. */
const isAChannel = ({ start, end }: SkillMention, line: string): boolean =>
  /^social media$/i.test(line.slice(start, end)) &&
  /\b(?:by|via|over|through|on) (?:the )?(?:(?:tele)?phone|e-?mail|letter|live chat)\b[^.;]{0,40}$/i.test(
    line.slice(0, start),
  );

/** "Infrastructure as code with Terraform", "databases (PostgreSQL)", "SAP or Oracle ERP": the kind of it is what is asked for. */
const isOfAKindNamed = ({ skill, start, end }: SkillMention, line: string, all: readonly SkillMention[]): boolean =>
  all.some(
    (kind) =>
      kindsOf(skill.name).includes(kind.skill.name) &&
      (WHAT_KIND_IT_IS.test(line.slice(kind.end, start)) || BY_EXAMPLE.test(line.slice(end, kind.start))),
  );
/** "Network automation with Python or Ansible": whoever wrote scripts in one of them has automated something. */
const isDoneWith = ({ skill, end }: SkillMention, line: string, all: readonly SkillMention[]): boolean =>
  (skill.name === 'Automation' || skill.name === 'Editing') &&
  all.some(({ skill: tool, start }) => isTool(tool) && start > end && DONE_WITH.test(line.slice(end, start)));
const DONE_WITH = /^(?: \p{L}+)? (?:with|using|in|via|through) (?:(?:[\w.+#-]+)(?:,? or |, |\/))?$/iu;
/** Behind the name, or behind another of which either will do. */
const WHAT_KIND_IT_IS = /^ (?:(?:or|\/) \p{Lu}[\p{L}\d.+#-]* )?$/u;
const BY_EXAMPLE =
  /^(?: (?:systems?|software|packages?|tools?|platforms?|programs?|applications?))?(?: (?:with|using|in|on|via|through|such as|like) | [–—-] |: | (?:with|using) (?:[\w.+#-]+(?:,? or |, |\/))+| \()$/i;

/** "A team of two (purchase ledger and sales ledger)": what those do who are led. */
function isOfTheTeam({ start, end }: SkillMention, line: string): boolean {
  const team = /\bteam(?: of \p{L}+| of \d+)?(?: \p{L}+){0,2} \([^)]*\)/u.exec(line);
  return team !== null && start > team.index + team[0].indexOf('(') && end < team.index + team[0].length;
}

/** "An assistant who is half way through AAT": somebody else's. */
const isAnothers = (line: string): boolean =>
  /\b(?:assistant|colleague|technician|trainee)s? who\b|\bwho reports? to you\b/i.test(line);

/** "Chartership (MCLIP)", "chartered status with the ACA": of another body, or of accountants, and no engineer's. */
const isStatusElsewhere = (name: string, written: string, line: string): boolean =>
  name === CHARTERED_ENGINEER && NAMES_NO_BODY.test(written) && isOfNoEngineers(line);
const isOfNoEngineers = (line: string): boolean => {
  const bodies = membershipsIn(line).map(({ body }) => body);
  return bodies.length > 0
    ? bodies.every(({ isOfEngineers }) => !isOfEngineers)
    : /\bF?(?:ACA|CA)\b|\b(?:ICAEW|ICAS|CAI|CFA|CII|CISI|CIPFA)\b/.test(line);
};
const CHARTERED_ENGINEER = 'Chartered engineer';
const NAMES_NO_BODY = /^(?:chartership|chartered status|chartered with)$/i;

/** "A DBS check will be carried out": by the employer, and nothing that anybody brings. A registration is brought. */
const isSeenTo = ({ skill, start, end }: SkillMention, line: string): boolean =>
  A_CHECK.test(skill.name) && SEEN_TO.test(clauseAround(line, start, end));
const A_CHECK = /\b(?:dbs|disclosure|pvg|check|vetting|clearance)\b/i;
const clauseAround = (line: string, start: number, end: number): string =>
  `${/[^.;:]*$/.exec(line.slice(0, start))?.[0] ?? ''}${/^[^.;:]*/.exec(line.slice(start))?.[0] ?? line.slice(start, end)}`;
const SEEN_TO =
  /\b(?:will be|is|are) (?:carried out|undertaken|conducted|completed|arranged|obtained|funded|paid for|provided)\b|\bsubject to\b|\b(?:we|the (?:company|trust|school|home|employer))(?: will|['’]ll)? (?:pay|cover|fund|arrange)s?\b|\b(?:paid|funded) (?:for )?by (?:us|the)\b/i;

/** "AWS, Azure or GCP" at the end of a list of skills: one of them. */
function listedSkills(item: string, line: string): NamedSkill[] {
  const choices = alternativesIn(item, skillsNamedIn(item));
  return choices.size < 2
    ? listedSkill(item, line)
    : [...choices].flatMap(([{ start, end }, { key, others, isDoubtful }]) =>
        listedSkill(item.slice(start, end), line).map((skill) => ({
          ...skill,
          oneOf: key,
          orElse: others,
          isDoubtful,
        })),
      );
}

/** An item of a list of skills is one skill, whether a vocabulary knows it or not. */
function listedSkill(item: string, line: string): NamedSkill[] {
  const name = withoutHowMuch(item.replace(/[.\s]+$/, '').trim());
  const words = wordsOf(name);
  if (words.length === 0 || words.length > 7 || name.length > 60) return [];
  const [known] = skillsNamedIn(name);
  const isWhole = known && known.length >= words.length / 2;
  const skill: Skill = isWhole ? known.skill : { name, kind: 'skill', field: null, source: 'Landfall' };
  if (skill.kind === 'language') return [];
  const phrase = isWhole ? null : words.map(({ folded }) => folded).join(' ');
  return [
    {
      skill,
      written: name,
      importance: 'required',
      line,
      phrase,
      isListed: true,
      oneOf: null,
      orElse: [],
      orSimilar: false,
    },
  ];
}

const OF_ITS_TRADE_ONLY =
  /^(?:on[- ]call(?: rota)?|housekeeping|chartership|chartered status|fieldwork|category management)$/i;
const PLAIN_VERB = /^assess(?:es|ed|ing)?$/i;
/** "Assess, plan and deliver patient care": what is done to one thing, which is named behind. */
const ONE_OF_SEVERAL = /^(?:,| and) \p{Ll}+(?:,| and) /u;
/** Trades in which people are assessed, as a skill of its own. */
const ASSESSES_PEOPLE: ReadonlySet<Field> = new Set<Field>(['education', 'social', 'healthcare', 'people']);

/** Asked for by name, whatever trade it is of. */
const IN_SO_MANY_WORDS =
  /\b(?:knowledge|experience|understanding|command|familiarity|background|skills?) (?:of|in|with)\b|\bfamiliar with\b/i;

/** Each skill once, as strongly as it is asked for anywhere. What belongs to another trade and is named in passing falls away. */
export function eachOnce(named: readonly NamedSkill[], field: Field | null): AskedSkill[] {
  const skills = new Map<string, AskedSkill>();
  const isPassing = ({ skill, isListed, line, isPlainVerb, isOfItsTradeOnly }: NamedSkill) =>
    (isPlainVerb === true && (field === null || !ASSESSES_PEOPLE.has(field))) ||
    (isOfItsTradeOnly === true && (field === null || skill.field === null || !belongs(skill.field, field))) ||
    (!isListed &&
      skill.name !== 'People management' &&
      !IN_SO_MANY_WORDS.test(line) &&
      field !== null &&
      skill.field !== null &&
      skill.kind !== 'certificate' &&
      !belongs(skill.field, field));
  /** Lists of alternatives of which one is asked for by itself: it says more than the list. */
  const covered = new Set<string | null>();
  for (const mention of named) {
    if (isPassing(mention)) continue;
    const { skill, written, importance, line, phrase, oneOf, orElse, isDoubtful, orSimilar } = mention;
    const known = skills.get(skill.name);
    // "MicroDrainage or InfoDrainage" is asked for, whichever of them another line wishes for by itself
    if (known && isOnlyWished(mention, known)) continue;
    if (known && isOnlyWished(known, mention)) {
      skills.set(skill.name, { skill, written, importance, line, phrase, oneOf, orElse, isDoubtful, orSimilar });
      continue;
    }
    if (known && (known.oneOf === null) !== (oneOf === null)) covered.add(known.oneOf ?? oneOf);
    if (!known)
      skills.set(skill.name, { skill, written, importance, line, phrase, oneOf, orElse, isDoubtful, orSimilar });
    else {
      if (importance === 'required') known.importance = 'required';
      // Asked for by itself somewhere, it is no alternative any more.
      if (oneOf === null) {
        known.oneOf = null;
        known.orElse = [];
      }
    }
  }
  return [...skills.values()].filter(({ oneOf }) => oneOf === null || !covered.has(oneOf));
}

/** By itself and as a wish, where the other is one of a choice that is a must. */
const isOnlyWished = (alone: AskedSkill, choice: AskedSkill): boolean =>
  alone.oneOf === null && alone.importance === 'preferred' && choice.oneOf !== null && choice.importance === 'required';

const belongs = (skill: Field, advert: Field): boolean =>
  skill === 'general' ||
  closeness(skill, advert) > 0.3 ||
  (skill === 'data' && (advert === 'finance' || advert === 'science' || advert === 'marketing'));
