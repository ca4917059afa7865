import { saysSchooling } from '../reading/employers-above.js';
import { isPlaceOnly } from '../reading/places.js';
import { skillsNamedIn } from '../reading/skill-finder.js';
import { isLengthAlone } from '../reading/without-dates.js';

const LANGUAGES_LABEL = /^(?:(?:other|foreign|spoken) )?languages?(?: spoken| skills| known)?\s*[:–-]?\s+(?=\p{Lu})/iu;
const A_LEVEL =
  /^(?:[\s(:/–-]{0,3}(?:[abc][12]\+?|native|fluent|fluently|mother tongue|basic|good|very good|intermediate|upper|advanced|conversational|beginner|proficient|bilingual|business|professional|working|first|second|language|level|speaker|spoken|written|and|only)\)?){0,5}[\s).]*$/i;
const A_SPEAKER = /^(?:fluent|native|basic|good|some|conversational|bilingual)(?: in)? /i;

const beginsWithLanguage = (part: string): number | undefined =>
  skillsNamedIn(part).find(({ skill, start }) => skill.kind === 'language' && start === 0)?.end;

/** "Languages Spanish, Basque, English C1", "Welsh (native), English": what somebody speaks. */
function isOfLanguages(text: string): boolean {
  const label = LANGUAGES_LABEL.exec(text)?.[0] ?? '';
  const parts = text
    .slice(label.length)
    .split(/[,;]\s*|\s+and\s+/)
    .map((part) => part.replace(A_SPEAKER, ''))
    .filter(Boolean);
  const known = parts.map(beginsWithLanguage);
  // beside a language that a list knows, one word with its level is another
  const isOne = (part: string, end: number | undefined) =>
    A_LEVEL.test(end === undefined ? part.replace(/^\p{Lu}\p{Ll}+/u, '') : part.slice(end));
  return known.some((end) => end !== undefined) && parts.every((part, at) => isOne(part, known[at]));
}

/** "Forklift counterbalance (RTITB), 2023": a course by the body that gives it. */
const OF_A_COURSE =
  /^[^.;]{3,60}\((?:RTITB|ITSSAR|AITT|NPORS|CPCS|CITB|IPAF|PASMA|ALLMI|IOSH|NEBOSH|LANTRA|NPTC)[^()]{0,30}\)[\s,.]*(?:(?:\p{L}{3,9} )?(?:19|20)\d{2})?[\s.]*$/u;

/** "Belfast, Northern Ireland", "(6 years 4 months)", "School: Colton Hills": about a person or a post, and nothing that was done. */
export const isAboutAPerson = (text: string): boolean =>
  isLengthAlone(text) || isPlaceOnly(text) || saysSchooling(text) || OF_A_COURSE.test(text) || isOfLanguages(text);
