import type { CvChange } from '../../career-engine.js';
import { asksOf } from '../match/asks.js';
import { weighed, type WeighedAsk } from '../match/score.js';
import type { AdvertFacts } from '../reading/advert-reader.js';
import { areColumns } from '../reading/cv-columns.js';
import { isPageNoise } from '../reading/cv-lines.js';
import { asItStands, type CvLine } from '../reading/cv-line.js';
import type { CvFacts } from '../reading/cv-facts.js';
import type { CvSection } from '../reading/cv-sections.js';
import { isDatesOnly } from '../reading/dates-of-posts.js';
import { linesOf, listed, shortened } from '../text/clean.js';
import { tipsFor } from '../analysis/tips.js';
import { adviceOnLines, hasHeadings } from './advice-on-lines.js';
import { isBetweenJobs } from '../reading/between-jobs.js';
import { isPlaceOnly } from '../reading/places.js';
import { isLineOf } from '../reading/proof.js';
import { labelsOfDuties } from '../reading/duties-apart.js';
import { besideStudies } from './beside-studies.js';
import { linesAfterBlank } from './blank-lines.js';
import { answersOf, dutiesInOrder, type WantedDuties } from './duties-in-order.js';
import { tellingWords } from './telling-words.js';
import { withEmployerOfTitle } from './employer-in-title.js';
import { keySkills } from './key-skills.js';
import { offered, withoutLacks } from './not-had.js';
import { strongerOpening } from './openings.js';
import { linesBelowPosts } from './stories-below-posts.js';
import { inPostsThatAreOver } from './posts-that-are-over.js';
import { isPrivate, privateLeftOut, saidPrivately } from './private-details.js';
import { sharedPhrases } from './shared-phrases.js';
import { isSureName } from './signature.js';
import { Spelling } from './spelling.js';
import { unchanged } from './unchanged.js';

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
/** The whole CV again, arranged for this advert in the person's own words, with every change named. */
export function optimisedCv(
  advertRead: AdvertFacts,
  cv: CvFacts,
  { cvText, jobDescription }: { cvText: string; jobDescription: string },
): { optimizedCvText: string; changes: CvChange[] } {
  const advert = withEmployerOfTitle(advertRead);
  const changes: CvChange[] = [...leftOut(cvText), ...columnsSaid(cvText)];
  const all = weighed(asksOf(advert, cv));
  const asks = offered(all, cv.lines);
  const phrases = sharedPhrases(advert, jobDescription, withoutLacks(cv));
  const isSpaced = linesAfterBlank(cvText, cv.lines);
  const wanted = {
    names: new Set(asks.map(({ name }) => name)),
    words: tellingWords(jobDescription),
    answers: answersOf(asks, advert.title, cv.lines),
    below: new Set(linesBelowPosts(cv).flatMap(({ line }) => (isPlaceOnly(line.text) ? [] : line))),
    heads: headsOf(cv),
    labels: new Set(labelsOfDuties(cv.posts, cv.lines).keys()),
  };
  const spelling = new Spelling(jobDescription);
  const read = partsOf(cv.lines);
  const isPlain = beginsWithName(read, cv);
  if (isPlain) changes.push(...nameSaid(cvText, cv));
  const isGraduate = besideStudies(advert, cv).length > 0;
  const parts = (isPlain ? ordered(read, asks, isGraduate, changes) : read).map((part) => ({
    ...part,
    texts: textsOf(part, { wanted, isSpaced, spelling, isPlain, isOver: inPostsThatAreOver(cv) }, changes),
  }));
  const [head, ...rest] = parts;
  const [top, below] = head ? aboutThePerson(head.lines.length, block(head), rest.length > 0) : ['', ''];
  const key = top === null ? null : keySkills(asks, withoutLacks(cv), jobDescription, phrases, changes);
  const text = [top, key, below, ...rest.map(block)].filter(Boolean).join('\n\n');
  changes.push(...marksSaid(cvText, text));
  if (changes.length === 0) changes.push(unchanged(asks, hasHeadings(cv), isPlain));
  changes.push(...saidPrivately(cv.lines));
  changes.push(...adviceOnLines(cv, advert), ...advice(all, advert, cv));
  return { optimizedCvText: text, changes };
}

/** The export of a profile has its side column first, and the name below it; it is read, and given back, in the other order. */
function nameSaid(cvText: string, { lines: [first, ...below] }: CvFacts): CvChange[] {
  const name = first?.text ?? '';
  const written = cvText.split('\n').map((line) => line.trim());
  const above = new Set(written.slice(0, Math.max(0, written.indexOf(name))));
  if (!below.some(({ text }) => above.has(text))) return [];
  return [
    {
      kind: 'moved',
      summary: 'Your name and what stands below it now stand first.',
      before: name,
      after: name,
      reason: 'Whoever opens a CV looks there for whose it is.',
    },
  ];
}

/** Two columns that a copy has put into one line each are given back one below the other. */
const columnsSaid = (cvText: string): CvChange[] =>
  areColumns(cvText)
    ? [
        {
          kind: 'rewritten',
          summary: 'Your two columns now stand one below the other.',
          before: null,
          after: null,
          reason: 'A program reads a line from its left to its right edge, and mixes what stands beside each other.',
        },
      ]
    : [];

/** The lines of posts, of their employers and of their dates. */
const headsOf = ({ lines, posts }: CvFacts): ReadonlySet<CvLine> =>
  new Set(
    lines.filter(
      (line, at) =>
        // "Leeds" between the dates and what was done there
        (line.section === 'experience' && isPlaceOnly(line.text)) ||
        (!line.isBullet &&
          posts.some(
            ({ entry, dated, above, title }) =>
              entry[0] === line ||
              (dated.includes(line) && isDatesOnly(line)) ||
              above === line.text ||
              (title.includes(line.text) && (entry.includes(line) || entry.includes(lines[at - 1]!))),
          )),
    ),
  );

/** More lines than who and where somebody is takes: the whole CV stands above its first heading, or has none. */
const MOST_OF_A_HEAD = 8;

/** The head of a CV, and what stands below it without a heading; null where no blank line parts the two. */
function aboutThePerson(length: number, text: string, hasParts: boolean): [top: string | null, below: string] {
  if (length <= MOST_OF_A_HEAD && hasParts) return [text, ''];
  const at = text.indexOf('\n\n');
  return at < 0 ? [null, text] : [text.slice(0, at), text.slice(at + 2)];
}

/** What says only that it is a CV, or which page it is, was not read, and does not stand in the new one. */
const leftOut = (cvText: string): CvChange[] =>
  [...new Set(linesOf(cvText).filter(isPageNoise))].map((line) => ({
    kind: 'removed',
    summary: 'A line that names the document or its page was left out.',
    before: line,
    after: null,
    reason: 'Your name is the better heading, and pages number themselves.',
  }));

/** An "o" before an item is read as the mark that it was meant to be. */
function marksSaid(cvText: string, text: string): CvChange[] {
  const marked = cvText.split(/\r?\n/).find((line) => A_LETTER_AS_A_MARK.test(line));
  const written = marked && `• ${marked.replace(A_LETTER_AS_A_MARK, '')}`;
  return written === undefined || !text.includes(written)
    ? []
    : [
        {
          kind: 'rewritten',
          summary: 'The letter “o” before the items of lists became the mark “•”.',
          before: marked!.trim(),
          after: written,
          reason: 'It was a mark before it was copied, and a program reads it as a word.',
        },
      ];
}
const A_LETTER_AS_A_MARK = /^\s*o\s+(?=\S)/;

const block = ({ heading, texts }: { heading: string | null; texts: string[] }): string =>
  [heading, ...texts].filter((line): line is string => line !== null).join('\n');

/**
 * A CV whose name does not stand at its top was written out in another order than it was made in: whose lines stand
 * under which heading is not known, and all of them stay where they are.
 */
const LINES_OF_A_NAME = 4;
const beginsWithName = ([head]: readonly Part[], { name, lines }: CvFacts): boolean =>
  head !== undefined &&
  head.heading === null &&
  name !== null &&
  isSureName(name, lines) &&
  head.lines
    .slice(0, LINES_OF_A_NAME)
    .some(({ text }) => text.toLowerCase().includes(name.split(' ')[0]!.toLowerCase()));

function partsOf(lines: readonly CvLine[]): Part[] {
  const parts: Part[] = [{ heading: null, section: 'head', lines: [] }];
  for (const line of lines) {
    if (line.isHeading) parts.push({ heading: line.text, section: line.section, lines: [] });
    else if (line.section === 'interests' && parts.at(-1)?.section !== 'interests')
      // "Hobbies: fishing" below the licences does not move with them.
      parts.push({ heading: null, section: 'interests', lines: [line] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts.filter(({ heading, lines: { length } }) => heading !== null || length > 0);
}

function ordered(
  parts: readonly Part[],
  asks: readonly WeighedAsk[],
  isOfAGraduate: boolean,
  changes: CvChange[],
): Part[] {
  const proofs = asks.flatMap(({ kind, state, proof }) =>
    kind === 'certificate' && state === 'met' && proof ? [proof] : [],
  );
  const holdsCertificate = ({ lines }: Part) =>
    lines.some((line) => proofs.some((proof) => isLineOf(line, proof))) &&
    !lines.some(({ doubted }) => doubted.length > 0);
  // what was earned with beside studies does not move above them
  const isGraduate = isOfAGraduate || !parts.some(({ section }) => section === 'experience');
  const isAsked = isAskedIn(asks);
  const isAboveWork = (part: Part) => parts.slice(parts.indexOf(part)).some(({ section }) => section === 'experience');
  const place = (part: Part) => {
    if (part.section === 'certificates' && holdsCertificate(part)) return 2;
    if (part.section === 'education' && isGraduate) return isAboveWork(part) || !isOfAGraduate ? 2 : ORDER.education;
    // Skills that the advert asks for stay where their person put them.
    return part.section === 'skills' && isAboveWork(part) && part.lines.some(isAsked) ? 2 : ORDER[part.section];
  };
  const sorted = parts.toSorted((one, other) => place(one) - place(other));
  for (const part of sorted) {
    const { heading } = part;
    const before = parts.slice(0, parts.indexOf(part));
    const next = sorted
      .slice(sorted.indexOf(part) + 1)
      .find((other) => other.heading !== null && before.includes(other))?.heading;
    if (heading && next)
      changes.push({
        kind: 'moved',
        summary: `“${heading}” now stands before “${next}”.`,
        before: heading,
        after: heading,
        reason:
          part.section === 'certificates' && holdsCertificate(part)
            ? 'The advert asks for what stands there.'
            : 'Whoever has little time looks for it first.',
      });
  }
  return sorted;
}

/** Whether a line of skills names something that the advert asks for. */
const isAskedIn =
  (asks: readonly WeighedAsk[]) =>
  (line: CvLine): boolean =>
    asks.some(
      ({ name, kind, proof }) =>
        (kind === 'skill' && line.mentions.some(({ skill }) => name.split(/, | or /).includes(skill.name))) ||
        (proof !== null && isLineOf(line, proof)),
    );

function textsOf(
  part: Part,
  {
    wanted,
    isSpaced,
    spelling,
    isPlain,
    isOver,
  }: {
    wanted: WantedDuties;
    isSpaced: ReadonlySet<CvLine>;
    spelling: Spelling;
    isPlain: boolean;
    isOver: (line: CvLine) => boolean;
  },
  changes: CvChange[],
): string[] {
  const kept = part.lines.filter((line) => {
    if (!isPrivate(line)) return true;
    changes.push(privateLeftOut(line));
    return false;
  });
  return (isPlain ? dutiesInOrder(kept, wanted, changes) : kept).flatMap((line, at) => {
    const text = spelled(textOf(line, isOver, changes), line, spelling, changes);
    return at > 0 && !line.isBullet && isSpaced.has(line) ? ['', text] : [text];
  });
}

/** Plain slips are put right, in whatever line they stand. */
function spelled(written: string, line: CvLine, spelling: Spelling, changes: CvChange[]): string {
  const { text, slips } = spelling.corrected(written);
  if (slips.length === 0) return written;
  changes.push({
    kind: 'rewritten',
    summary: `${listed(slips.map(({ wrong, right }) => `“${wrong}” is spelled “${right}”`))}.`,
    before: line.parts.map((part) => part.text).join('\n'),
    after: text,
    reason: 'A reader, and a program that looks for the word, finds it only as it is spelled.',
  });
  return text;
}

function textOf(line: CvLine, isOver: (line: CvLine) => boolean, changes: CvChange[]): string {
  if (line.isWrittenOut) return asItStands(line);
  const { mark } = line;
  const before = line.parts.map(({ text }) => text).join('\n');
  const stronger = strongerOpening(line.text, isOver(line));
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
  // lines that were only read together stand as they are
  return line.parts.map(({ text }) => text).join('\n');
}

function advice(asks: readonly WeighedAsk[], advert: AdvertFacts, cv: CvFacts): CvChange[] {
  // What had better be left out needs no figure, and what was rewritten no advice on how it begins.
  const lines = cv.lines.filter(({ text }) => !isBetweenJobs(text) && strongerOpening(text, true) === null);
  return tipsFor(asks, advert, { ...cv, lines }, cv.lines).map((tip) => ({
    kind: 'advice',
    summary: shortened(tip, 400),
    before: null,
    after: null,
    reason: advert.title ? `For the post of ${advert.title}.` : 'For this advert.',
  }));
}
