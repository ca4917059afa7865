import { SMALL_WORDS, fold } from '../text/words.js';
import type { AdvertSentence } from './advert-sentences.js';
import { degreeIn } from './degrees.js';

/** A line of an advert that asks for something no vocabulary names; looked for in the CV by its words. */
export interface WordedAsk {
  /** The line itself, without its bullet, as far as it is short. */
  name: string;
  line: string;
  importance: 'required' | 'preferred';
  /** Its telling words as stems. */
  stems: string[];
  /** A card, a licence or a certificate rather than something one can do. */
  isQualification: boolean;
  /** The lowest level that will do, of qualifications that have one: NVQ Level 3. */
  level: number | null;
}

const MOST = 12;
const MOST_WORDS = 13;
const QUALIFICATION =
  /\b(?:cards?|licen[cs]es?|certificates?|certification|tickets?|nvq|svq|qcf|rqf|btec|hnc|hnd|diploma|city (?:and|&) guilds|cpc|cscs|level [1-8]|coding|coded|award in|registration|registered with)\b/i;
const VOCATIONAL =
  /\b(?:[ns]vq|qcf|rqf|btec|hnc|hnd|city (?:and|&) guilds|level [1-8] (?:award|certificate|diploma|in)|(?:award|certificate|diploma) (?:at )?level [1-8])\b/i;
/** What makes a short line outside a list of requirements one of them. */
const ASKS_ON_ITS_OWN =
  /\b(?:experience|knowledge|ability|able to|trained|training|qualified|must|required|essential)\b/i;
const OF_THE_POST =
  /[£$€]|\b(?:salary|per (?:hour|annum|year|week)|hours|shifts?|rota|contract|full[- ]time|part[- ]time|permanent|temporary|immediate start|apply|cv|email|interview|pay|paid|bonus|years?|months?|right to work|visas?|sponsor\w*|remote|hybrid|location|posted|closing)\b/i;

/** Of a qualification with a level the subject is no skill of its own: Health and Social Care at Level 3 is not social work. */
export const isVocational = (text: string): boolean => VOCATIONAL.test(text);

export function wordedAsks(sentences: readonly AdvertSentence[], head: readonly (string | null)[]): WordedAsk[] {
  const asks = new Map<string, WordedAsk>();
  for (const { text, asking, isListed, isAboutVisas, mentions } of sentences) {
    if (asking === 'nothing' || isAboutVisas || head.includes(text) || OF_THE_POST.test(text)) continue;
    const isQualification = QUALIFICATION.test(text);
    const words = text.split(/\s+/).length;
    if (words > MOST_WORDS || (mentions.length > 0 && !isVocational(text))) continue;
    const isAlone = words <= 8 && (isQualification || ASKS_ON_ITS_OWN.test(text));
    if ((!isListed && !isAlone) || (degreeIn(text) !== null && !isVocational(text)) || /[?:]$/.test(text)) continue;
    const stems = stemsOf(text.replace(SOFT, ' ')).filter((stem) => !SAYS_LITTLE.has(stem));
    const name = nameOf(text);
    if (stems.length === 0 || name.length < 3 || asks.has(name)) continue;
    asks.set(name, { name, line: text, importance: asking, stems, isQualification, level: levelIn(text) });
  }
  return [...asks.values()].slice(0, MOST);
}

const SOFT =
  /\b(?:is|are|an?|would be|some|good|strong|excellent|full|valid|current|clean|previous|proven|relevant|required|essential|desirable|preferred|preferably|advantage|advantageous|helpful|plus|bonus|welcome|must|have|hold|able|ability|skills?|experience|knowledge|understanding|level|or|uk|working|familiarity|including|needed|held)\b/gi;

/** Words that stand in many lines; alike in these alone, two lines need have nothing in common. */
const SAYS_LITTLE = new Set(['work', 'team', 'role', 'job', 'good', 'high', 'standard', 'willing', 'keen'].map(stem));

const nameOf = (text: string): string => {
  const plain = text
    .replace(/^[\s•●▪*–-]+/, '')
    .replace(/^(?:essential|desirable|required|preferred)\s*:\s*/i, '')
    .replace(/[\s.;,]+$/, '');
  return plain.length <= 70 ? plain : `${plain.slice(0, plain.lastIndexOf(' ', 68))}…`;
};

/** The lowest of "Level 2 or 3". */
export function levelIn(text: string): number | null {
  const levels = [...text.matchAll(/\blevel ([1-8])(?:(?:\s?(?:or|\/|-|to|and)\s?)([1-8]))?/gi)].flatMap(
    ([, one, other]) => [one, other].filter((each) => each !== undefined).map(Number),
  );
  return levels.length > 0 ? Math.min(...levels) : null;
}

/** The telling words of a text as stems: "C+E", "CPC" and "9606-1" stay whole. */
export function stemsOf(text: string): string[] {
  const words = text
    .split(/[\s,;:()[\]/“”"!?]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[.'’•-]+$/gu, ''))
    .filter(Boolean)
    .map((word) => fold(word))
    .filter((word) => !SMALL_WORDS.has(word) && (word.length > 1 || /\d/.test(word)));
  return [...new Set(words.map(stem))];
}

/** "welds" and "welding", "drawings" and "drawing", "manage" and "managing" meet; a number keeps its first part. */
function stem(word: string): string {
  if (/^\d{3,}-\d+$/.test(word)) return word.split('-')[0] ?? word;
  if (word.length < 6) return word.replace(/s$/, '');
  return word.replace(/(?:ations?|ings?|ments?|ers?|ed|es?|s)$/, '').replace(/(.)\1$/, '$1');
}
