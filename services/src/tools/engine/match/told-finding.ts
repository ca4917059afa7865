import type { CvFacts } from '../reading/cv-facts.js';
import { tellingStemsOf } from '../reading/how-much-asked.js';
import { isHeld, proofOfPost } from '../reading/post-held.js';
import type { CvSection } from '../reading/cv-sections.js';
import { stem, stemsOf } from '../reading/stems.js';
import { saysWhatWasDone } from '../reading/verbs.js';
import { rootsIn, tellsOf, toldRows, type Root, type ToldRow } from '../vocabulary/told-in-work.js';
import type { Finding } from './finding.js';
import { OF_WORK } from './shown-finding.js';

/** "Chase what is overdue" of "Credit control": work that is told in its own words, and what it is called by whom it is asked. */
export function toldFinding(asked: string, cv: CvFacts): Finding | null {
  const rows = rowsFor(asked);
  if (rows.length === 0) return null;
  const lines = linesOf(cv);
  const hasWork = lines.some(({ section }) => OF_WORK.has(section));
  for (const row of rows) {
    const line = lines.find(
      ({ section, clauses }) =>
        (OF_WORK.has(section) ||
          (UNHEADED.has(section) && !(row.isQuality && hasWork)) ||
          (section === 'summary' && !row.isQuality)) &&
        tellsOf(row, clauses),
    );
    if (line) return { state: 'met', proof: line.proof };
    const post = cv.posts.find((each) => isHeld(each) && isCalledSo(each.title, row));
    if (post) return { state: 'met', proof: proofOfPost(post) };
  }
  return null;
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
    .map(({ held, proof }) => ({ section: proof.section, proof, clauses: rootsIn(held) }));
  told.set(cv, lines);
  return lines;
}

const rowsOf = new Map<string, readonly ToldRow[]>();

/** The rows of which a name says all that is asked. */
function rowsFor(asked: string): readonly ToldRow[] {
  const known = rowsOf.get(asked);
  if (known) return known;
  const name = asked.toLowerCase();
  const stems = tellingOf(asked);
  const rows = toldRows().filter(({ names }) => names.includes(name) || names.some((each) => saysAllOf(each, stems)));
  if (rowsOf.size >= MOST_KEPT) rowsOf.clear();
  rowsOf.set(asked, rows);
  return rows;
}
const MOST_KEPT = 2000;

const saysAllOf = (name: string, asked: readonly string[]): boolean => {
  const own = tellingOf(name);
  return own.length > 0 && own.every((each) => asked.includes(each)) && asked.every((each) => own.includes(each));
};

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
