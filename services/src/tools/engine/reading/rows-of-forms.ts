import { IN_THE_YEAR } from './time-spans.js';

type Part = 'role' | 'employer' | 'dates' | 'work';
/** What the form of a CV calls the parts of a post; what is filled in stands behind, with or without a colon or a gap. */
const LABELS: readonly [Part, RegExp][] = [
  ['role', /^(?:occupation (?:or|\/) position held|position held)(?:\s*:\s*|\s+)(?=\S)/i],
  ['employer', /^name(?: and address)? of (?:the )?employer(?:\s*:\s*|\s+)(?=\S)/i],
  ['work', /^(?:main activities(?: and responsibilities)?|main duties and responsibilities)(?:\s*:\s*|\s+)(?=\S)/i],
  [
    'dates',
    new RegExp(
      String.raw`^(?:dates?|period)(?: \(from\s?[-–—]\s?to\))?(?:\s*:\s*|\s+)(?=(?:(?:from|since) )?(?:\d|${IN_THE_YEAR}))`,
      'iu',
    ),
  ],
  // such words stand before other things as well: only a gap parts them from what they name
  ['role', /^(?:position|job title|role|post)(?:\s{2,}|\t)(?=\S)/i],
  ['employer', /^(?:employer|company|organi[sz]ation)(?:\s{2,}|\t)(?=\S)/i],
  ['work', /^(?:duties|responsibilities)(?:\s{2,}|\t)(?=\S)/i],
];

/** "Occupation or position held   Staff Nurse", "Dates   01/2018 – current": what was filled in, and as what. */
function filledIn(text: string): { part: Part; said: string } | null {
  const found = LABELS.find(([, label]) => label.test(text));
  return found ? { part: found[0], said: text.replace(found[1], '') } : null;
}

/** What is read of each row: the head of a post in one, and nothing more in the rows that it goes on in (null). */
export function formsRead(rows: readonly string[]): (string | null)[] {
  const filled = rows.map(filledIn);
  const read: (string | null)[] = rows.map((row, at) => filled[at]?.said ?? row);
  for (let at = 0; at < rows.length; at += 1) {
    const head = new Map<Part, string>();
    let end = at;
    for (let one = filled[end]; one && one.part !== 'work' && !head.has(one.part); one = filled[(end += 1)])
      head.set(one.part, one.said);
    const behind = head.has('employer') ? null : employerBehind(filled, end);
    const [role, employer, dates] = [head.get('role'), head.get('employer') ?? behind?.said, head.get('dates')];
    if (role === undefined || employer === undefined || dates === undefined) continue;
    read[at] = [role, employer, dates].join(', ');
    read.fill(null, at + 1, end);
    if (behind !== null) read[behind.at] = null;
    at = behind?.at ?? end - 1;
  }
  return read;
}

/** The European form asks for the employer behind the activities, before the dates or the position of the next post. */
function employerBehind(
  filled: readonly ReturnType<typeof filledIn>[],
  from: number,
): { at: number; said: string } | null {
  const next = filled.slice(from, from + MOST_ROWS_OF_WORK).findIndex((row) => row !== null && row.part !== 'work');
  const row = filled[from + next];
  return filled[from]?.part === 'work' && next > 0 && row?.part === 'employer'
    ? { at: from + next, said: row.said }
    : null;
}
const MOST_ROWS_OF_WORK = 8;

/** The names of a form, each on a line of its own: "Surname   Ferreira", "First name(s): Ana Lucia". */
const LAST = /^(?:surname|last name|family name)(?:\(s\)|s)?(?:\s*[:|]\s*|\s+)(\p{Lu}[\p{L}\p{M}'’ -]{1,40})$/iu;
const FIRST = /^(?:first|given|christian|fore) ?names?(?:\(s\))?(?:\s*[:|]\s*|\s+)(\p{Lu}[\p{L}\p{M}'’ -]{1,40})$/iu;
/** "First name(s) / Surname(s)   Ana Lucia Ferreira", "Name and surname: Ana Ferreira". */
const BOTH =
  /^(?:(?:first|given|fore) ?)?names?(?:\(s\))? ?(?:\/|and|&) ?(?:surname|last name|family name)s?(?:\(s\))?(?:\s*[:|]\s*|\s+)(\p{Lu}[\p{L}\p{M}'’ -]{3,60})$/iu;
/** "Surname and name: Ferreira Ana": two words alone, as of more nobody knows where the first of them ends. */
const TURNED =
  /^(?:surname|last name|family name)(?:\(s\)|s)?,? ?(?:\/|and|&)? ?(?:(?:first|given|fore) ?)?names?(?:\(s\))?(?:\s*[:|]\s*|\s+)(\p{Lu}[\p{L}\p{M}'’-]+),? (\p{Lu}[\p{L}\p{M}'’-]+)$/iu;
/** Where such lines stand. */
const FIRST_LINES = 12;

/** The name that a form has in two lines, as it is said; null where it has none. */
export function nameFilledIn(lines: readonly string[]): string | null {
  const top = lines.slice(0, FIRST_LINES);
  const filled = (label: RegExp) =>
    top.flatMap((text) => label.exec(text)?.[1]?.trim().replace(/\s+/g, ' ') ?? []).at(0) ?? null;
  const both = filled(BOTH);
  if (both !== null) return both;
  const [, turned, own] = top.map((text) => TURNED.exec(text)).find((found) => found !== null) ?? [];
  if (turned !== undefined && own !== undefined) return `${unshouted(own)} ${unshouted(turned)}`;
  const [first, last] = [filled(FIRST), filled(LAST)];
  return first === null || last === null ? null : `${first} ${unshouted(last)}`;
}
const unshouted = (name: string): string =>
  /\p{Ll}/u.test(name) ? name : name.toLowerCase().replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
