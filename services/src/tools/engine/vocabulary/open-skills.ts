import { wordsOf, SMALL_WORDS } from '../text/words.js';
import type { ListedSkill } from './field-skills.js';
import type { SkillKind, VocabularySource } from './skill.js';

interface OpenSkill {
  name: string;
  synonyms: string[];
  kind: 'technology' | 'skill' | 'knowledge' | 'language';
  source: 'onet' | 'linguist' | 'esco';
  popular?: boolean;
}

const SOURCES: Record<OpenSkill['source'], VocabularySource> = { onet: 'O*NET', linguist: 'Linguist', esco: 'ESCO' };

/** Names of the open lists that are plain words of adverts and CVs; found, they would say nothing. */
const TOO_PLAIN: ReadonlySet<string> = new Set(
  `access active adobe adaptability apple google ibm linkedin microsoft facebook youtube zoom slack canvas epic administration approach art arts assembly banking base biology blogging administrative business call chef chemistry
  clerical click communication computer construction consultation controllers coordination curiosity delivery dependable
  design development diagramming direction documents drawings economics education electricity electronics email emergency energies energy
  engineering english entrepreneurship environment environmental estimating ethics fiction finance food foundation geography gems
  gold graphics hardware health history hobbies house industry information innovation instructing integration interaction
  international journalism language law leadership learning letters linguistics literature logic logistics machine machinery
  make management manufacturing market materials mathematics mechanical mechanics media medicine medicines meeting
  mentoring metadata monitoring music negotiation network networks office operations oracle outlook page partnership
  patents people personnel persuasion philosophy phone photography physics planning police policy politics power
  presentation press process processing product production products programming project projects psychology public
  publisher quality reading recordkeeping research retail safety sales scheduling science security self sensors service services shipping
  simulation social sociology software speaking sport sports stage standard statistics storage strategy style supply
  support surveying system systems teaching team teams technical technology telecommunications test testing theatre
  therapy tools tourism trade trading training transport transportation travel vision visual warehouse water web women
  word work working writing`.split(/\s+/),
);

/**
 * O*NET, ESCO and Linguist as they can be trusted in running text. A technology of one word counts only as it is
 * spelled; of ESCO, whose synonyms of one word are mostly plain words, those with two telling words and more.
 */
export function openSkillsOf(text: string): ListedSkill[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as OpenSkill)
    .flatMap((row) => {
      // The other names of Linguist are the marks of code blocks ("coffee", "rs"), not what people write.
      const others = row.source === 'linguist' ? [] : row.synonyms;
      const names = [row.name, ...others].filter((name) => isTelling(name, row)).map((text) => named(text, row));
      return names.length > 0 ? [{ skill: { ...identity(row) }, names, needsCompany: false }] : [];
    });
}

const OF_TWO_WORDS = /^(?:Irish|Scottish|Scots) Gaelic$/;

const identity = (row: OpenSkill) => ({
  name: row.source === 'esco' ? row.name.replace(/ \(computer programming\)$/, '') : withShortForm(row.name),
  kind: kindOf(row),
  field: null,
  source: SOURCES[row.source],
});

/** "Software as a service SaaS" is written "Software as a service (SaaS)", and "… planning ERP system" has said "system" already. */
const withShortForm = (name: string): string => {
  const [, long = '', short = ''] = /^(.+ .+) (\p{Lu}[\p{L}\d]{1,6})(?: (?:software|systems?))?$/u.exec(name) ?? [];
  const initials = wordsOf(long).map(({ folded }) => folded.charAt(0));
  const letters = [...short.toLowerCase()];
  const isShort =
    short.slice(1) !== short.slice(1).toLowerCase() && letters.every((letter) => initials.includes(letter));
  return isShort ? `${long} (${short})` : name;
};

const kindOf = ({ kind }: OpenSkill): SkillKind => (kind === 'knowledge' ? 'skill' : kind);

const named = (text: string, { kind }: OpenSkill) => ({
  text,
  exact: kind === 'language' || (kind === 'technology' && !text.includes(' ')),
});

function isTelling(name: string, { kind, source, popular }: OpenSkill): boolean {
  const words = wordsOf(name);
  if (words.length === 0 || words.length > 6) return false;
  if (kind === 'language') return words.length === 1 || OF_TWO_WORDS.test(name);
  if (source === 'linguist') return popular === true && name.length > 2;
  const telling = words.filter(({ folded }) => !SMALL_WORDS.has(folded) && !TOO_PLAIN.has(folded));
  if (words.length === 1) return telling.length === 1 && name.length > 2 && (source === 'onet' || isTermOfArt(name));
  return telling.length >= (source === 'onet' ? 1 : 2);
}

/** Sciences and methods: "immunology", "ergonomics", "metallurgy", "spectroscopy". */
const isTermOfArt = (name: string): boolean =>
  /^[a-z]{7,}(?:ology|omics|ynamics|urgy|oscopy|iatrics|ography)$/.test(name);
