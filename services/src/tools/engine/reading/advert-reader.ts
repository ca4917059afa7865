import { isEnglish } from '../text/english.js';
import type { Field } from '../vocabulary/skill.js';
import { advertHead, type AdvertHead } from './advert-head.js';
import { advertSentencesOf, sentencesOnRights } from './advert-sentences.js';
import type { AdvertSentence } from './advert-sentence.js';
import { placesOfName } from './advert-company.js';
import { atAFrontDesk } from './hotel-reception.js';
import { asClinicalPractice, isOfTrials } from './clinical-practice.js';
import { conditionsIn } from './conditions-told.js';
import { amongPlants, withoutItsChildren } from './plant-nurseries.js';
import { withoutInterests } from './interests-asked.js';
import { occupationWords } from './occupations.js';
import { mostVoted } from './fields.js';
import { fieldOfWork, occupationOf } from './occupation-families.js';
import type { Occupation } from './occupation.js';
import {
  ANY_OTHER,
  degreesAsked,
  languagesAsked,
  sponsorshipOf,
  yearsAsked,
  type Asked,
  type DegreeAsked,
  type YearsAsked,
} from './advert-asks.js';
import { levelIn } from './levels-named.js';
import { namesAPaper } from './papers-named.js';
import { tradeOfARank } from './rank-alone.js';
import { rankOf, saysRank, type Rank } from './seniority.js';
import { isTool } from '../vocabulary/tools.js';
import { eachOnce, itemsOfASkillList, skillsOf, type AskedSkill, type NamedSkill } from './advert-skills.js';
import type { SkillMention } from './skill-finder.js';
import { stemsOf } from './stems.js';
import { wordedAsks } from './worded-asks.js';
import type { WordedAsk } from './worded-ask.js';
import type { SponsorshipWord } from './rights.js';

export type { AskedSkill, YearsAsked };

/** All that the engine knows of an advert. Small: thousands are kept. */
export interface AdvertFacts extends AdvertHead {
  field: Field | null;
  /** The words of the title that name an occupation, as stems. */
  occupation: readonly string[];
  /** The occupation that the title names, where the vocabulary knows it. */
  known: Occupation | null;
  skills: AskedSkill[];
  /** "Java Developer": the tool that says which kind of it is meant. */
  tool: string | null;
  years: YearsAsked | null;
  degree: DegreeAsked | null;
  /** A higher one, asked for in another line. */
  furtherDegree: DegreeAsked | null;
  /** What it asks for in words that no vocabulary knows. */
  worded: WordedAsk[];
  rank: { rank: Rank; line: string } | null;
  languages: (Asked & { language: string })[];
  sponsorship: { says: SponsorshipWord; line: string } | null;
  /** Hours and the like, which no CV shows. */
  conditions: string[];
  /** What the person would do, in the advert's sentences. */
  duties: string[];
  /** Somebody new to the work may come: "no experience needed", "ideal for a graduate". */
  isOpenToAll: boolean;
  /** It says in so many words that no experience is needed, or that all training is given. */
  asksForNoExperience: boolean;
  /** English that the built-in engine can read, and enough of it. */
  isReadable: boolean;
}

/** An item whose only name was taken for that of another trade is asked for all the same: it is looked for by its words. */
function withoutDropped(sentence: AdvertSentence, skills: readonly AskedSkill[]): AdvertSentence {
  const isKept = ({ skill: { name, kind } }: SkillMention) =>
    kind === 'language' || kind === 'quality' || skills.some(({ skill }) => skill.name === name);
  const isDropped = sentence.isListed && !sentence.mentions.some(isKept);
  // "Level 3 Early Years qualification": a paper, also where another line asks for the work with its name
  const isOfAPaper =
    sentence.isListed &&
    levelIn(sentence.text) !== null &&
    namesAPaper(sentence.text) &&
    !skills.some(({ line }) => line === sentence.text);
  return isDropped || isOfAPaper ? { ...sentence, mentions: [] } : sentence;
}

/** "Fire alarm installation" is no installation of anything: the whole of it is looked for by its words. */
function withoutBareHead(sentence: AdvertSentence): AdvertSentence {
  const [only, ...others] = sentence.mentions;
  const isBareHead =
    sentence.isListed &&
    only !== undefined &&
    others.length === 0 &&
    only.length === 1 &&
    OF_A_THING.test(sentence.text);
  return isBareHead ? { ...sentence, mentions: [] } : sentence;
}
const OF_A_THING =
  /^[\s•●▪*–-]*(?!(?:good|strong|basic|some|general|advanced|excellent|industrial|commercial|domestic|professional|practical|previous|relevant|proven|planned|preventive|preventative|reactive|routine|manual|deep|all|your)\b)(?:[\p{L}]{2,} ){1,2}(?:installations?|calibrations?|welding|fabrication|maintenance|cleaning|repairs?|inspections?|surger(?:y|ies))(?: (?:experience|skills?|knowledge))?[\s.]*$/iu;

/** "Level 3 Food Safety" is a paper: the same line asks for no food safety beside it. */
const withoutNamedByPapers = (skills: readonly AskedSkill[], worded: readonly WordedAsk[]): AskedSkill[] =>
  skills.filter(
    ({ skill, line }) =>
      skill.kind === 'certificate' ||
      !worded.some(
        (ask) =>
          ask.isQualification &&
          ask.level !== null &&
          ask.line === line &&
          stemsOf(skill.name).every((each) => ask.stems.includes(each)),
      ),
  );

/** An item of a list of skills that a line of its own asks for as well, in the same words: that line says it. */
function askedOnce(skills: readonly AskedSkill[], worded: readonly WordedAsk[]) {
  const keyOf = (name: string) => stemsOf(name).toSorted().join(' ');
  const listed = new Set(skills.filter(({ phrase }) => phrase !== null).map(({ skill }) => keyOf(skill.name)));
  const own = new Set(worded.map(({ name }) => keyOf(name)));
  return {
    skills: skills.filter(
      ({ skill, phrase, oneOf }) => phrase === null || oneOf !== null || !own.has(keyOf(skill.name)),
    ),
    worded: worded.map((ask) => (listed.has(keyOf(ask.name)) ? { ...ask, importance: 'required' as const } : ask)),
  };
}

/** "API test automation" of a tester is the automation of tests, which stands beside it, and none of machines. */
const withoutItsHead = (skills: readonly AskedSkill[]): AskedSkill[] =>
  skills.some(({ skill }) => skill.name === 'Test automation')
    ? skills.filter(({ skill }) => skill.name !== 'Automation')
    : [...skills];

const MOST_SKILLS = 25;
const TELLS_OF_THE_PLACE = 6_000;

/** `isListed`: a job of the board, whose word on sponsorship was read when it was imported. */
export function readAdvert(text: string, isListed = false): AdvertFacts {
  const head = advertHead(text);
  const titled = head.title ? (occupationOf(head.title) ?? tradeOfARank(head.title, text)) : null;
  const growing = head.title ? amongPlants(titled, head.title, [text.slice(0, TELLS_OF_THE_PLACE)]) : null;
  const speaksOfTrials = isOfTrials(text);
  const sentences = advertSentencesOf(text)
    .map((sentence) => withoutEmployer(sentence, head.company))
    .map((sentence) => (growing === titled ? sentence : { ...sentence, mentions: withoutItsChildren(sentence) }))
    .map((sentence) =>
      speaksOfTrials ? { ...sentence, mentions: asClinicalPractice(sentence.text, sentence.mentions) } : sentence,
    )
    .map(withoutInterests)
    .map(withoutBareHead);
  const years = yearsAsked(sentences);
  const named = sentences.flatMap((sentence) => skillsOf(sentence, years?.line ?? null));
  const known = head.title ? atAFrontDesk(growing, head.title, [head.titleLine ?? '', head.company ?? '']) : null;
  const field = known
    ? known.field
    : ((head.title === null ? null : fieldOfWork(head.title)) ??
      fieldOf(named, head.title) ??
      (/\bengineer\b/i.test(head.title ?? '') ? 'engineering' : null));
  const occupation = head.title ? occupationWords(head.title) : [];
  const languages = languagesAsked(sentences);
  const skills = withoutItsHead(eachOnce(named, field));
  const worded = wordedAsks(
    // what a list of skills names is asked for item by item
    sentences
      .filter(({ text: line }) => itemsOfASkillList(line) === null)
      .map((sentence) => withoutDropped(sentence, skills)),
    [
      head.titleLine,
      head.placeLine,
      head.company,
      ...languages.filter(({ language }) => language === ANY_OTHER).map(({ line }) => line),
    ],
    head.title,
    years?.line ?? null,
  );
  const once = askedOnce(
    skills,
    head.title === null
      ? worded
      : worded.map((ask) =>
          ask.level === null ? ask : { ...ask, of: { title: head.title!, family: known?.family ?? null } },
        ),
  );
  return {
    ...head,
    occupation,
    known,
    field,
    tool: toolIn(named, head),
    skills: withoutNamedByPapers(once.skills, worded)
      .filter(({ skill }) => skill.name.toLowerCase() !== head.title?.toLowerCase())
      .slice(0, MOST_SKILLS),
    years,
    ...degreesAsked(sentences, head.title),
    worded: once.worded,
    rank: rankAsked(head),
    languages,
    sponsorship: sponsorshipOf(sentencesOnRights(text), isListed),
    conditions: conditionsIn(sentences),
    duties: sentences
      .map((sentence) => ({ ...sentence, text: sentence.toldIn ?? sentence.text }))
      .filter(isDuty)
      .map(({ text: duty }) => duty)
      .slice(0, 6),
    isOpenToAll: OPEN_TO_ALL.test(text.slice(0, 20_000)),
    asksForNoExperience: NO_EXPERIENCE.test(text.slice(0, 20_000)),
    isReadable: isEnglish(text),
  };
}

const toolIn = (named: readonly NamedSkill[], { title, titleLine }: AdvertHead): string | null =>
  title !== null && MAKES_SOFTWARE.test(title)
    ? (named.find(({ skill, line }) => line === titleLine && isTool(skill) && title.includes(skill.name))?.skill.name ??
      null)
    : null;
const MAKES_SOFTWARE = /\b(?:developer|programmer|engineer)\b/i;

const OPEN_TO_ALL =
  /\bno (?:prior |previous |care |work )?experience (?:is |will be )?(?:needed|required|necessary)\b|\bentry[- ]level\b|\b(?:ideal|suitable|perfect) for (?:an? )?(?:recent )?(?:graduate|school leaver|college leaver)s?\b|\b(?:full|all) training (?:is |will be )?(?:given|provided|offered)\b/i;

const NO_EXPERIENCE =
  /\bno (?:prior |previous |care |work )?experience (?:is |will be )?(?:needed|required|necessary)\b|\b(?:full|all) training (?:is |will be )?(?:given|provided|offered)\b/i;

/** "DHL Supply Chain" asks for no supply chain; a name that is all of the skill ("Snowflake") may well be meant. */
function withoutEmployer(sentence: AdvertSentence, name: string | null): AdvertSentence {
  const places = name === null ? [] : placesOfName(name, sentence.text);
  if (places.length === 0) return sentence;
  const isOfName = ({ start, end }: SkillMention) =>
    places.some((place) => place.start <= start && end <= place.end && end - start < place.end - place.start);
  return { ...sentence, mentions: sentence.mentions.filter((mention) => !isOfName(mention)) };
}

const isDuty = ({ text, asking, isAboutVisas }: AdvertSentence): boolean =>
  asking !== 'nothing' &&
  !isAboutVisas &&
  text.length > 40 &&
  text.length < 320 &&
  /\b(?:you(?:['’]ll| will| would)|your (?:role|job|part|work) (?:is|will)|responsible for|the work[: ])/i.test(text);

/**
 * The field that the skills belong to. Beside a title of an unknown trade one name says too little, and what anybody may
 * need (a check of one's record, a driving licence) says nothing.
 */
function fieldOf(named: readonly NamedSkill[], title: string | null): Field | null {
  const votes = new Map<Field, number>();
  const telling = named.filter(({ skill }) => skill.kind !== 'certificate');
  if (title !== null && new Set(telling.map(({ skill }) => skill.name)).size < 2) return null;
  for (const { skill, isListed } of telling) {
    if (skill.field !== null) votes.set(skill.field, (votes.get(skill.field) ?? 0) + (isListed ? 2 : 1));
  }
  return mostVoted(votes);
}

/** The level of whoever says none. */
const ORDINARY: Rank = 2;

function rankAsked({ title: whole, titleLine, level }: AdvertHead): AdvertFacts['rank'] {
  // "Assistant to the Chief Executive" is none.
  const title = whole?.replace(/ to (?:the|our|an?) .*$/i, '');
  if (title && saysRank(title))
    return rankOf(title) === ORDINARY ? null : { rank: rankOf(title), line: titleLine ?? title };
  if (level && saysRank(level)) return { rank: rankOf(level), line: level };
  return null;
}
