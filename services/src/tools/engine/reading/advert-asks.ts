import { degreeIn, type DegreeLevel } from './degrees.js';
import type { AdvertSentence } from './advert-sentences.js';
import { numberOf, NUMBER } from './numbers.js';
import { sponsorshipIn, type SponsorshipWord } from './rights.js';

/** Something other than a skill that an advert asks for. */
export interface Asked {
  importance: 'required' | 'preferred';
  line: string;
}

const YEARS = new RegExp(`\\b(${NUMBER})\\s*(?:\\+|or more|plus|(?:-|–|to)\\s*${NUMBER})?\\s*years?['’]?`, 'gi');
const ABOUT_EXPERIENCE =
  /\b(?:experience|experienced|similar role|years['’]? (?:of|in|at|near|on|with)|or more at|record in|practice|outpatient work|press office|several years|years of)\b/i;
/** "within two years", "the first three years of the surcharge", "two years in the making", a contract's length. */
const OTHER_YEARS =
  /\b(?:within|first|last|next|every|after|for the past|in their first|against) $|^(?:['’]? ?(?:contract|old|ago|service|term|on the payroll|of the (?:health )?surcharge))/i;

export function yearsAsked(sentences: readonly AdvertSentence[]): (Asked & { years: number }) | null {
  for (const { text, asking } of sentences) {
    if (asking === 'nothing' || !ABOUT_EXPERIENCE.test(text)) continue;
    for (const found of text.matchAll(YEARS)) {
      const before = text.slice(Math.max(0, found.index - 14), found.index);
      const after = text.slice(found.index + found[0].length, found.index + found[0].length + 24);
      const years = numberOf(found[1] ?? '');
      if (years !== null && years > 0 && years < 16 && !OTHER_YEARS.test(before) && !OTHER_YEARS.test(after)) {
        return { years, importance: asking, line: text };
      }
    }
  }
  return null;
}

const A_DEGREE = /\b(?:degrees?|degree-level|b\.?sc|b\.?eng|bachelor['’]?s?)\b/i;
const LEVEL_WORDS: readonly [DegreeLevel, RegExp][] = [
  [8, /\bdoctorate|ph\.?d\b/i],
  [7, /\bmaster['’]?s\b|\bmsc\b/i],
];

/** The degree asked for. "A degree or a year of real work": either will do, so it is a wish. */
export function degreeAsked(sentences: readonly AdvertSentence[]): (Asked & { level: DegreeLevel }) | null {
  for (const { text, asking, isAboutVisas } of sentences) {
    if (asking === 'nothing' || isAboutVisas) continue;
    const named = LEVEL_WORDS.find(([, pattern]) => pattern.test(text))?.[0];
    const level = named ?? (A_DEGREE.test(text) ? (degreeIn(text) ?? 6) : null);
    if (level === null) continue;
    const eitherWill =
      /\b(?:degree|doctorate|ph\.?d|b\.?sc|m\.?sc|bachelor\S*)\b.{0,60}\bor\b.{0,30}\b(?:years?|experience|equivalent)\b/i.test(
        text,
      );
    return { level, importance: eitherWill ? 'preferred' : asking, line: text };
  }
  return null;
}

const SPOKEN =
  /\b(?:fluen\w+|speak\w*|spoken|native|proficien\w+|bilingual|working language|at (?:level )?[abc][12]|language skills|command of|written and (?:verbal|spoken)|essential|required|from english into|into spanish|translate)\b/i;
const SOFTER =
  /\b(?:pleasant|valued|advantage|helps|easier|but english will do|bonus|plus|welcome|free|popular|lessons|classes)\b/i;

export function languagesAsked(sentences: readonly AdvertSentence[]): (Asked & { language: string })[] {
  const languages = new Map<string, Asked & { language: string }>();
  for (const { text, asking, isListed, mentions } of sentences) {
    const isWish = SOFTER.test(text);
    if (/\b(?:at home|many speak)\b/i.test(text)) continue;
    if (asking === 'nothing' && !isWish) continue;
    for (const { skill } of mentions) {
      if (skill.kind !== 'language' || languages.has(skill.name)) continue;
      const isOffer = /\b(?:lessons|classes)\b/i.test(text) && !/\b(?:at [abc][12]|valued|easier)\b/i.test(text);
      if (isOffer && skill.name !== 'English') continue;
      if (!isListed && !isWish && !SPOKEN.test(text)) continue;
      languages.set(skill.name, {
        language: skill.name,
        importance:
          isWish && skill.name !== 'English' ? 'preferred' : asking === 'preferred' ? 'preferred' : 'required',
        line: text,
      });
    }
  }
  return [...languages.values()];
}

/** A refusal counts more than an offer, wherever it stands. */
export function sponsorshipOf(sentences: readonly AdvertSentence[]): { says: SponsorshipWord; line: string } | null {
  const said = sentences.flatMap(({ text }) => {
    const says = sponsorshipIn(text);
    return says ? [{ says, line: text }] : [];
  });
  const strongest = (['refused', 'right-required', 'offered'] as const).map((word) =>
    said.find(({ says }) => says === word),
  );
  return strongest.find(Boolean) ?? null;
}
