import type { CvChange } from '../../career-engine.js';
import { asksOf } from '../match/asks.js';
import { weighed, type WeighedAsk } from '../match/score.js';
import type { AdvertFacts } from '../reading/advert-reader.js';
import type { CvLine } from '../reading/cv-lines.js';
import type { CvFacts } from '../reading/cv-reader.js';
import type { CvSection } from '../reading/cv-sections.js';
import { skillsNamedIn } from '../reading/skill-finder.js';
import { listed, shortened } from '../text/clean.js';
import { tipsFor } from '../analysis/tips.js';
import { strongerOpening } from './openings.js';

interface Part {
  heading: string | null;
  section: CvSection;
  lines: CvLine[];
}

/** Where a section belongs for a reader with little time; sections of one number keep their order. */
const ORDER: Record<CvSection, number> = {
  head: 0,
  summary: 1,
  experience: 3,
  projects: 4,
  education: 5,
  certificates: 6,
  skills: 7,
  languages: 8,
  publications: 9,
  honours: 9,
  volunteering: 10,
  other: 10,
  interests: 11,
  references: 12,
};
/** Publications, talks and the like are in an order of their own. */
const MAY_BE_REORDERED: ReadonlySet<CvSection> = new Set<CvSection>(['experience', 'projects', 'volunteering']);
/** What employers in the United Kingdom do not ask for, and may not use. */
const PRIVATE =
  /^(?:date of birth|d\.?o\.?b\.?|age|gender|sex|marital status|religion|number of children|children|passport (?:number|no\.?)|national insurance(?: number)?|photo)\s*[:–-]/i;

/** The whole CV again, arranged for this advert in the person's own words, with every change named. */
export function optimisedCv(advert: AdvertFacts, cv: CvFacts): { optimizedCvText: string; changes: CvChange[] } {
  const changes: CvChange[] = [];
  const asks = weighed(asksOf(advert, cv));
  const wanted = new Set(asks.map(({ name }) => name));
  const parts = ordered(partsOf(cv.lines), asks, changes).map((part) => ({
    ...part,
    texts: textsOf(part, wanted, changes),
  }));
  const [head, ...rest] = parts;
  const key = keySkills(asks, changes);
  const text = [head && block(head), key, ...rest.map(block)].filter(Boolean).join('\n\n');
  changes.push(...advice(asks, advert, cv));
  return { optimizedCvText: text, changes };
}

const block = ({ heading, texts }: { heading: string | null; texts: string[] }): string =>
  [heading, ...texts].filter((line): line is string => Boolean(line)).join('\n');

function partsOf(lines: readonly CvLine[]): Part[] {
  const parts: Part[] = [{ heading: null, section: 'head', lines: [] }];
  for (const line of lines) {
    if (line.isHeading) parts.push({ heading: line.text, section: line.section, lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts.filter(({ heading, lines: { length } }) => heading !== null || length > 0);
}

function ordered(parts: readonly Part[], asks: readonly WeighedAsk[], changes: CvChange[]): Part[] {
  const holdsCertificate = asks.some(({ kind, state }) => kind === 'certificate' && state !== 'missing');
  const isGraduate = !parts.some(({ section }) => section === 'experience');
  const place = ({ section }: Part) =>
    section === 'certificates' && holdsCertificate ? 2 : section === 'education' && isGraduate ? 2 : ORDER[section];
  const sorted = parts.toSorted((one, other) => place(one) - place(other));
  const moved = sorted.filter((part, at) => part.heading !== null && parts.indexOf(part) > at);
  for (const part of moved) {
    const { heading } = part;
    const next = sorted
      .slice(sorted.indexOf(part) + 1)
      .find((other) => other.heading !== null && !moved.includes(other))?.heading;
    if (heading && next)
      changes.push({
        kind: 'moved',
        summary: `“${heading}” now stands before “${next}”.`,
        before: heading,
        after: heading,
        reason: 'What this advert asks for is read before what it does not.',
      });
  }
  return sorted;
}

function textsOf(part: Part, wanted: ReadonlySet<string>, changes: CvChange[]): string[] {
  const kept = part.lines.filter((line) => {
    if (!PRIVATE.test(line.text)) return true;
    changes.push({
      kind: 'removed',
      summary: 'A private detail was left out.',
      before: line.parts[0]?.text ?? line.text,
      after: null,
      reason: 'Employers in the United Kingdom do not need it, and it can only do harm.',
    });
    return false;
  });
  return bulletsInOrder(kept, wanted, changes).map((line) => textOf(line, wanted, changes));
}

/** Within one entry, the bullets that answer the advert come first. */
function bulletsInOrder(lines: readonly CvLine[], wanted: ReadonlySet<string>, changes: CvChange[]): CvLine[] {
  const answers = (line: CvLine) => line.mentions.some(({ skill }) => wanted.has(skill.name));
  const result: CvLine[] = [];
  let run: CvLine[] = [];
  const close = () => {
    const sorted = run.toSorted((one, other) => Number(answers(other)) - Number(answers(one)));
    const first = sorted[0];
    if (first && first !== run[0] && MAY_BE_REORDERED.has(first.section)) {
      const names = [...new Set(first.mentions.map(({ skill }) => skill.name).filter((name) => wanted.has(name)))];
      changes.push({
        kind: 'moved',
        summary: 'This line stands first in its entry.',
        before: first.parts[0]?.text ?? first.text,
        after: `${first.mark}${first.text}`,
        reason: `It shows ${listed(names)}, which the advert asks for.`,
      });
      result.push(...sorted);
    } else result.push(...run);
    run = [];
  };
  for (const line of lines) {
    if (line.isBullet) run.push(line);
    else {
      close();
      result.push(line);
    }
  }
  close();
  return result;
}

function textOf(line: CvLine, wanted: ReadonlySet<string>, changes: CvChange[]): string {
  const { mark } = line;
  const before = line.parts.length === 1 ? (line.parts[0]?.text ?? line.text) : null;
  const stronger = strongerOpening(line.text);
  if (stronger) {
    changes.push({
      kind: 'rewritten',
      summary: 'The line begins with what you did.',
      before,
      after: `${mark}${stronger}`,
      reason: 'Readers look at the first word; the facts are the same.',
    });
    return `${mark}${stronger}`;
  }
  const sorted = line.section === 'skills' ? sortedList(line.text, wanted) : null;
  if (sorted) {
    changes.push({
      kind: 'rewritten',
      summary: 'What the advert asks for comes first in this list.',
      before,
      after: `${mark}${sorted.text}`,
      reason: `The advert asks for ${listed(sorted.first)}.`,
    });
    return `${mark}${sorted.text}`;
  }
  return `${mark}${line.text}`;
}

/** "Languages: Julia, Python" with Python first, when the advert asks for it; null when nothing changes. */
function sortedList(text: string, wanted: ReadonlySet<string>): { text: string; first: string[] } | null {
  const [, label = '', list = text] = /^([^:,]{2,40}:\s*)(.+)$/.exec(text) ?? [];
  const items = list.split(/,\s+/);
  if (items.length < 2 || /[()]/.test(list)) return null;
  const isWanted = (item: string) => skillsNamedIn(item).some(({ skill }) => wanted.has(skill.name));
  const sorted = items
    .map((item) => item.replace(/\.$/, ''))
    .toSorted((one, other) => Number(isWanted(other)) - Number(isWanted(one)));
  if (sorted.join() === items.map((item) => item.replace(/\.$/, '')).join()) return null;
  return { text: `${label}${sorted.join(', ')}`, first: sorted.filter(isWanted) };
}

/** One line near the top with those skills of the CV that the advert asks for, as the CV proves them. */
function keySkills(asks: readonly WeighedAsk[], changes: CvChange[]): string | null {
  const held = asks.filter(
    ({ kind, state, near }) => (kind === 'skill' || kind === 'certificate') && state !== 'missing' && !near,
  );
  const names = held
    .map(({ name, proof }) => wordsInCv(name, proof?.whole ?? ''))
    .filter((name): name is string => name !== null);
  const distinct = [...new Set(names)];
  if (distinct.length < 2) return null;
  const text = `Key skills\n${distinct.join(', ')}`;
  changes.push({
    kind: 'added',
    summary: 'A line of key skills near the top.',
    before: null,
    after: distinct.join(', '),
    reason: 'The advert asks for them and your CV names each of them further down.',
  });
  return text;
}

/** The skill as the CV writes it in the line that proves it; null when that line shows it without its name. */
function wordsInCv(name: string, line: string): string | null {
  const mention = skillsNamedIn(line).find(({ skill }) => skill.name === name);
  if (!mention) return null;
  const written = line.slice(mention.start, mention.end).replace(/\s+/g, ' ');
  const initials = name
    .split(/[\s-]+/)
    .map((word) => word.charAt(0))
    .join('');
  const isName = written.toLowerCase() === name.toLowerCase() || written.toLowerCase() === initials.toLowerCase();
  return isName ||
    name.toLowerCase().includes(written.toLowerCase()) ||
    written.toLowerCase().includes(name.toLowerCase())
    ? written
    : null;
}

function advice(asks: readonly WeighedAsk[], advert: AdvertFacts, cv: CvFacts): CvChange[] {
  return tipsFor(asks, advert, cv).map((tip) => ({
    kind: 'advice',
    summary: shortened(tip, 400),
    before: null,
    after: null,
    reason: advert.title ? `For the post of ${advert.title}.` : 'For this advert.',
  }));
}
