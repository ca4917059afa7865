import type { RequirementKind, RequirementState } from '../../career-engine.js';
import type { AdvertFacts, AskedSkill } from '../reading/advert-reader.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { accreditsADegree } from '../reading/accredited-degrees.js';
import { askedByName, type WordedAsk } from '../reading/worded-ask.js';
import { isTool } from '../vocabulary/tools.js';
import { calledIn, writtenAs } from '../reading/called-in.js';
import { endsInPerson } from '../reading/occupations.js';
import { isHeld } from '../reading/post-held.js';
import { skillsNamedIn } from '../reading/skill-finder.js';
import { stemsOf } from '../reading/stems.js';
import { listed } from '../text/clean.js';
import { apprenticeshipFinding } from './apprenticeship.js';
import { ask, WISH, type Ask } from './ask.js';
import { MISSING, type Finding } from './finding.js';
import { certificateFinding } from './certificate-finding.js';
import { inAnotherForm } from './in-another-form.js';
import { calledMembership, membershipsAsked } from './membership-finding.js';
import { calledOnTheWay } from './on-the-way.js';
import { asksNothingBesideTheTitle } from './nothing-beside-the-title.js';
import { roleFinding } from './role-finding.js';
import { roleFit } from './role-fit.js';
import { DENIED, NOT_YET, skillFinding } from './skill-finding.js';
import { asLearnt, asksExperience, withoutDegrees } from './learnt-alone.js';
import { isShortAsk } from './composed-ways.js';
import { composedFinding, namedFinding, namedFindingOf } from './told-finding.js';
import { asKnownByWords } from './known-by-a-list.js';
import { IN_A_LIST } from './worded-whys.js';
import { wordedFinding } from './worded-finding.js';
import { whoDoesIt } from './who-does-it.js';

/** What a whole advert's skills weigh at most, and one skill when there are few. */
const SKILLS_TOGETHER = 60;
const ONE_SKILL = 15;
const CERTIFICATE = 10;
/** A personal quality, which no line proves well, weighs less than half. */
const QUALITY = 0.4;
/** One of many things to do, told in passing. */
const DUTY = 0.5;
/** The same in words of the advert's own. */
const A_QUALITY =
  /\b(?:under pressure|calm|good eye|caring(?! for)|compassion\p{L}*|(?:kind|patient|friendly) (?:nature|manner)|confidential\p{L}*|telephone manner|attitude|team player|passion\p{L}*|enthusias\p{L}*|flexib\p{L}*|motivat(?:ed|ion)|self[- ]starter|personable|personality|work ethic|common sense|sense of humour|discretion|eye for detail|geographical knowledge|(?:well |highly )?organi[sz]ed|work (?:alone|independently|(?:as|in) (?:part of )?a team))\b/iu;

export function skillAsks(advert: AdvertFacts, cv: CvFacts): Ask[] {
  const role = roleFinding(advert, cv);
  const besideSkills = keysOfSkills(advert);
  const skills = advert.skills.filter(
    (asked) => asked.skill.kind !== 'certificate' || isBesideSkills(asked, besideSkills),
  );
  const findingOf = (asked: AskedSkill) =>
    asked.skill.kind === 'certificate'
      ? certificateFinding([asked.skill.name], asked.line, cv)
      : titleFinding(asked, advert, cv, role, ownFinding(asked, advert, cv));
  // Where no experience is asked for, a part of the work itself is none that anybody has to bring.
  const isOfTheTitle = ({ jobLine }: Pick<Ask, 'jobLine'>) =>
    advert.asksForNoExperience && jobLine === advert.titleLine;
  const named = groupsOf(skills)
    .map((group) => ({
      ...bestOf(
        group.map((asked) => ({ asked, finding: findingOf(asked) })),
        cv,
      ),
      share: group.every(({ skill }) => skill.kind === 'quality') ? QUALITY : 1,
    }))
    .filter(({ base, finding }) => !(isOfTheTitle(base) && finding.state === 'missing'));
  const worded = withoutCopied(
    advert.worded.map((asked) => ({
      base: { name: asked.name, kind: kindOf(asked), importance: asked.importance, jobLine: asked.line },
      finding: asTheWorkItself(asked, advert, role) ?? findingInWords(asked, cv),
      share: asked.interestIn !== undefined || A_QUALITY.test(asked.name) ? QUALITY : asked.isDuty ? DUTY : 1,
      isUnsaid: asked.isDuty === true,
    })),
    // Of one of many things to do, words that were not found say nothing: it is done in others.
  )
    .map((each) => ({ ...each, finding: asKnownByWords(each.finding, each.base.jobLine) }))
    .filter(({ isUnsaid, finding: { state, proof } }) => !isUnsaid || state !== 'missing' || proof !== null);
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

const ownFinding = (asked: AskedSkill, advert: AdvertFacts, cv: CvFacts): Finding =>
  apprenticeshipFinding(asked, cv) ?? besideFinding(asked, advert, cv) ?? findingByName(asked, cv);

const findingByName = (asked: AskedSkill, cv: CvFacts): Finding =>
  asksExperience('', asked.line) ? asLearnt(bySkill(asked, cv)) : bySkill(asked, cv);

/** What neither a line names nor a list claims is looked for in what the posts are called and in the words of work. */
function bySkill(asked: AskedSkill, cv: CvFacts): Finding {
  const found = skillFinding(asked, cv);
  if (found.state === 'met' || found.why === DENIED || found.why === NOT_YET) return found;
  const doer = whoDoesIt(asked.skill.name, cv) ?? whoDoesIt(asked.written, cv);
  if (doer) return doer;
  const told = toldByAnyName(asked, cv);
  if (told) return told;
  return found.state === 'missing' && found.proof === null ? (inAnotherForm(asked, cv) ?? found) : found;
}

/** The words around a name may narrow it down: it is composed of all of its line, or of the name in a longer one. */
function toldByAnyName({ skill, written, line }: AskedSkill, cv: CvFacts): Finding | null {
  const composed = isShortAsk(line) ? [line] : [written];
  return (
    namedFindingOf(skill.name, written, cv) ??
    namedFinding(written, cv) ??
    namedFinding(line, cv) ??
    composed.flatMap((name) => composedFinding(name, cv) ?? [])[0] ??
    null
  );
}

/** What its words do not say, what a post is called may: a Product Manager of "Product management". */
function findingInWords(asked: WordedAsk, cv: CvFacts): Finding {
  const found = inWordsAlone(asked, cv);
  if (asked.isQualification || found.state === 'met' || found.why === DENIED || found.why === NOT_YET) return found;
  return whoDoesIt(asked.name.replace(EXPERIENCE_OF, ''), cv) ?? found;
}
const EXPERIENCE_OF = /^(?:(?:previous|prior|proven|relevant) )?(?:experience|knowledge) (?:of|in|with) /i;

/** What was done before what was learnt, where it is to have been done. */
function inWordsAlone(asked: WordedAsk, cv: CvFacts): Finding {
  if (asked.isQualification || !asksExperience(asked.name, asked.line)) return wordedFinding(asked, cv);
  const done = wordedFinding(asked, withoutDegrees(cv));
  return done.state === 'met' ? done : asLearnt(wordedFinding(asked, cv));
}

/** "Experience in care (paid or family)" of a care assistant: the advert's own work, in its title's words. */
function asTheWorkItself({ name, stems }: WordedAsk, { title }: AdvertFacts, role: Finding): Finding | null {
  const subject = /^(?:previous |prior )?experience (?:in|of|as) (?:an? )?([^(]+)/i.exec(name)?.[1];
  if (subject === undefined || title === null || role.state === 'missing' || stems.length === 0) return null;
  // "Support Worker (Homeless Hostel)": where it is, a post elsewhere bears out by saying it alone
  const ofTitle = new Set([...stemsOf(title.split(WHERE_IT_IS)[0] ?? title), ...stemsOf(role.proof?.whole ?? '')]);
  // "As a Sous Chef or Junior Sous": either will do.
  const isOfTitle = (words: string) => {
    const asked = stemsOf(words).filter((each) => stems.includes(each));
    return asked.length > 0 && asked.every((each) => ofTitle.has(each));
  };
  return subject.split(/\bor\b/i).some(isOfTitle) ? role : null;
}

const WHERE_IT_IS = /\s[–—|-]\s|\s\(|,\s|\s(?:in|for|at|with)\s/i;

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
function bestOf(group: readonly { asked: AskedSkill; finding: Finding }[], cv: CvFacts) {
  const [first] = group;
  if (!first) throw new Error('A group of alternatives has at least one');
  const { importance, line } = first.asked;
  const others = othersIn(group.map(({ asked }) => asked));
  const findings = [
    ...group.map(({ finding: own }) => own),
    ...others.map((name) => wordedFinding(askedByName(name, first.asked), cv)),
  ];
  const best = bestFinding(findings);
  const isMetByFew = findings.filter(({ state }) => state === 'met').length * 2 < findings.length;
  const finding: Finding =
    first.asked.isDoubtful && best.state === 'met' && isMetByFew
      ? { ...best, state: 'partly', why: 'The advert may ask for more than one of these' }
      : best;
  const names = group.map(({ asked: { skill, written } }) =>
    group.length + others.length > 1 ? writtenAs(skill.name, written) : skill.name,
  );
  const name = listed([...names, ...others], 'or');
  return { base: { name, kind: 'skill' as const, importance, jobLine: line }, finding };
}

/** What would do as well, by names that no vocabulary knows. */
function othersIn(group: readonly AskedSkill[]): string[] {
  const named = group.map(({ skill }) => skill.name.toLowerCase());
  const others = new Set(group.flatMap(({ orElse }) => orElse));
  // "ECS/JIB gold card": an ECS card is named already.
  return [...others].filter((other) => !named.some((name) => name.startsWith(other.toLowerCase())));
}

const ORDER: readonly RequirementState[] = ['met', 'partly', 'missing'];
const bestFinding = (findings: readonly Finding[]): Finding =>
  findings.toSorted(
    (one, other) =>
      ORDER.indexOf(one.state) - ORDER.indexOf(other.state) ||
      Number(other.proof !== null) - Number(one.proof !== null),
  )[0] ?? MISSING;

/** What is done beside others' work counts where the advert is for those who do it. */
function besideFinding({ skill }: AskedSkill, advert: AdvertFacts, cv: CvFacts): Finding | null {
  const own = cv.beside.get(skill.name)?.find(({ post }) => isHeld(post) && roleFit(post, advert) === 'same');
  return own ? { state: 'met', proof: own.proof, called: calledIn(skill.name, own.proof) } : null;
}

/** What stands for a relative when a skill is a part of the work itself. */
export const THE_WORK_ITSELF = 'Work in this field';

/** A skill that only the title names is a part of the work itself: whoever does that work has a start on it. */
function titleFinding(
  { line, skill }: AskedSkill,
  advert: AdvertFacts,
  cv: CvFacts,
  role: Finding,
  own: Finding,
): Finding {
  const { titleLine } = advert;
  // An accountant who kept a hotel's books has not done a hotel's work.
  if (own.state === 'met' && role.state === 'missing' && asksNothingBesideTheTitle(advert))
    return { ...own, state: 'partly' };
  if (line !== titleLine || own.state === 'met' || (role.state !== 'met' && !isOfTheTrade(cv, advert))) return own;
  // "Healthcare Assistant" names who does it: who was one has done it, as no knowledge of Python makes a developer.
  if (role.state === 'met' && isWhoDoesIt(skill.name, line)) return { state: 'met', proof: role.proof };
  // "Backend Engineer (Go / Kubernetes)": a tool in the title is not known for doing the work.
  const isWorkItself = own.state === 'missing' && !isTool(skill) && !isOnlyBehindTheTitle(skill.name, line);
  return isWorkItself ? { state: 'partly', proof: role.proof, near: THE_WORK_ITSELF } : own;
}

/** "Clinical Pharmacist - Critical Care": in what of many, which whoever does that work need not have done. */
function isOnlyBehindTheTitle(name: string, title: string): boolean {
  const head = title.split(/\s[–—|-]\s|\s\(/)[0] ?? title;
  return !skillsNamedIn(head).some(({ skill }) => skill.name === name);
}

/** Less of it, or who leads others in it. */
const isOfTheTrade = ({ posts }: CvFacts, { known }: AdvertFacts): boolean =>
  known !== null && posts.some((post) => isHeld(post) && post.known?.family === known.family);

const isWhoDoesIt = (name: string, title: string): boolean =>
  skillsNamedIn(title).some(({ skill, start, end }) => skill.name === name && endsInPerson(title.slice(start, end)));

/** "CIMA or ACCA": one of them is enough, so they are one requirement. */
export function certificateAsks(advert: AdvertFacts, cv: CvFacts): Ask[] {
  const groups = new Map<string, AskedSkill[]>();
  const besideSkills = keysOfSkills(advert);
  for (const asked of advert.skills) {
    if (asked.skill.kind !== 'certificate' || isBesideSkills(asked, besideSkills)) continue;
    if (accreditsADegree(asked.line, asked.written)) continue;
    const key = /\bor\b|[\p{L}\d] ?\/ ?\p{L}/u.test(asked.line) ? asked.line : `${asked.line}\n${asked.skill.name}`;
    groups.set(key, [...(groups.get(key) ?? []), asked]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const names = group.map(({ skill }) => skill.name);
    const others = othersIn(group);
    const base = {
      name:
        nameOfMembership(names, others, first.line) ??
        calledOnTheWay([...names, ...others], first.line) ??
        listed([...names, ...others], 'or'),
      kind: 'certificate' as const,
      importance: first.importance,
      jobLine: first.line,
      weight: CERTIFICATE,
    };
    const findings = others.map((name) => wordedFinding(askedByName(name, first), cv));
    return [ask(base, bestFinding([certificateFinding(names, first.line, cv), ...findings]))];
  });
}

/** "Chartered member of the IStructE or ICE": the bodies by their names, where the advert asks for no chartered engineer. */
function nameOfMembership(names: readonly string[], others: readonly string[], line: string): string | null {
  const asked = membershipsAsked([...names, ...others], line);
  const isOfThem = (name: string) => membershipsAsked([name], line).length > 0;
  return asked.every(({ isToCome }) => !isToCome) &&
    [...names, ...others].every(isOfThem) &&
    names.some((name) => !line.includes(name))
    ? calledMembership(asked, line)
    : null;
}

/** The choices that a skill is one of: a paper in one of them is no requirement by itself. */
const keysOfSkills = ({ skills }: AdvertFacts): ReadonlySet<string | null> =>
  new Set(
    skills.filter(({ skill, oneOf }) => skill.kind !== 'certificate' && oneOf !== null).map(({ oneOf }) => oneOf),
  );

const isBesideSkills = ({ oneOf }: AskedSkill, keys: ReadonlySet<string | null>): boolean => keys.has(oneOf);
