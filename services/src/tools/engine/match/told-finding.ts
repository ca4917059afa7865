import type { CvFacts } from '../reading/cv-facts.js';
import { tellingStemsOf } from '../reading/how-much-asked.js';
import { isHeld, proofOfPost } from '../reading/post-held.js';
import type { CvSection } from '../reading/cv-sections.js';
import { endsInPerson } from '../reading/occupations.js';
import { stem, stemsOf } from '../reading/stems.js';
import { saysWhatWasDone } from '../reading/verbs.js';
import { rootsIn, type Root } from '../vocabulary/clauses.js';
import { doingsCalled } from '../vocabulary/kinds-told.js';
import { isOfSoftware } from '../vocabulary/tools.js';
import { tellsOf, toldRows, type ToldRow } from '../vocabulary/told-in-work.js';
import { isToldIn } from '../vocabulary/ways.js';
import { composedWays } from './composed-ways.js';
import type { Finding } from './finding.js';
import { OF_WORK } from './shown-finding.js';

/** Work that is told in its own words: by the rows that know the name of the ask, or by what is done and to what. */
export const toldFinding = (asked: string, cv: CvFacts): Finding | null =>
  namedFinding(asked, cv) ?? composedFinding(asked, cv) ?? partsFinding(asked, cv);

/** "Goods in and put away": each in work of its own. */
function partsFinding(asked: string, cv: CvFacts): Finding | null {
  const parts = asked.split(/,? (?:and|&) |, /);
  if (parts.length < 2 || parts.length > MOST_PARTS) return null;
  const found = parts.map((part) => namedFinding(part, cv) ?? composedFinding(part, cv));
  return found.every((each) => each !== null) ? (found[0] ?? null) : null;
}
const MOST_PARTS = 3;

/** By what is done and to what: each of its ways in a line of work, of which the first is the proof. */
export function composedFinding(asked: string, cv: CvFacts): Finding | null {
  const readings = composedWays(asked);
  if (readings.length === 0) return null;
  const lines = linesOf(cv).filter(({ section }) => OF_WORK.has(section) || UNHEADED.has(section));
  for (const ways of readings) {
    const told = ways.map((way) => {
      const meant = isOfSoftware(cv.field) && way.thingsOfPrograms ? { ...way, things: way.thingsOfPrograms } : way;
      return lines.find(({ clauses }) => isToldIn(clauses, meant));
    });
    const [first] = told;
    if (first && told.every((line) => line !== undefined)) return { state: 'met', proof: first.proof };
  }
  return null;
}

/** "Chase what is overdue" of "Credit control": work that is told in its own words, and what it is called by whom it is asked. */
export function namedFinding(asked: string, cv: CvFacts): Finding | null {
  for (const row of rowsFor(asked)) {
    const finding = namedBy(row, cv);
    if (finding) return finding;
  }
  return null;
}

function namedBy(row: ToldRow, cv: CvFacts): Finding | null {
  const found = foundIn.get(cv) ?? new Map<ToldRow, Finding | null>();
  foundIn.set(cv, found);
  const known = found.get(row);
  const finding = known === undefined ? rowFinding(row, cv) : known;
  found.set(row, finding);
  return finding;
}

/**
 * "Isometric drawings" of "Engineering drawings": where the words of the ask narrow down what a row is called by, its line
 * has those words as well.
 */
export function namedFindingOf(name: string, written: string, cv: CvFacts): Finding | null {
  const own = new Set(rowsFor(written));
  for (const row of rowsFor(name)) {
    const narrowing = own.has(row) ? [] : narrowingIn(written, row);
    const finding = narrowing.length === 0 ? namedBy(row, cv) : toldOf(row, cv, narrowing);
    if (finding) return finding;
  }
  return null;
}

/** The words before a name of the row with which it ends; a verb narrows down nothing ("read", and no "fabrication"). */
function narrowingIn(written: string, { names }: ToldRow): readonly string[] {
  const said = written.toLowerCase();
  const [name] = names.filter((each) => said.endsWith(` ${each}`)).toSorted((one, other) => other.length - one.length);
  if (name === undefined) return [];
  const before = said
    .slice(0, -name.length)
    .split(' ')
    .filter((word) => doingsCalled([word]).length === 0 || IS_NOUN.test(word));
  return tellingOf(before.join(' '));
}

const IS_NOUN = /(?:ion|ment|ance|ery)$/;

/** Many adverts ask one CV for the same. */
const foundIn = new WeakMap<CvFacts, Map<ToldRow, Finding | null>>();

function rowFinding(row: ToldRow, cv: CvFacts): Finding | null {
  const told = toldOf(row, cv, []);
  if (told) return told;
  const post = cv.posts.find((each) => isHeld(each) && isCalledSo(each.title, row));
  return post ? { state: 'met', proof: proofOfPost(post) } : null;
}

/** In a line of work that has these words, by their stems, as well. */
function toldOf(row: ToldRow, cv: CvFacts, narrowing: readonly string[]): Finding | null {
  const lines = linesOf(cv);
  const hasWork = lines.some(({ section }) => OF_WORK.has(section));
  const line = lines.find(
    ({ section, clauses, stems }) =>
      (OF_WORK.has(section) ||
        (UNHEADED.has(section) && !(row.isQuality && hasWork)) ||
        (section === 'summary' && !row.isQuality)) &&
      narrowing.every((each) => stems.has(each)) &&
      tellsOf(row, clauses),
  );
  return line ? { state: 'met', proof: line.proof } : null;
}

/** Where a CV without headings tells of work. */
const UNHEADED: ReadonlySet<CvSection> = new Set<CvSection>(['head', 'other']);

const isCalledSo = (title: string, { titles }: ToldRow): boolean => {
  const said = ` ${title.toLowerCase().replace(/[^\p{L}\p{N}&]+/gu, ' ')} `;
  return (
    titles.some((each) => said.includes(` ${each} `)) && !/ (?:trainee|student|apprentice|work experience) /.test(said)
  );
};

interface LineTold {
  section: CvSection;
  proof: CvFacts['worded'][number]['proof'];
  clauses: Root[][];
  stems: ReadonlySet<string>;
}

const told = new WeakMap<CvFacts, LineTold[]>();

/** What somebody did, a line each; who somebody was is no deed. */
function linesOf(cv: CvFacts): LineTold[] {
  const known = told.get(cv);
  if (known) return known;
  const heads = new Set(cv.posts.flatMap(({ entry }) => entry[0]?.text ?? []));
  const lines = cv.worded
    .filter(
      ({ proof: { whole, section }, isList }) =>
        (!isList || (OF_WORK.has(section) && !whole.includes(':'))) && (!heads.has(whole) || saysWhatWasDone(whole)),
    )
    .map(({ held, proof, stems }) => ({ section: proof.section, proof, stems, clauses: rootsIn(held) }));
  told.set(cv, lines);
  return lines;
}

let byName: ReadonlyMap<string, readonly ToldRow[]> | undefined;

/** The rows of which a name says all that is asked. */
function rowsFor(written: string): readonly ToldRow[] {
  byName ??= indexed();
  const asked = written
    .replace(SAID_TO_THEM, '')
    .replace(NEW_PEOPLE, (whole, doing: string, who: string) =>
      endsInPerson(who.replace(/s$/, '')) ? `${doing} new staff` : whole,
    );
  const own = byName.get(asked.toLowerCase()) ?? [];
  const meant = byName.get(keyOf(asked)) ?? [];
  return own.length === 0 ? meant : [...new Set([...own, ...meant])];
}

/** "You're able to train …" asks for no more than "train …". */
const SAID_TO_THEM = /^you(?:['’]re| are) (?:also )?(?:able|happy|willing|confident) to /i;
/** "Train new room attendants": whatever they are called, they are new staff. */
const NEW_PEOPLE = /\b(train(?:ing)?|coach(?:ing)?|induct(?:ing)?) new ((?:[\p{L}-]+ ){0,2}[\p{L}-]+)$/iu;

function indexed(): Map<string, ToldRow[]> {
  const rows = new Map<string, ToldRow[]>();
  for (const row of toldRows())
    for (const key of new Set(row.names.flatMap((name) => [name, keyOf(name)])))
      if (key !== NOTHING) rows.set(key, [...(rows.get(key) ?? []), row]);
  return rows;
}

/** What names have in common that say the same in another order; no name is written so. */
const keyOf = (name: string): string => `=${[...new Set(tellingOf(name))].sort().join(' ')}`;
const NOTHING = '=';

/** What narrows an ask down: not where it is done, nor how well. */
const tellingOf = (text: string): readonly string[] =>
  tellingStemsOf(text.replace(/^used to /i, '')).filter((each) => !ANYWHERE.has(each));
const ANYWHERE: ReadonlySet<string> = new Set([
  ...stemsOf(`environment setting effective effectively busy professional colleagues staff duties tasks general excellent
      well high level day range demonstrable successful confidently confident other similar role process procedures
      great willing happy use used know how build building develop perform provide undertake ensure relationships
      post-registration post-qualification post-qualifying exceptional outstanding superb commitment enjoy love always daily basic people`),
  ...['work', 'team'].map(stem),
]);
