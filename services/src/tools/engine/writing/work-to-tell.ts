import type { CvFacts } from '../reading/cv-facts.js';
import type { CvLine } from '../reading/cv-line.js';
import { withoutWhatIsDenied } from '../reading/denied-behind.js';
import { sentencesOf } from '../reading/cv-sentences.js';
import { placeFirst } from '../reading/place-first.js';
import { isHeld } from '../reading/post-held.js';
import { isOfPrivateLife } from '../reading/private-life.js';
import { sentencesIn } from '../reading/sentences-in.js';
import { skillsNamedIn } from '../reading/skill-finder.js';
import { saysWhatWasDone } from '../reading/verbs.js';
import { withoutDates } from '../reading/without-dates.js';
import { hasFigure } from '../text/clean.js';
import { workDoneIn, type WorkDone } from '../reading/work-done.js';
import { belowSeveralPosts } from './below-several-posts.js';
import { deedTold } from './deeds-told.js';
import { A_VOLUNTEER, doneUnpaid } from './done-unpaid.js';
import { isHeldNow } from './latest-post.js';
import { isDated } from './letter-text.js';
import { LONGEST_QUOTED, SHORTEST_QUOTED, type LetterWork, type WorkFound } from './letter-work.js';
import { isOfStudies, studiesTold } from './studies-told.js';
import { tellsOfOthers } from './others-work.js';
import { placeTold } from './place-told.js';
import { whereSaid } from './post-said.js';
import { storiesIn } from './post-stories.js';
import { isSurelyHeldAt, isSureTitle, mayEmploy, postOf } from './sure-posts.js';
import { tellingWords } from './telling-words.js';
import { surelyAt } from './where-surely.js';
import { whyUntold } from './work-untold.js';

/** All work of a CV that a letter can tell, once each. */
export function lettersWork(cv: CvFacts, jobDescription: string): LetterWork[] {
  const asked = tellingWords(jobDescription);
  const sharedBy = (text: string) => [...tellingWords(text)].filter((word) => asked.has(word)).length;
  const why = whyUntold(cv);
  const place = placing(cv);
  const told = workFound(cv)
    .map((work) => ({ work: asQuoted(work, cv.lines), shared: sharedBy(work.text) }))
    .filter(({ work }) => why(work) === null)
    .map(({ work, shared }) => place(work, shared));
  return [...new Map(told.map((each) => [each.text.replace(/[\s.;]+$/, ''), each])).values()];
}

/** What goes on from "I", bullets of a post that say what the work was, and what a CV without bullets tells. */
function workFound(cv: CvFacts): WorkFound[] {
  const done = workDoneIn(cv)
    .filter(isTellable)
    .map((work) => ({ ...work, isNoDeed: false }))
    .flatMap(inQuotableParts);
  const bullets = bulletsOf(cv)
    .flatMap(inQuotableParts)
    .filter(({ text }) => isQuotable(text));
  const known = new Set(done.map(({ text }) => text));
  const told = [...bullets, ...storiesIn(cv), ...studiesTold(cv)].filter(({ text }) => !known.has(text));
  for (const { text } of told) known.add(text);
  return [...done, ...told, ...rowsOfDeeds(cv).filter(({ text }) => !known.has(text))];
}

/** "Recruited 60 people", "Chaired 14 hearings" below each other without marks, of no post: what a CV of skills tells of work. */
function rowsOfDeeds(cv: CvFacts): WorkFound[] {
  const isDeed = (line: CvLine | undefined) =>
    line !== undefined &&
    !line.isHeading &&
    !line.isBullet &&
    /^\p{Lu}\p{Ll}+ /u.test(line.text) &&
    saysWhatWasDone(line.text);
  const inRows = new Set(
    cv.lines.flatMap((line, at) =>
      isDeed(line) && (isDeed(cv.lines[at - 1]) || isDeed(cv.lines[at + 1])) ? [line.text] : [],
    ),
  );
  return workDoneIn(cv)
    .filter(({ text }) => inRows.has(text) && isQuotable(text))
    .map((work) => ({ ...work, where: null, isNoDeed: false }));
}

/** Of a line that is too long for a quotation each sentence that can stand by itself, with the skills that it names. */
function inQuotableParts(work: WorkFound): WorkFound[] {
  if (work.text.length <= LONGEST_QUOTED) return [work];
  return (
    sentencesOf(work.text)
      // what that takes for one sentence by its length may be two
      .flatMap(({ text }) => (text.length > LONGEST_QUOTED ? sentencesIn(text) : text))
      .map((text) => text.trim().replace(/;$/, ''))
      .filter((text, at) => isQuotable(text) && (at === 0 || (saysWhatWasDone(text) && !POINTS_BACK.test(text))))
      .map((text) => {
        const named = new Set(skillsNamedIn(text).map(({ skill }) => skill.name));
        const skills = work.skills.filter((skill) => named.has(skill));
        return { ...work, text, skills, hasFigure: hasFigure(text) };
      })
  );
}
/** "This saved a day a week": of what stands before it. */
const POINTS_BACK = /^(?:this|that|these|those|it|its|they|their|which|he|she|both|also|then|there|as a result)\b/i;

const isQuotable = (text: string): boolean =>
  text.length >= SHORTEST_QUOTED && text.length <= LONGEST_QUOTED && !isDated(text) && !BREAKS_OFF.test(text.trim());
const BREAKS_OFF = /[,;:(–-]$/;

/** The part of it that a letter has between quotation marks. */
const asQuoted = (work: WorkFound, lines: readonly CvLine[]): WorkFound => ({
  ...work,
  text: withoutWhatIsDenied(upToALineOfItsOwn(withoutRoleCell(work.text.replace(FOR_ONESELF, '')), lines)),
});
/** "Electrician | Rewires and fault finding": the cell that says as what stands before what was done. */
const withoutRoleCell = (text: string): string => {
  const [cell = '', ...told] = text.split(' | ');
  return told.length > 0 && isSureTitle(cell) ? told.join(' | ') : text;
};

/** "Self-employed since 2019: first and second fix": for whom and since when is said elsewhere. */
const FOR_ONESELF = /^(?:self[- ]employed|freelance)(?: since (?:\p{L}+ )?(?:19|20)\d{2})?\s?(?:[:,–—-]\s+)(?=\S)/iu;

/** With where and when it surely was. */
function placing(cv: CvFacts): (work: WorkFound, shared: number) => LetterWork {
  const isSurelyAt = surelyAt(cv);
  const isSaidSurely = saidSurely(cv);
  const mayBeOfAnother = belowSeveralPosts(cv);
  const now = cv.posts.filter((post) => isHeldNow(post, cv)).flatMap(({ entry }) => entry.map(({ text }) => text));
  const isUnpaidWork = doneUnpaid(cv);
  const whereItWas = (work: WorkFound) => (isOfStudies(work.where) ? work.where : whereAtWork(work));
  const whereAtWork = (work: WorkFound) =>
    work.where && !mayBeOfAnother(work.text) && isSurelyAt(work.text, work.where) && isSaidSurely(work)
      ? whereSaid(work.where)
      : null;
  return (work, shared) => ({
    ...work,
    deed: deedTold(work.text),
    // of a line that tells of others as well nobody knows whose work answers the advert
    ...(tellsOfOthers(work.text) ? { skills: [], shared: 0 } : { shared }),
    // What a post tells behind a colon is a piece of its line.
    isHeldNow: now.some((line) => line.includes(work.text)),
    where: isUnpaidWork(work.text) ? A_VOLUNTEER : whereItWas(work),
  });
}

/** What a letter would say of where it was done is surely so: the employer of the post it stands below, or oneself. */
function saidSurely(cv: CvFacts): (work: WorkFound) => boolean {
  const postOfLine = postOf(cv);
  // "Bidfood, Leeds, 2019 - now: Class 2 nights": where, and what was done there, on one line
  const beginsItsLine = (name: string, text: string): boolean => {
    const first = placeFirst(cv.lines.find((line) => line.text.includes(text))?.text ?? '');
    return first !== null && first.told.includes(text) && first.place.split(/,\s+/)[0] === name && mayEmploy(name);
  };
  return (work) => {
    const place = placeTold({ ...work, where: work.where === null ? null : whereSaid(work.where) });
    if (place === null || work.isProject) return true;
    if (place.startsWith('at ') && beginsItsLine(place.slice('at '.length), work.text)) return true;
    const post = postOfLine(work.text);
    if (post === null) return false;
    if (place === 'working for myself') return true;
    const own = /^as an? self-employed (.+)$/.exec(place)?.[1];
    if (own !== undefined) return post.spans.length > 0 && isSureTitle(own);
    return place.startsWith('at ') && isSurelyHeldAt(post, place.slice('at '.length));
  };
}

/** Lines that the width of a page may have broken are read as one; what begins with a capital may be another, and is not quoted with it. */
function upToALineOfItsOwn(text: string, lines: readonly CvLine[]): string {
  const joined = lines.find((line) => line.parts.length > 1 && line.text.includes(text));
  const at = joined?.text.indexOf(text) ?? 0;
  const end = joined?.parts
    .map(({ start }) => start - at)
    .find((start) => start > 0 && start < text.length && beginsAnew(text.slice(0, start), text.slice(start)));
  return end === undefined ? text : text.slice(0, end).trim();
}
const beginsAnew = (before: string, after: string): boolean =>
  /^\s*\p{Lu}/u.test(after) &&
  !/(?:[,&/(-]|(?<!\p{L})(?:and|or|of|for|in|on|at|to|with|from|by|the|an?|as))\s*$/iu.test(before);

/** What can follow "I" in a letter: a whole line of work, no heading with dates in it and nothing cut off. */
const isTellable = ({ text, isBullet }: WorkDone): boolean =>
  (isBullet || (/[.!]$/.test(text) && sentencesIn(text).every((each) => saysWhatWasDone(each) || /^I\b/.test(each)))) &&
  !isDated(text) &&
  !BREAKS_OFF.test(text.trim());

function bulletsOf({ lines, posts }: CvFacts): WorkFound[] {
  const heads = new Set(posts.filter(isHeld).map(({ entry: [line] }) => line));
  let where: string | null = null;
  let isBelowFirst = false;
  return lines.flatMap((line, at) => {
    if (line.section !== 'experience' || line.isHeading) return [];
    if (!line.isBullet) {
      const isFirst =
        lines[at - 1]?.isBullet !== false ||
        lines[at - 1]?.isHeading === true ||
        // what another post tells without marks stands above; its employer's line has begun it already
        (heads.has(line) && !isBelowFirst) ||
        isOfPrivateLife(lines[at - 1]?.text ?? '');
      isBelowFirst = isFirst;
      if (isFirst && !isOfPrivateLife(line.text)) where = withoutDates(line.text) || null;
      return [];
    }
    const { text } = line;
    if (line.isList || isDated(text) || BREAKS_OFF.test(text.trim())) return [];
    const skills = [...new Set(line.mentions.map(({ skill }) => skill.name))];
    return [{ text, where, isProject: false, isBullet: true, hasFigure: /\d/.test(text), skills, isNoDeed: true }];
  });
}
