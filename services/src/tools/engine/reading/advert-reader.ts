import { isEnglish } from '../text/english.js';
import { wordsOf } from '../text/words.js';
import type { Field, Skill } from '../vocabulary/skill.js';
import { advertHead, type AdvertHead } from './advert-head.js';
import { advertSentencesOf, type AdvertSentence } from './advert-sentences.js';
import { placesOfName } from './advert-company.js';
import { occupationWords } from './occupations.js';
import { closeness, mostVoted } from './fields.js';
import { fieldOfWork, occupationOf, type Occupation } from './occupation-families.js';
import {
  ANY_OTHER,
  degreeAsked,
  languagesAsked,
  sponsorshipOf,
  yearsAsked,
  type Asked,
  type DegreeAsked,
  type YearsAsked,
} from './advert-asks.js';
import { rankOf, saysRank, type Rank } from './seniority.js';
import { alternativesIn } from './alternatives.js';
import { skillsNamedIn, type SkillMention } from './skill-finder.js';
import { isVocational, wordedAsks, withoutHowMuch, type WordedAsk } from './worded-asks.js';
import type { SponsorshipWord } from './rights.js';

export type { YearsAsked };

export interface AskedSkill {
  skill: Skill;
  importance: 'required' | 'preferred';
  line: string;
  /** Words to look for when no vocabulary knows the skill; null otherwise. */
  phrase: string | null;
  /** Shared by the alternatives of one list, "A, B or C"; null for what is asked for by itself. */
  oneOf: string | null;
  /** Other things that would do in its place, by names that no vocabulary knows. */
  orElse: readonly string[];
}

/** All that the engine knows of an advert. Small: thousands are kept. */
export interface AdvertFacts extends AdvertHead {
  field: Field | null;
  /** The words of the title that name an occupation, as stems. */
  occupation: readonly string[];
  /** The occupation that the title names, where the vocabulary knows it. */
  known: Occupation | null;
  skills: AskedSkill[];
  years: YearsAsked | null;
  degree: DegreeAsked | null;
  /** What it asks for in words that no vocabulary knows. */
  worded: WordedAsk[];
  rank: { rank: Rank; line: string } | null;
  languages: (Asked & { language: string })[];
  sponsorship: { says: SponsorshipWord; line: string } | null;
  /** What the person would do, in the advert's sentences. */
  duties: string[];
  /** Somebody new to the work may come: "no experience needed", "ideal for a graduate". */
  isOpenToAll: boolean;
  /** English that the built-in engine can read, and enough of it. */
  isReadable: boolean;
}

const MOST_SKILLS = 25;

export function readAdvert(text: string): AdvertFacts {
  const head = advertHead(text);
  const sentences = advertSentencesOf(text).map((sentence) => withoutEmployer(sentence, head.company));
  const named = sentences.flatMap(skillsOf);
  const known = head.title ? occupationOf(head.title) : null;
  const field = known
    ? known.field
    : ((head.title === null ? null : fieldOfWork(head.title)) ??
      fieldOf(named, head.title) ??
      (/\bengineer\b/i.test(head.title ?? '') ? 'engineering' : null));
  const occupation = head.title ? occupationWords(head.title) : [];
  const languages = languagesAsked(sentences);
  const years = yearsAsked(sentences);
  return {
    ...head,
    occupation,
    known,
    field,
    skills: asked(named, field)
      .filter(({ skill }) => skill.name.toLowerCase() !== head.title?.toLowerCase())
      .slice(0, MOST_SKILLS),
    years,
    degree: degreeAsked(sentences),
    worded: wordedAsks(
      sentences,
      [
        head.titleLine,
        head.placeLine,
        head.company,
        ...languages.filter(({ language }) => language === ANY_OTHER).map(({ line }) => line),
      ],
      head.title,
      years?.line ?? null,
    ),
    rank: rankAsked(head),
    languages,
    sponsorship: sponsorshipOf(sentences),
    duties: sentences
      .map((sentence) => ({ ...sentence, text: sentence.toldIn ?? sentence.text }))
      .filter(isDuty)
      .map(({ text: duty }) => duty)
      .slice(0, 6),
    isOpenToAll: OPEN_TO_ALL.test(text.slice(0, 20_000)),
    isReadable: isEnglish(text),
  };
}

const OPEN_TO_ALL =
  /\bno (?:prior |previous |care |work )?experience (?:is |will be )?(?:needed|required|necessary)\b|\bentry[- ]level\b|\b(?:ideal|suitable|perfect) for (?:an? )?(?:recent )?(?:graduate|school leaver|college leaver)s?\b|\b(?:full|all) training (?:is |will be )?(?:given|provided|offered)\b/i;

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

interface NamedSkill extends AskedSkill {
  isListed: boolean;
  /** Named by a verb that people of any trade use of anything: "assess the damage". */
  isPlainVerb?: boolean;
}

function skillsOf(sentence: AdvertSentence): NamedSkill[] {
  if (sentence.asking === 'nothing') return [];
  const importance = sentence.asking;
  const line = sentence.text;
  const list = /^[\w ]{0,20}skills[\w ]{0,10}:\s*(.+)$/i.exec(line)?.[1];
  if (list) return list.split(/[,;•|]\s*/).flatMap((item) => listedSkill(item, line));
  const alternatives = alternativesIn(line, sentence.mentions);
  return sentence.mentions
    .filter(({ skill }) => skill.kind === 'certificate' || !isVocational(line))
    .filter(({ skill }) => skill.kind !== 'certificate' || !isAnothers(line))
    .filter(({ skill }) => skill.kind !== 'language' && (!sentence.isAboutVisas || skill.kind === 'certificate'))
    .map((mention) => ({
      ...{ skill: mention.skill, importance, line, phrase: null, isListed: sentence.isListed },
      isPlainVerb: PLAIN_VERB.test(line.slice(mention.start, mention.end)),
      oneOf: alternatives.get(mention)?.key ?? null,
      orElse: alternatives.get(mention)?.others ?? [],
    }));
}

/** "An assistant who is half way through AAT": somebody else's. */
const isAnothers = (line: string): boolean =>
  /\b(?:assistant|colleague|technician|trainee)s? who\b|\bwho reports? to you\b/i.test(line);

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
  return [{ skill, importance: 'required', line, phrase, isListed: true, oneOf: null, orElse: [] }];
}

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

const PLAIN_VERB = /^assess(?:es|ed|ing)?$/i;
/** Trades in which people are assessed, as a skill of its own. */
const ASSESSES_PEOPLE: ReadonlySet<Field> = new Set<Field>(['education', 'social', 'healthcare', 'people']);

/** Asked for by name, whatever trade it is of. */
const IN_SO_MANY_WORDS =
  /\b(?:knowledge|experience|understanding|command|familiarity|background|skills?) (?:of|in|with)\b|\bfamiliar with\b/i;

/** Each skill once, as strongly as it is asked for anywhere. What belongs to another trade and is named in passing falls away. */
function asked(named: readonly NamedSkill[], field: Field | null): AskedSkill[] {
  const skills = new Map<string, AskedSkill>();
  const isPassing = ({ skill, isListed, line, isPlainVerb }: NamedSkill) =>
    (isPlainVerb === true && (field === null || !ASSESSES_PEOPLE.has(field))) ||
    (!isListed &&
      !IN_SO_MANY_WORDS.test(line) &&
      field !== null &&
      skill.field !== null &&
      skill.kind !== 'certificate' &&
      !belongs(skill.field, field));
  /** Lists of alternatives of which one is asked for by itself: it says more than the list. */
  const covered = new Set<string | null>();
  for (const mention of named) {
    if (isPassing(mention)) continue;
    const { skill, importance, line, phrase, oneOf, orElse } = mention;
    const known = skills.get(skill.name);
    if (known && (known.oneOf === null) !== (oneOf === null)) covered.add(known.oneOf ?? oneOf);
    if (!known) skills.set(skill.name, { skill, importance, line, phrase, oneOf, orElse });
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

const belongs = (skill: Field, advert: Field): boolean =>
  skill === 'general' ||
  closeness(skill, advert) > 0.3 ||
  (skill === 'data' && (advert === 'finance' || advert === 'science' || advert === 'marketing'));

function rankAsked({ title, titleLine, level }: AdvertHead): AdvertFacts['rank'] {
  if (title && saysRank(title)) return { rank: rankOf(title), line: titleLine ?? title };
  if (level && saysRank(level)) return { rank: rankOf(level), line: level };
  return null;
}
