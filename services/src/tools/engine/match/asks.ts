import type { Requirement, RequirementKind, RequirementState } from '../../career-engine.js';
import type { AdvertFacts, AskedSkill } from '../reading/advert-reader.js';
import type { CvFacts } from '../reading/cv-facts.js';
import type { Proof } from '../reading/proof.js';
import { listed } from '../text/clean.js';
import { DEGREE_NAMES } from '../reading/degrees.js';
import { RANK_NAMES } from '../reading/seniority.js';
import {
  certificateFinding,
  degreeFinding,
  isTitleAlone,
  languageFinding,
  placeFinding,
  rightFinding,
  roleFinding,
} from './findings.js';
import { MISSING, type Finding } from './finding.js';
import { rankFinding, yearsFinding } from './years-finding.js';
import { skillFinding } from './skill-finding.js';
import { IN_A_LIST, wordedFinding } from './worded-finding.js';
import type { WordedAsk } from '../reading/worded-asks.js';

/** A requirement before it has its share of the score, with what the texts for people need beside it. */
export interface Ask {
  name: string;
  kind: RequirementKind;
  importance: 'required' | 'preferred';
  jobLine: string | null;
  /** Its weight among its own kind; shares are made of it later. */
  weight: number;
  state: RequirementState;
  proof: Proof | null;
  /** What the CV calls it, or what is near to it; null where nothing does, or words of the advert alone were found. */
  called: string | null;
  /** The skill that proves it in part, when it is another one. */
  near: string | null;
  /** Its name stands in a list that fits none of the work; `proof` is that line, and it is not counted. */
  isOnlyKeyword: boolean;
  /** Said in place of what is usual for such a requirement; null where the usual is right. */
  why: string | null;
}

/** What a whole advert's skills weigh at most, and one skill when there are few. */
const SKILLS_TOGETHER = 60;
const ONE_SKILL = 15;
const ROLE = 24;
const YEARS = 8;
const DEGREE = 6;
const RANK = 5;
const CERTIFICATE = 10;
const LANGUAGE = 4;
const PLACE = 2;
const RIGHT = 5;
/** A wish weighs half of what a must does; a personal quality, which no line proves well, less than half. */
const WISH = 0.5;
const QUALITY = 0.4;

/**
 * Everything the advert asks for that a CV can be held against; nothing when only level, place, language or permission
 * could be compared, which say nothing of the work.
 */
export function asksOf(advert: AdvertFacts, cv: CvFacts): Ask[] {
  const asks = allAsks(advert, cv);
  return asks.some(({ kind }) => OF_THE_WORK.has(kind)) ? asks : [];
}

const OF_THE_WORK: ReadonlySet<RequirementKind> = new Set<RequirementKind>([
  'skill',
  'experience',
  'certificate',
  'degree',
]);

function allAsks(advert: AdvertFacts, cv: CvFacts): Ask[] {
  return [...roleAsk(advert, cv), ...skillAsks(advert, cv), ...certificateAsks(advert, cv), ...otherAsks(advert, cv)];
}

const ask = (
  base: {
    name: string;
    kind: RequirementKind;
    importance?: Requirement['importance'];
    jobLine: string | null;
    weight: number;
  },
  { state, proof, near = null, called = null, isOnlyKeyword = false, why = null }: Finding,
): Ask => ({
  ...base,
  importance: base.importance ?? 'required',
  weight: base.weight * (base.importance === 'preferred' ? WISH : 1),
  ...{ state, proof, near, called, isOnlyKeyword, why },
});

function roleAsk(advert: AdvertFacts, cv: CvFacts): Ask[] {
  if (advert.field === null && advert.title === null) return [];
  const name = advert.title ? `Work as ${advert.title}` : 'Work in this field';
  const weight = advert.isOpenToAll ? ROLE * WISH : ROLE;
  return [ask({ name, kind: 'experience', jobLine: advert.titleLine, weight }, roleFinding(advert, cv))];
}

function skillAsks(advert: AdvertFacts, cv: CvFacts): Ask[] {
  const role = roleFinding(advert, cv);
  const named = groupsOf(advert.skills.filter(({ skill }) => skill.kind !== 'certificate')).map((group) => ({
    ...bestOf(group.map((asked) => ({ asked, finding: titleFinding(asked, advert, role, skillFinding(asked, cv)) }))),
    share: group.every(({ skill }) => skill.kind === 'quality') ? QUALITY : 1,
  }));
  const worded = withoutCopied(
    advert.worded.map((asked) => ({
      base: { name: asked.name, kind: kindOf(asked), importance: asked.importance, jobLine: asked.line },
      finding: wordedFinding(asked, cv),
      share: 1,
    })),
  );
  const all = [...named, ...worded].map((each) => ({
    ...each,
    share: each.share * (each.base.importance === 'preferred' ? WISH : 1),
  }));
  const sum = all.reduce((total, { share }) => total + share, 0);
  const together = Math.min(SKILLS_TOGETHER, ONE_SKILL * sum);
  return all.map(({ base, finding, share }) => ({
    ...ask({ ...base, weight: 1 }, finding),
    weight: (together * share) / sum,
  }));
}

/** A list that has the words of so many lines of the advert was copied from it. */
const COPIED = 3;

/** What only a copied list says counts for nothing, as with any line of keywords. */
function withoutCopied<T extends { finding: Finding }>(asks: readonly T[]): T[] {
  const inLists = asks.flatMap(({ finding: { why, proof } }) => (why === IN_A_LIST && proof ? [proof.whole] : []));
  const isCopied = ({ why, proof }: Finding) =>
    why === IN_A_LIST && inLists.filter((line) => line === proof?.whole).length >= COPIED;
  return asks.map((each) =>
    isCopied(each.finding)
      ? { ...each, finding: { ...MISSING, proof: each.finding.proof, isOnlyKeyword: true } }
      : each,
  );
}

const kindOf = ({ isQualification }: WordedAsk): RequirementKind => (isQualification ? 'certificate' : 'skill');

/** "Kafka or RabbitMQ" is one requirement, which either meets. What is asked for alone as well stays alone. */
function groupsOf(skills: readonly AskedSkill[]): AskedSkill[][] {
  const groups = new Map<string, AskedSkill[]>();
  for (const asked of skills) {
    const key = asked.oneOf ?? asked.skill.name;
    groups.set(key, [...(groups.get(key) ?? []), asked]);
  }
  return [...groups.values()];
}

/** The alternatives under one name, with the finding that says most for the CV. */
function bestOf(group: readonly { asked: AskedSkill; finding: Finding }[]) {
  const order: RequirementState[] = ['met', 'partly', 'missing'];
  const [best] = group.toSorted((one, other) => order.indexOf(one.finding.state) - order.indexOf(other.finding.state));
  if (!best) throw new Error('A group of alternatives has at least one');
  const name = listed(
    group.map(({ asked }) => asked.skill.name),
    'or',
  );
  const { importance, line } = best.asked;
  return { base: { name, kind: 'skill' as const, importance, jobLine: line }, finding: best.finding };
}

/** What stands for a relative when a skill is a part of the work itself. */
export const THE_WORK_ITSELF = 'Work in this field';

/** A skill that only the title names is a part of the work itself: whoever does that work has a start on it. */
function titleFinding({ line }: AskedSkill, advert: AdvertFacts, role: Finding, own: Finding): Finding {
  const { titleLine } = advert;
  // An accountant who kept a hotel's books has not done a hotel's work.
  if (own.state === 'met' && role.state === 'missing' && isTitleAlone(advert)) return { ...own, state: 'partly' };
  const isOfTitle = line === titleLine && own.state === 'missing' && role.state === 'met';
  return isOfTitle ? { state: 'partly', proof: role.proof, near: THE_WORK_ITSELF } : own;
}

/** "CIMA or ACCA": one of them is enough, so they are one requirement. */
function certificateAsks(advert: AdvertFacts, cv: CvFacts): Ask[] {
  const groups = new Map<string, AskedSkill[]>();
  for (const asked of advert.skills) {
    if (asked.skill.kind !== 'certificate') continue;
    const key = /\bor\b|[\p{L}\d] ?\/ ?\p{L}/u.test(asked.line) ? asked.line : `${asked.line}\n${asked.skill.name}`;
    groups.set(key, [...(groups.get(key) ?? []), asked]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const name = listed(
      group.map(({ skill }) => skill.name),
      'or',
    );
    const base = {
      name,
      kind: 'certificate' as const,
      importance: first.importance,
      jobLine: first.line,
      weight: CERTIFICATE,
    };
    return [
      ask(
        base,
        certificateFinding(
          group.map(({ skill }) => skill.name),
          cv,
        ),
      ),
    ];
  });
}

/** "Fluent French or German": either will do. */
function languagesTogether(languages: AdvertFacts['languages']) {
  const groups = new Map<string, { names: string[]; importance: Requirement['importance']; line: string }>();
  for (const { language, importance, line } of languages) {
    const key = /\p{Lu}\p{L}+ or \p{Lu}/u.test(line) ? line : language;
    groups.set(key, { importance, line, names: [...(groups.get(key)?.names ?? []), language] });
  }
  return [...groups.values()];
}

function otherAsks(advert: AdvertFacts, cv: CvFacts): Ask[] {
  const { years, degree, rank, languages, place, sponsorship } = advert;
  const asks: Ask[] = [];
  if (years) {
    asks.push(
      ask(
        {
          name: `${years.said} of experience`,
          kind: 'experience',
          importance: years.importance,
          jobLine: years.line,
          weight: YEARS,
        },
        yearsFinding(years, advert, cv),
      ),
    );
  }
  if (degree) {
    const base = {
      name: DEGREE_NAMES[degree.level],
      kind: 'degree' as const,
      importance: degree.importance,
      jobLine: degree.line,
    };
    asks.push(ask({ ...base, weight: DEGREE }, degreeFinding(degree, cv)));
  }
  if (rank)
    asks.push(
      ask(
        { name: RANK_NAMES[rank.rank], kind: 'seniority', jobLine: rank.line, weight: RANK },
        rankFinding(rank.rank, advert, cv),
      ),
    );
  for (const { names, importance, line } of languagesTogether(languages)) {
    const found = names.map((language) => languageFinding(language, cv));
    const best = found.find(({ state }) => state === 'met') ?? found.find(({ state }) => state === 'partly') ?? MISSING;
    asks.push(ask({ name: listed(names, 'or'), kind: 'language', importance, jobLine: line, weight: LANGUAGE }, best));
  }
  const where = place && cv.country && placeFinding(advert, cv);
  if (where)
    asks.push(
      ask(
        {
          name: `Based in ${place.town || place.country || 'the same place'}`,
          kind: 'location',
          jobLine: advert.placeLine,
          weight: PLACE,
        },
        where,
      ),
    );
  if (sponsorship && sponsorship.says !== 'offered') {
    asks.push(
      ask(
        { name: 'Right to work', kind: 'right-to-work', jobLine: sponsorship.line, weight: RIGHT },
        rightFinding(cv, advert),
      ),
    );
  }
  return asks;
}
