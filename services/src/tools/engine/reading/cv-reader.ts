import { isEnglish, isOtherLanguage } from '../text/english.js';
import { wordsOf } from '../text/words.js';
import { certificatesHeld } from './certificates-held.js';
import { claims } from './cv-claims.js';
import type { CvFacts } from './cv-facts.js';
import { fieldOf } from './cv-field.js';
import { cvLinesOf } from './cv-lines.js';
import { isList } from './lists-of-names.js';
import type { CvLine } from './cv-line.js';
import type { CvSection } from './cv-sections.js';
import { sentencesOf } from './cv-sentences.js';
import { nameOf } from './cv-name.js';
import { countryOf, languagesOf, rightOf } from './cv-person.js';
import { besideWork, doubtedIn, inPassing, proofsOf } from './cv-shown.js';
import { degreeOf, isStudy, proofOfStudy } from './cv-studies.js';
import { whereOneLives } from './where-one-lives.js';
import { yearsOf } from './cv-years.js';
import { withoutEmployersNames } from './employers-alone.js';
import { leaveOutEmployers } from './employers-named.js';
import { degreeIn } from './degrees.js';
import { PAPER } from './paper-words.js';
import { postsIn } from './posts-held.js';
import { rankHeld } from './rank-held.js';
import { isHeld, type PostHeld } from './post-held.js';
import { proofAt, type Proof } from './proof.js';
import { wordsStanding, type Standing } from './standing.js';
import { stemsOf } from './stems.js';

/** `today` closes the posts that still run. */
export function readCv(text: string, today: Date): CvFacts {
  const lines = cvLinesOf(text);
  const name = nameOf(lines);
  // Ada Lee is no programmer in Ada.
  const named = name === null ? undefined : lines.find(({ text }) => text.includes(name));
  if (name && named)
    named.mentions = named.mentions.filter(({ start }) => start >= named.text.indexOf(name) + name.length);
  const posts = postsIn(lines, today, name);
  leaveOutEmployers(posts);
  if (!lines.some(({ section, isHeading }) => isHeading && section === 'experience')) takenAsWork(posts);
  const shown = proofsOf(
    lines.filter((line) => !line.isList && !NOT_SHOWN.has(line.section)),
    posts,
  );
  const field = fieldOf(lines, posts, shown);
  const { claimed, unsupported } = claims(lines, shown, field, posts);
  for (const [name, proof] of inPassing(posts, shown)) if (!claimed.has(name)) claimed.set(name, proof);
  const country = countryOf(lines);
  const experience = yearsOf(lines, posts, today);
  const rank = rankHeld(posts, experience);
  const without = withoutEmployersNames(lines, posts);
  const said = lines
    .filter(({ isHeading }) => !isHeading)
    .flatMap((line) => saidIn(line).map((each) => ({ ...each, text: without(line, each.text) })));
  return {
    today,
    lines,
    name,
    field,
    shown,
    claimed,
    unsupported,
    doubted: doubtedIn(lines),
    beside: besideWork(posts),
    posts,
    ...{ years: experience.years, yearsProof: experience.proof, yearsSaid: experience.said },
    degree: degreeOf(lines),
    studied: lines.filter(isStudy).map(proofOfStudy),
    certificates: certificatesHeld(lines),
    ...rank,
    languages: languagesOf(lines),
    right: rightOf(lines, today),
    country,
    english: isInEnglish(lines) ? lineOfEnglish(lines) : null,
    isForeign: isOtherLanguage(text) || hasForeignHeadings(lines),
    head: whereOneLives(
      lines,
      country,
      posts.filter(isHeld).flatMap(({ entry }) => entry),
    ),
    folded: said.map(({ text: each, proof, isList }) => ({
      text: ` ${foldedText({ text: wordsStanding(each, 'held') })} `,
      proof,
      isList,
    })),
    worded: said.map(({ text: each, proof, isList }) => ({
      ...{ stems: stemsStanding(each, 'held'), begun: stemsStanding(each, 'begun') },
      ...{ denied: stemsStanding(each, 'denied'), held: wordsStanding(each, 'held'), proof, isList },
    })),
  };
}

const NOT_SHOWN: ReadonlySet<CvSection> = new Set<CvSection>(['interests', 'references']);

/** In a CV without headings, what stands right below a post is of that post, unless it is a paper or about its person. */
function takenAsWork(posts: readonly PostHeld[]): void {
  for (const { entry } of posts.filter(({ known, spans }) => known !== null && spans.length > 0)) {
    for (const line of entry.slice(0, LINES_OF_A_POST)) {
      if (line.section !== 'head' || NO_WORK.test(line.text) || degreeIn(line.text) !== null) continue;
      line.section = 'experience';
      line.isList = isList(line);
    }
  }
}
const LINES_OF_A_POST = 5;
const NO_WORK = new RegExp(
  String.raw`\S@\S|\b(?:${PAPER}|level \d|certs?|cscs|dbs|gcses?|[ns]vq\d?|btec|diploma|pgce|qts|cpc|visa|settled|right to work|registered|qualified)\b`,
  'i',
);

/** By its sentences, or, of a CV in notes, by the headings that are known in English alone. */
function isInEnglish(lines: readonly CvLine[]): boolean {
  const text = lines.filter(({ isList }) => !isList).map((line) => line.text);
  const headings = lines.filter(({ isHeading }) => isHeading).length;
  return isEnglish(text.join('\n')) || (headings >= HEADINGS_OF_ENGLISH && !isOtherLanguage(text.join('\n')));
}
const HEADINGS_OF_ENGLISH = 2;

/** Two sections at least are called so, and their lines alone; "Experiencia / Experience" is called in English as well. */
const hasForeignHeadings = (lines: readonly CvLine[]): boolean =>
  lines.filter(({ text }) => FOREIGN_HEADING.test(text)).length >= HEADINGS_OF_ENGLISH &&
  lines.filter(({ isHeading }) => isHeading).length < HEADINGS_OF_ENGLISH;
const FOREIGN_HEADING =
  /^(?:ausbildung|berufserfahrung|beruflicher werdegang|kenntnisse|sprachen|experiencia(?: laboral| profesional)?|formación(?: académica)?|educación|idiomas|expériences?(?: professionnelles?)?|formations?|compétences|langues|esperienz[ae](?: lavorativ[ae]| professional[ei])?|istruzione|formazione|lingue|experiência(?: profissional)?|formação|doświadczenie(?: zawodowe)?|wykształcenie|umiejętności|języki|experiență|educație)\s*(?::|$)/iu;

/**
 * The first sentence, or in a CV of notes the longest of them; a name and an address are of no language, so that of a CV
 * without headings only what stands below its name is looked at.
 */
function lineOfEnglish(lines: readonly CvLine[]): Proof | null {
  const written = lines.filter(({ isHeading, section }) => !isHeading && section !== 'head');
  const belowTheName = lines.slice(1).filter(({ text, isHeading }) => !isHeading && !/\S@\S/.test(text));
  const line =
    lines.find(({ isHeading, text }) => !isHeading && !/\S@\S/.test(text) && isSentence(text)) ??
    longestOf(written) ??
    longestOf(belowTheName);
  return line ? proofAt(line, 0) : null;
}
const longestOf = (lines: readonly CvLine[]): CvLine | undefined =>
  lines.toSorted((one, other) => other.text.length - one.text.length)[0];
const isSentence = (text: string): boolean =>
  wordsOf(text).length >= WORDS_OF_A_SENTENCE && /\b(?:the|and|of|with|for|to)\b/.test(text);
const WORDS_OF_A_SENTENCE = 8;

/** What a CV says, sentence by sentence where a line tells many things. */
const saidIn = (line: CvLine): { text: string; proof: Proof; isList: boolean }[] =>
  sentencesOf(line.text).map(({ text, start }, _at, { length }) => ({
    text,
    proof: { ...proofAt(line, start), ...(length > 1 && { whole: text }) },
    isList: line.isList,
  }));

function stemsStanding(written: string, standing: Standing): ReadonlySet<string> {
  const text = written.replace(UNTIL_NOW, ' ').replace(BLAMES, ' ');
  const words = wordsStanding(text, standing);
  return words.trim() === '' ? NONE : new Set(stemsOf(words.replace(PERMISSION_TO_WORK, ' ')));
}
/** "2019 - present": nobody presents anything. */
const UNTIL_NOW = /(?<=\d\s{0,2}[–—-]\s{0,2})present\b/gi;
/** "Found fault with nobody": no fault of anything was found. */
const BLAMES = /\b(?:find(?:s|ing)?|found) fault with\b/gi;
const NONE: ReadonlySet<string> = new Set();
/** "Health and Care Worker visa": its words name a permission, and no paper that a trade has. */
const PERMISSION_TO_WORK =
  /\b(?:(?:health (?:and|&) (?:social )?care|skilled|care|seasonal|senior care)(?: worker)? (?:route )?(?=visas?\b)|certificates? of sponsorship\b)/gi;

const foldedText = ({ text }: { text: string }): string =>
  wordsOf(text)
    .map(({ folded }) => folded)
    .join(' ');
