import { degreeIn } from '../../reading/degrees.js';
import { namesPerson } from '../../reading/occupations.js';
import { occupationOf } from '../../reading/occupation-families.js';
import { workRightIn } from '../../reading/rights.js';
import { namesWork } from '../../reading/verbs.js';
import type { Row } from '../../text/clean.js';
import { isCvHeading, type CvLineKind } from './cv-line-kinds.js';
import { cvWordsOf, type CvWord } from './cv-line-words.js';

/** What was read above a line. */
export interface CvAbove {
  kind: CvLineKind | null;
  beforeIt: CvLineKind | null;
  heading: CvLineKind | null;
}

const MARK = /^(?:[•●▪■□◦○◆◇‣▸►➤➢✓∙·»→⇒➔➜❖>*]|[–—-]\s|o\s|\d{1,2}[.)]\s)\s*/u;
const A_YEAR = /\b(?:19|20)\d{2}\b|['’]\d{2}\b|\b\d{1,2}\/\d{2,4}\b/g;
const TO_SOME_DAY =
  /(?:\d{2}|\p{L}{3,9})\s?(?:-|–|—|to|till|until|up to)\s?(?:to )?(?:\p{L}{3,9}\.? )?(?:(?:19|20)?\d{2}\b|now|present|date|today|current)|\bsince\b/iu;
/** As many words a line may have to be known as a whole. */
const WORDS_OF_A_HEADING = 5;

const bucket = (count: number): number => [1, 2, 3, 4, 6, 9, 13, 20, 35].filter((most) => count > most).length;

/** What the reader sees of a line by itself: the same whatever stands around it. */
interface Seen {
  words: CvWord[];
  form: string;
  shape: string;
  own: string[];
}

function seenIn({ text: whole }: Row): Seen {
  const mark = MARK.exec(whole)?.[0] ?? '';
  const text = whole.slice(mark.length, 400);
  const words = cvWordsOf(text);
  const said = words.map((word) => word.said);
  const parts = [...new Set(words.flatMap(({ part }) => part || []))];
  const first = text.split(/,| at | @ | [–—|/-] |\s{2,}|: |\. /)[0] ?? '';
  const years = (text.match(A_YEAR) ?? []).length;
  const dates = TO_SOME_DAY.test(text) ? 'span' : years > 0 ? 'year' : 'none';
  const form = [
    mark === '' ? '' : 'm',
    /:\s*$/.test(text) ? ':' : /^[^:]{2,30}:\s/.test(text) ? ';' : '',
    /[.!]$/.test(text) ? '.' : '',
    /^\P{L}*\p{Ll}/u.test(text) ? 'a' : /\p{Ll}/u.test(text) ? (capitalsIn(text) >= 0.7 ? 'T' : 'A') : 'C',
    text.length <= 28 ? 's' : text.length <= 70 ? 'l' : 'x',
  ].join('');
  const role = occupationOf(first) !== null ? 'known' : namesPerson(first) ? 'named' : 'none';
  const roleAnywhere = role === 'none' && occupationOf(text) !== null ? 'inside' : role;
  const verb = namesWork(text) ? 'verb' : 'none';
  const shape = `${dates} ${roleAnywhere} ${verb}`;
  return {
    words,
    form,
    shape,
    own: [
      ...said.map((word) => `w ${word}`),
      ...said.map((word, at) => `${said[at - 1] ?? '^'} ${word}`),
      ...parts.map((part) => `has ${part}`),
      ...words.map(({ part }, at) => (part && at < 3 ? `soon ${part}` : 'soon')),
      `parts ${parts.toSorted().join(' ')}`,
      `first ${said[0] ?? ''}`,
      `first is ${words[0]?.part ?? ''} ${form}`,
      `last ${words.at(-1)?.part || said.at(-1) || ''}`,
      ...(said.length <= WORDS_OF_A_HEADING ? [`says ${said.filter((word) => /\w/.test(word)).join(' ')}`] : []),
      `length ${bucket(said.length)}`,
      `form ${form}`,
      `dates ${dates}`,
      `years ${Math.min(years, 3)}`,
      `role ${roleAnywhere}`,
      `verb ${verb}`,
      `shape ${shape}`,
      `shape ${shape} ${form}`,
      `commas ${Math.min(4, text.split(/,/).length - 1)}`,
      `bars ${Math.min(3, text.split(/[|•·]/).length - 1)}`,
      `gap ${/\S\s{3,}\S/.test(text)}`,
      `degree ${degreeIn(text) !== null}`,
      `right ${workRightIn(text) !== null}`,
      ...(/\b[A-Z]{1,2}\d{1,2}[A-Z]?(?: \d[A-Z]{2})?\b/.test(text) ? ['postcode'] : []),
    ],
  };
}

/** "Staff Nurse, Some Hospital": how many of its words begin with a capital. */
function capitalsIn(text: string): number {
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  return words.length === 0 ? 0 : words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length;
}

/** The line with what stands around it. */
function featuresAt(rows: readonly Row[], seen: readonly Seen[], at: number, above: CvAbove): string[] {
  const { own, form, shape, words } = seen[at]!;
  const before = seen[at - 1];
  const next = seen[at + 1];
  const apart = rows[at]!.isApart ? 'apart' : 'close';
  const step = Math.sign(rows[at]!.indent - (rows[at - 1]?.indent ?? 0));
  const parts = [...new Set(words.flatMap(({ part }) => part || []))];
  return [
    ...new Set([
      ...own,
      ...parts.map((part) => `${part} under ${above.heading}`),
      ...parts.map((part) => `${part} above ${above.kind}`),
      apart,
      `step ${step}`,
      `line ${Math.min(at, 6)}`,
      `left ${Math.min(rows.length - 1 - at, 4)}`,
      `above ${above.kind}`,
      `above ${above.kind} ${above.beforeIt}`,
      `above ${above.kind} ${form}`,
      `above ${above.kind} ${shape}`,
      `above ${above.kind} ${apart}`,
      `above ${above.kind} step ${step}`,
      `under ${above.heading}`,
      `under ${above.heading} ${form}`,
      `under ${above.heading} ${shape}`,
      `under ${above.heading} above ${above.kind}`,
      `under ${above.heading} above ${above.kind} ${shape}`,
      `before ${before?.form} ${form}`,
      `next ${next?.form} ${form}`,
      `next is ${next?.shape}`,
      `next is ${next?.shape} for ${shape}`,
      `then ${rows[at + 1]?.isApart === true ? 'apart' : 'close'}`,
      `next first ${next?.words[0]?.part ?? ''}`,
    ]),
  ];
}

/** Goes through the lines of a CV from above to below; `decide` says what each is by its features. */
export function throughCvLines(
  rows: readonly Row[],
  decide: (features: string[], at: number) => CvLineKind,
): CvLineKind[] {
  const seen = rows.map(seenIn);
  let above: CvAbove = { kind: null, beforeIt: null, heading: null };
  return rows.map((_, at) => {
    const kind = decide(featuresAt(rows, seen, at, above), at);
    above = { kind, beforeIt: above.kind, heading: isCvHeading(kind) ? kind : above.heading };
    return kind;
  });
}
