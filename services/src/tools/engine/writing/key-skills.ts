import { escaped } from '../../../platform/escaped.js';
import type { CvChange } from '../../career-engine.js';
import type { WeighedAsk } from '../match/score.js';
import type { CvLine } from '../reading/cv-line.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { headsPapers } from '../reading/heads-papers.js';
import { skillsNamedIn } from '../reading/skill-finder.js';
import { standingAt, wordsStanding } from '../reading/standing.js';
import { isLittleKnown } from './little-known.js';
import { isBeingTaught } from './no-work.js';
import { saysNotHad } from './not-had.js';
import { isToCome, tellsOfOthers } from './others-work.js';
import { ownClaims } from './own-claims.js';
import { headingOf } from '../reading/cv-sections.js';
import { isPlaceOnly } from '../reading/places.js';
import { namesAPost } from './post-named.js';
import { wordsOf } from '../text/words.js';

/** "Lesson planning, marking" stays a list that begins with a capital: "Marking, lesson planning". */
function inSentenceCase(items: readonly string[]): string[] {
  const [first = '', ...rest] = items;
  if (!/^\p{Ll}+(?:[ -]|$)/u.test(first)) return [...items];
  return [first.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()), ...rest];
}

const FEWEST_KEY_SKILLS = 3;
/** One line; what comes behind them is read further down. */
const MOST_KEY_SKILLS = 9;

/** "Excel" beside "MS Excel" says nothing more. */
const withoutParts = (names: readonly string[]): string[] =>
  names.filter(
    (name, at) =>
      !names.some((other) => other !== name && standsIn(name, other)) &&
      names.findIndex((other) => foldedWords(other) === foldedWords(name)) === at,
  );
/** "Windows servers" is "Windows Server". */
const foldedWords = (text: string): string =>
  wordsOf(text)
    .map(({ folded }) => folded)
    .join(' ');

/** "Klaviyo", "C++": the very name, and no piece of another word. */
export const standsIn = (name: string, text: string): boolean =>
  name.length > 1 && new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}+#])`, 'iu').test(text);

/** "Tools: Klaviyo, Canva": the things that lists of skills name. */
const itemsOf = (lists: readonly string[]): string[] =>
  lists.flatMap((text) =>
    text
      .replace(/^[^:,]{2,40}:\s*/, '')
      .split(/,\s+|\s{2,}|\s[|•·]\s/)
      .map((item) => item.replace(/\.$/, ''))
      .filter((item) => !/[()]/.test(item) && item.length <= LONGEST_ITEM && !A_MEASURE.test(item)),
  );
const LONGEST_ITEM = 30;
/** "6 points", "48 hours": how much of something, and no skill. */
export const A_MEASURE =
  /^(?:(?:over|about|under|up to|no|zero|penalty|licen[cs]e) )?(?:\d+\+? )?(?:(?:penalty|licen[cs]e) )?(?:points?|years?|yrs?|months?|weeks?|days?|hours?|hrs?|miles?|people|staff|covers|rooms|beds)$/i;

/** One line near the top with those skills of the CV that the advert asks for, as the CV names them. */
export function keySkills(
  asks: readonly WeighedAsk[],
  { lines, posts }: CvFacts,
  advert: string,
  phrases: readonly string[],
  changes: CvChange[],
): string | null {
  // A paper that is under way, or only claimed, is none to stand at the top.
  const held = asks.filter(
    ({ kind, state, near, why, proof }) =>
      !(kind === 'certificate' && proof !== null && headsPapers(proof.whole)) &&
      ((kind === 'skill' && (state === 'met' || (state === 'partly' && !why))) ||
        (kind === 'certificate' && state === 'met')) &&
      !near,
  );
  const isOwn = ownClaims({ lines, posts });
  const own = lines.filter(({ text, section }) => isOwn({ whole: text, line: text, section }));
  const names = held.flatMap(({ name, proof, kind }) =>
    name.split(/, | or /).flatMap(
      (each) =>
        nameInCv(each, {
          proof: proof && (kind === 'certificate' || isOwn(proof)) ? proof.whole : '',
          lines: own,
          advert,
        }) ?? [],
    ),
  );
  const list = lines
    .filter(
      ({ section, isHeading, text }) =>
        !isToCome(text) &&
        !tellsOfOthers(text) &&
        section === 'skills' &&
        !isHeading &&
        !saysNotHad(text) &&
        standingAt(text, text.length - 1) === 'held',
    )
    .map(({ text }) => text);
  const named = itemsOf(list.map((text) => wordsStanding(text, 'held'))).filter((item) => standsIn(item, advert));
  const all = withoutParts([
    ...new Map(
      [...named, ...names, ...phrases.filter((phrase) => own.some(({ text }) => standsIn(phrase, text)))].map(
        (name) => [name.toLowerCase(), name],
      ),
    ).values(),
  ])
    .filter((name) => !namesAPost(name) && !A_LEVEL.test(name) && headingOf(name) === null && !isPlaceOnly(name))
    .filter((name) => lines.every(({ text }) => !isLittleKnown(name, text)));
  // In the advert's own words where there are enough: "GA4" and not "Google Analytics" once more.
  const said = all.filter((name) => standsIn(unnumbered(name), advert));
  const distinct = (said.length >= FEWEST_KEY_SKILLS ? said : all).slice(0, MOST_KEY_SKILLS);
  const isListed = (name: string) => list.some((line) => line.toLowerCase().includes(name.toLowerCase()));
  // What one list of the CV says already is put in order there, and not said twice.
  if (distinct.length < FEWEST_KEY_SKILLS || distinct.every(isListed)) return null;
  const line = inSentenceCase(distinct).join(', ');
  changes.push({
    kind: 'added',
    summary: 'A line of key skills near the top.',
    before: null,
    after: line,
    reason: 'The advert asks for them and your CV names each of them further down.',
  });
  const hasOwn = lines.some(({ section, isHeading }) => section === 'skills' && isHeading);
  return `${hasOwn ? 'Relevant skills' : 'Key skills'}\n${line}`;
}

/** "Level 3" of nothing. */
const A_LEVEL = /^(?:level|grade|stage|part|tier) \d$/i;
/** "Sage 200" is Sage. */
const unnumbered = (name: string): string => name.replace(/\s\d+$/, '');
/** What somebody does, who does it, or of what kind it is: "managing", "teacher", "acute medical". */
const IS_DONE =
  /^\p{L}+(?:ing|ed|ers?|ors?)$|(?:al|ive|ous|ary|ic)$|^(?:teach|lead|manage|plan|sell|care|taught|led)$/iu;

/** The skill as the CV names it; null where its lines show it in other words: "Teach" is no name of teaching. */
function nameInCv(
  name: string,
  { proof, lines, advert }: { proof: string; lines: readonly CvLine[]; advert: string },
): string | null {
  const initials = name
    .split(/[\s-]+/)
    .map((word) => word.charAt(0))
    .join('')
    .toLowerCase();
  // "Reconciliations", which both write, needs no longer name.
  const isName = (written: string) =>
    foldedWords(unnumbered(written)) === foldedWords(name) ||
    written.toLowerCase() === initials ||
    (standsIn(written, advert) && !IS_DONE.test(written));
  for (const line of [proof, ...lines.map(({ text }) => text)].filter(
    (text) => !saysNotHad(text) && !isBeingTaught(text),
  )) {
    const mention = skillsNamedIn(line).find(
      ({ skill, start }) => skill.name === name && standingAt(line, start) === 'held',
    );
    // "VAT returns under Making Tax Digital" shows tax by its first words, and does not name it.
    if (mention && isName(line.slice(mention.start, mention.end)))
      return line.slice(mention.start, mention.end).replace(/\s+/g, ' ');
  }
  return null;
}
