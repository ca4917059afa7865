import type { AdvertFacts } from '../reading/advert-reader.js';
import { calledIn } from '../reading/called-in.js';
import type { CvFacts } from '../reading/cv-facts.js';
import type { Proof } from '../reading/proof.js';
import { asWritten, type CvLine } from '../reading/cv-line.js';
import { THE_WORK_ITSELF } from '../match/skill-asks.js';
import { SOME_WORDS } from '../match/worded-whys.js';
import type { WeighedAsk } from '../match/score.js';
import type { Skill } from '../vocabulary/skill.js';
import { relativesOf } from '../vocabulary/related-skills.js';
import { skillVocabulary } from '../vocabulary/skill-vocabulary.js';
import { sentencesOf } from '../reading/cv-sentences.js';
import { degreeIn } from '../reading/degrees.js';
import { workRightIn } from '../reading/rights.js';
import { sentencesIn } from '../reading/sentences-in.js';
import { stemsOf } from '../reading/stems.js';
import { namesWork } from '../reading/verbs.js';
import { isHad } from '../writing/no-work.js';
import { counted, hasFigure, inText, listed, shortened } from '../text/clean.js';

const MOST_TIPS = 7;
type Quote = (line: string) => string;

/** Tips that name the person's own lines, the most useful first. */
export function tipsFor(
  asks: readonly WeighedAsk[],
  advert: AdvertFacts,
  cv: CvFacts,
  written: readonly CvLine[] = cv.lines,
): string[] {
  // Whoever looks for a line looks for it as it stands in their CV.
  const quote: Quote = (line) => `“${shortened(asWritten(line, written), 110)}”`;
  const tips = [
    ...listedOnly(asks, cv, quote),
    ...nearOnes(asks, quote),
    ...halfSaid(asks, quote),
    ...withoutFigures(asks, cv, quote),
    ...weakOpenings(cv, quote),
    ...qualities(asks, cv, quote),
    ...keywordLines(cv, quote),
    ...missingParts(advert, cv, quote),
    ...longLines(cv, quote),
  ];
  if (tips.length === 0)
    tips.push(
      'Every line that answers this advert is specific. Keep them, and put the strongest under each post first.',
    );
  return tips.slice(0, MOST_TIPS);
}

/** Skills that a list claims, by the list and in its words: one tip for each line of the CV. */
function listedOnly(asks: readonly WeighedAsk[], cv: CvFacts, quote: Quote): string[] {
  const byLine = new Map<string, { name: string; called: string }[]>();
  for (const { state, near, kind, proof, name, called, why } of asks) {
    if (state !== 'partly' || near || kind !== 'skill' || !proof || !called || why) continue;
    byLine.set(proof.whole, [...(byLine.get(proof.whole) ?? []), { name, called }]);
  }
  return Array.from(byLine, ([line, skills]) => {
    const it = skills.length === 1 ? 'it' : 'them';
    const place = lineFor(
      skills.map(({ name }) => name),
      cv,
    );
    const where = place
      ? ` If ${quote(place.text)} involved ${it}, say so there.`
      : ` If you have used ${it} at work, add a line that says for what, and with which result.`;
    return `${quote(line)} lists ${listed(skills.map(({ called }) => called))}, but no other line was found that shows you using ${it}.${where}`;
  }).slice(0, 2);
}

const isWork = ({ section, isBullet, isList }: CvLine): boolean =>
  isBullet && !isList && (section === 'experience' || section === 'projects');

/** The line of work that is nearest to these skills: one that shows a relative of them, or one of their trade. */
function lineFor(names: readonly string[], { lines }: CvFacts): CvLine | undefined {
  const near = new Set(names.flatMap((name) => relativesOf(name)));
  const trades = new Set(names.map((name) => skillVocabulary().named(name)?.field));
  const shows = (test: (skill: Skill) => boolean) =>
    lines.find((line) => isWork(line) && line.mentions.some(({ skill }) => test(skill)));
  return (
    shows(({ name }) => near.has(name)) ??
    shows(({ field }) => field !== null && field !== 'general' && trades.has(field))
  );
}

/** The first bullet about work done: where a reader looks first. */
const bestLine = ({ lines }: CvFacts): CvLine | undefined => lines.find(isWork);

const nearOnes = (asks: readonly WeighedAsk[], quote: Quote): string[] =>
  asks
    .filter(({ near, proof }) => near !== null && near !== THE_WORK_ITSELF && proof !== null)
    // nothing is used in the line of a paper
    .filter(({ proof }) => proof?.section !== 'certificates' && proof?.section !== 'education')
    .slice(0, 2)
    .map(
      ({ name, near, called, proof }) =>
        `${quote(proof?.whole ?? '')} shows ${called ?? inText(near ?? '')}. The advert asks for ${inText(name)}: if you have used that too, name it in this line.`,
    );

/** Lines that have some words of what the advert asks for in words of its own: whether they mean it, the person knows. */
const halfSaid = (asks: readonly WeighedAsk[], quote: Quote): string[] =>
  asks
    .filter(
      ({ kind, state, called, near, proof, why }) =>
        kind === 'skill' && state === 'partly' && !called && !near && proof && why === SOME_WORDS,
    )
    .slice(0, 1)
    .map(
      ({ name, jobLine, proof }) =>
        `The advert asks for ${saysSo(name, jobLine) ? `“${shortened(name, 80)}”` : inText(name)}; ${quote(proof?.whole ?? '')} has some of those words. If it was that, say it there in full.`,
    );

/** In quotation marks stands what the advert says; a name that was made of it is no quotation. */
const saysSo = (name: string, jobLine: string | null): boolean =>
  (jobLine ?? '').toLowerCase().includes(name.toLowerCase());

/** The advert names a personal quality: the word itself convinces nobody. */
function qualities(asks: readonly WeighedAsk[], cv: CvFacts, quote: Quote): string[] {
  const missing = asks.find(
    ({ state, name, isOnlyKeyword }) =>
      state === 'missing' && !isOnlyKeyword && skillVocabulary().named(name)?.kind === 'quality',
  );
  const place = bestLine(cv);
  if (!missing) return [];
  const where = place ? `, for example ${quote(place.text)}: say whom you had to convince, help or wait for` : '';
  return [`The advert asks for ${inText(missing.name)}. Do not add the word; let a line of work show it${where}.`];
}

/** Lines that prove something and give no figure. */
function withoutFigures(asks: readonly WeighedAsk[], cv: CvFacts, quote: Quote): string[] {
  const proofs = new Map<string, { proof: Proof; names: string[] }>();
  for (const { state, proof, name: asked, called, kind } of asks) {
    const name = called ?? `what the advert calls “${shortened(asked, 60)}”`;
    const isWork = proof && (proof.section === 'experience' || proof.section === 'projects');
    // the line of a post says who somebody was, and not how much
    const isOfAPost = cv.posts.some(({ line }) => line === proof?.whole || proof?.whole.startsWith(line));
    if (
      state !== 'met' ||
      !isWork ||
      isOfAPost ||
      kind !== 'skill' ||
      proof.whole.length < 30 ||
      isHeldAndNotDone(proof.whole, asked) ||
      hasFigure(proof.whole)
    )
      continue;
    const known = proofs.get(proof.whole);
    if (known) known.names.push(name);
    else proofs.set(proof.whole, { proof, names: [name] });
  }
  const tips = [...proofs.values()].map(
    ({ proof, names }) =>
      `${quote(proof.whole)} proves ${listed(names)} without a figure. Add how many, how much or how fast.`,
  );
  if (tips.length > 0) return tips.slice(0, 2);
  const bare = cv.lines.filter(
    ({ section, isBullet, isList, text }) =>
      section === 'experience' &&
      isBullet &&
      !isList &&
      !hasFigure(text) &&
      text.length > 25 &&
      !/^(?:won|awarded|nominated|named)\b/i.test(text) &&
      !isHeldAndNotDone(text),
  );
  return bare.slice(0, 1).map(({ text }) => `${quote(text)} gives no figure. Add how many, how much or how fast.`);
}

/** Papers, degrees, memberships, permissions and languages are held: nobody can say how many of them, or how fast. */
function isHeldAndNotDone(line: string, asked: string | null = null): boolean {
  const sentences = sentencesIn(line);
  const words = new Set(stemsOf(asked ?? ''));
  const about = sentences.filter((each) => stemsOf(each).some((stem) => words.has(stem)));
  return (about.length > 0 ? about : sentences).every(
    (each) =>
      isHad(each) ||
      degreeIn(each) !== null ||
      workRightIn(each) !== null ||
      (!namesWork(each) && (IS_MEMBER.test(each) || OF_LANGUAGES.test(each))),
  );
}
const IS_MEMBER =
  /^(?:i am |a |an )?(?:(?:full|associate|student|graduate|chartered|professional|corporate|affiliate|honorary|active|current|elected) )*(?:members?(?:hip)?|fellow|associate|affiliate|registered|registration|chartered) (?:of|with|at|by)\b|^[MFA](?:RICS|CIPD|IET|ICE|IMechE|CIOB|Inst\p{L}*|CMI|IOSH|RPharmS)\b/iu;
const OF_LANGUAGES =
  /^(?:i (?:also )?speak|speaks?|languages?\b|fluent (?:in )?\p{Lu}|bilingual\b|native \p{Lu})|^(?:\p{Lu}\p{Ll}+)(?: \([^)]*\))?,? (?:and \p{Lu}\p{Ll}+ )?(?:is |at )?(?:native|fluent\p{L}*|mother tongue|conversational|bilingual|good|basic|intermediate|advanced|[ABC][12])\b(?![^,;]* (?:knowledge|understanding|skills))/u;

const WEAK =
  /^(?:i (?:was|am) )?(?:responsible for|worked on|helped (?:to|with|out|on)\b|assisted (?:with|in)|involved in|duties included|tasked with|participated in|in charge of)\b/i;

const weakOpenings = ({ lines }: CvFacts, quote: Quote): string[] =>
  lines
    .filter(({ text, isHeading }) => !isHeading && WEAK.test(text))
    .slice(0, 2)
    .map(
      ({ text }) =>
        `${quote(text)} begins with what you were given to do. Begin with what you did: built, led, cut, taught, treated.`,
    );

/** A paper, a language or a car of one's own: it is stated, and no line of work shows it any better. */
function isHadAndNotDone(name: string): boolean {
  const kind = skillVocabulary().named(name)?.kind;
  return kind === 'certificate' || kind === 'language' || /^(?:own transport|first aid)$/i.test(name);
}

function keywordLines({ unsupported }: CvFacts, quote: Quote): string[] {
  const byLine = new Map<string, string[]>();
  for (const [name, proof] of unsupported) {
    // A school certificate is named where it was earned.
    if (proof.section === 'education' || proof.section === 'certificates' || isHadAndNotDone(name)) continue;
    byLine.set(proof.whole, [...(byLine.get(proof.whole) ?? []), calledIn(name, proof)]);
  }
  return Array.from(byLine)
    .filter(([, names]) => names.length >= 2)
    .slice(0, 1)
    .map(
      ([line, names]) =>
        `${quote(line)} names ${listed(names.slice(0, 4))}, and no other line was found that says what you did with them, so they are not counted here. Name each in the line of work where you used it.`,
    );
}

function missingParts(
  { title, sponsorship }: AdvertFacts,
  { lines, years, right, posts }: CvFacts,
  quote: Quote,
): string[] {
  const tips: string[] = [];
  const paragraph = lines.find(({ isList, text }) => !isList && sentencesOf(text).length >= SENTENCES_OF_A_PARAGRAPH);
  if (lines.length < 8 && paragraph)
    tips.push(
      `${quote(paragraph.text)} begins a paragraph that tells everything in one piece. Give each post a line with employer, place and dates, and each thing that you did there a line of its own below it.`,
    );
  else if (lines.length < 8)
    tips.push(
      `Your CV has ${counted(lines.length, 'line')}. Add what you did in each post, one line each, with the tools you used and the result.`,
    );
  const undated = posts.find(({ line }) => !/\S@\S|\d{5}/.test(line));
  if (years === 0 && undated)
    tips.push(
      `No dates were read beside ${quote(undated.line)}. Add month and year, so that your experience can be counted.`,
    );
  if (!right && sponsorship)
    tips.push('Say in one line near the top whether you have the right to work or need sponsorship.');
  if (title && !lines.some(({ section }) => section === 'summary') && lines.length >= 8) {
    tips.push(
      `Begin with two or three sentences that say why you fit the post of ${title}; no summary was found in your CV.`,
    );
  }
  return tips;
}

/** So many sentences in one line hide what somebody has done. */
const SENTENCES_OF_A_PARAGRAPH = 4;

const longLines = ({ lines }: CvFacts, quote: Quote): string[] =>
  lines
    .filter(({ text, isBullet }) => isBullet && text.length > 260)
    .slice(0, 1)
    .map(({ text }) => `${quote(text)} is too long to be read in passing. Make two lines of it.`);
