import type { CvFacts } from '../reading/cv-facts.js';
import { isHeld, proofOfPost } from '../reading/post-held.js';
import { headOf } from '../reading/role-in-line.js';
import type { Finding } from './finding.js';

/** "Senior Data Engineer" of "Data engineering": who is called after a skill has done it. */
export function whoDoesIt(name: string, { posts }: CvFacts): Finding | null {
  const words = name.toLowerCase().split(' ');
  const last = words.pop() ?? '';
  if (words.length === 0 && OF_ANY_TRADE.has(last)) return null;
  const called = doersOf(last).map((doer) => [...words, doer].join(' '));
  const post = posts.find((each) => isHeld(each) && isCalled(headOf(each.title), called));
  return post ? { state: 'met', proof: proofOfPost(post) } : null;
}

const isCalled = (title: string, names: readonly string[]): boolean => {
  const said = ` ${title
    .toLowerCase()
    .replace(/\s*\([^)]*\)/g, '')
    .trim()}`;
  // "Teacher of Geography"
  const who = said.split(' of ')[0] ?? said;
  return !LEARNS_OR_HELPS.test(said) && names.some((name) => said.endsWith(` ${name}`) || who.endsWith(` ${name}`));
};
const LEARNS_OR_HELPS = /\b(?:assistant|trainee|apprentice|student|intern|volunteer|aspiring|support)\b/;

/** A manager of accounts has managed, and not whatever "Management" is asked of. */
const OF_ANY_TRADE = new Set(
  `management engineering development design analysis administration research science coordination supervision training
  planning operations testing inspection installation writing building making working running leading`.split(/\s+/),
);

/** Whoever does it, by how such words are made: engineering, development, analysis, joinery, carpentry, pharmacy. */
function doersOf(word: string): string[] {
  return MADE_SO.flatMap(([ending, persons]) => {
    if (!word.endsWith(ending) || word.length < ending.length + 3) return [];
    const root = word.slice(0, word.length - ending.length);
    return persons.map((person) => `${root}${person}`);
  });
}
const MADE_SO: readonly (readonly [string, readonly string[]])[] = [
  ['ing', ['', 'er', 'or', 'ant', 'e']],
  ['ment', ['er']],
  ['ement', ['er']],
  ['sis', ['st']],
  ['ation', ['ator']],
  ['ition', ['itor']],
  ['ure', ['']],
  ['ry', ['er']],
  ['y', ['', 'ist', 'er']],
  ['ics', ['ician']],
  ['ce', ['tist']],
  ['gn', ['gner']],
  ['rch', ['rcher']],
];
