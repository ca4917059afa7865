import type { CvFacts } from '../reading/cv-facts.js';
import type { CvLine } from '../reading/cv-line.js';
import { degreeIn } from '../reading/degrees.js';
import { withoutWhatIsDenied } from '../reading/denied-behind.js';
import { endsInPerson } from '../reading/occupations.js';
import { areNames, placeFirst } from '../reading/place-first.js';
import { isHeld } from '../reading/post-held.js';
import { sentencesIn } from '../reading/sentences-in.js';
import { isOfPrivateLife } from '../reading/private-life.js';
import { standingAt } from '../reading/standing.js';
import { namesWork, saysWhatWasDone } from '../reading/verbs.js';
import { withoutDates } from '../reading/without-dates.js';
import { workDoneIn, type WorkDone } from '../reading/work-done.js';
import { isHeldNow } from './latest-post.js';
import { isDated } from './letter-text.js';
import type { LetterWork } from './letter-work.js';
import { isNotWhollyDone, isNoWork } from './no-work.js';
import { saysNotHad } from './not-had.js';
import { isCalledSo, whereSaid } from './post-said.js';
import { isOthersWork, tellsOfOthers } from './others-work.js';
import { placeTold } from './place-told.js';
import { storiesIn } from './post-stories.js';
import { isSurelyHeldAt, isSureTitle, mayEmploy, postOf } from './sure-posts.js';
import { tellingWords } from './telling-words.js';
import { surelyAt } from './where-surely.js';
import { knowsWord } from '../vocabulary/known-words.js';

/** All work of a CV that a letter can tell, once each: what goes on from "I", and bullets of a post that say what the work was. */
export function lettersWork(cv: CvFacts, jobDescription: string): LetterWork[] {
  const asked = tellingWords(jobDescription);
  const sharedBy = (text: string) => [...tellingWords(text)].filter((word) => asked.has(word)).length;
  const done = workDoneIn(cv)
    .filter(isTellable)
    .map((work) => ({ ...work, isNoun: false, shared: sharedBy(work.text) }));
  const known = new Set(done.map(({ text }) => text));
  const named = bulletsOf(cv)
    .filter(({ text }) => !known.has(text))
    .map((work) => ({ ...work, shared: sharedBy(work.text) }));
  const stories = storiesIn(cv)
    .filter(({ text }) => !known.has(text))
    .map((work) => ({ ...work, shared: sharedBy(work.text) }));
  // The line of a post says where and what somebody was, and is told as that.
  const isAHead = heads(cv);
  const posts = cv.posts.filter(({ known, spans }) => known !== null || spans.length > 0).map(({ title }) => title);
  const isSurelyAt = surelyAt(cv);
  const isSaidSurely = saidSurely(cv);
  const written = cv.lines.map(({ text }) => text).join('\n');
  const work = [...done, ...named, ...stories]
    .map(withoutForWhom)
    .map((each) => ({ ...each, text: withoutWhatIsDenied(upToALineOfItsOwn(each.text, cv.lines)) }))
    .filter(
      ({ text, isNoun }) =>
        // what was left out of its middle would be missing from a quotation
        written.includes(text) &&
        !posts.some((title) => title.endsWith(text)) &&
        standingAt(text, 0) !== 'denied' &&
        !isNoWork(text) &&
        !isOfPrivateLife(text) &&
        !isOthersWork(text) &&
        !TELLS_OF_ITS_PERSON.test(text) &&
        !isAHead(text) &&
        !isCalledSo(text.split(/[,.;(]/)[0]!) &&
        !saysNotHad(text) &&
        !(isNoun && isNotWhollyDone(text)) &&
        degreeIn(text) === null &&
        !(isNoun && !saysWhatWasDone(text) && isOnlyARole(text)),
    );
  const now = cv.posts.filter((post) => isHeldNow(post, cv)).flatMap(({ entry }) => entry.map(({ text }) => text));
  const told = work.map((each) => ({
    ...each,
    // of a line that tells of others as well nobody knows whose work answers the advert
    ...(tellsOfOthers(each.text) ? { skills: [], shared: 0 } : {}),
    // What a post tells behind a colon is a piece of its line.
    isHeldNow: now.some((line) => line.includes(each.text)),
    where: each.where && isSurelyAt(each.text, each.where) && isSaidSurely(each) ? whereSaid(each.where) : null,
  }));
  return [...new Map(told.map((each) => [each.text.replace(/[\s.;]+$/, ''), each])).values()];
}

/** "She specialises in colour": as somebody else would tell of them. */
const TELLS_OF_ITS_PERSON = /^(?:she|he) /i;

/** "Year 5, Some Primary (spring 2021)", "BUSY BEES, ALDERSHOT": a row of a post, or an employer; "…, 12% more in 2023" was done. */
function heads({ lines, posts }: CvFacts): (text: string) => boolean {
  const firsts = new Set<CvLine | undefined>(posts.flatMap(({ entry: [first] }) => first ?? []));
  const isShoutedAll = lines.filter(({ text }) => !/\p{Ll}{2}/u.test(text)).length * 2 > lines.length;
  return (text) => {
    const at = lines.findIndex((each) => each.text.includes(text));
    const line = lines[at];
    const isShouted = !isShoutedAll && line !== undefined && !line.isBullet && !/\p{Ll}{2}/u.test(line.text);
    // "Outpatients, St James's" over the next post
    const isName = firsts.has(lines[at + 1]) && /\s/.test(text) && areNames(text.replace(/\.$/, ''));
    // "client Some Bank, Test Analyst" behind an employer
    const isOfAHead = firsts.has(line) || A_STRETCH.test(line?.text ?? '');
    const saysAsWhat =
      isOfAHead && text.split(/,\s+|\s[–—-]\s/).some((part) => /^\p{Lu}/u.test(part) && isSureTitle(part));
    return (
      isShouted ||
      A_LABEL_OF_POSTS.test(text) ||
      (!namesWork(text) &&
        (isName ||
          BEFORE_A_YEAR.test(text) ||
          ENDS_BEFORE_A_YEAR.test(text) ||
          // "Some Security, at Some Tower": where
          (line?.isBullet !== true &&
            IN_NAMES_ALONE.test(text) &&
            !knowsWord(/^[^\s,]*/.exec(text)![0].toLowerCase())) ||
          saysAsWhat ||
          A_STRETCH.test(text) ||
          (line?.isBullet !== true && A_YEAR_ALONE.test(text))))
    );
  };
}
/** "Jobs I've had", "Where I have worked": over posts. */
const A_LABEL_OF_POSTS =
  /^(?:(?:my |other |past |previous |all )*(?:jobs?|work|places?|posts?|employers?)(?: (?:that )?i(?:['’]?ve| have|['’]?d| had)? ?(?:had|done|worked|held|did)?(?: (?:in|at|for))?(?: so far)?)|where i(?:['’]?ve| have)? worked)[\s.:]*$/i;
/** "Before 2010 various agency". */
const BEFORE_A_YEAR =
  /^(?:before|prior to|until|earlier|from|since|up to) (?:that|(?:\p{L}+ )?(?:19|20)\d{2})\b(?!.*\bI\b)/iu;
/** "Takeaway, family business, before 2013". */
const ENDS_BEFORE_A_YEAR = /[\s,(](?:before|until|up to) (?:(?:19|20)\d{2}|that)\)?\.?$/i;
const IN_NAMES_ALONE =
  /^(?:the )?\p{Lu}[\p{L}\d'’.&-]*(?:,? (?:at|of|in|for|on) (?:the )?| (?:&|and) |,? )\p{Lu}[\p{L}\d'’.&-]*(?:(?:,? (?:at|of|in|for|on) (?:the )?| (?:&|and) |,? )\p{Lu}[\p{L}\d'’.&-]*){0,6}\.?$/u;
const A_STRETCH =
  /\b(?:19|20)\d{2}\s?(?:[–—-]|to|until)\s?(?:\p{L}{3,9}\.? )?(?:(?:19|20)\d{2}|present|now|date|today)\b/iu;
const A_YEAR_ALONE =
  /(?<!\b(?:in|by|of|for|during|since|from|until|till|before|after|the|early|mid|late|end)[ -](?:\p{L}{3,9} )?)\b(?:19|20)\d{2}\b/iu;

/** What a letter would say of where it was done is surely so: the employer of the post it stands below, or oneself. */
function saidSurely(cv: CvFacts): (work: LetterWork) => boolean {
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

/** "Self-employed since 2019: first and second fix": for whom and since when is said elsewhere. */
const withoutForWhom = (work: LetterWork): LetterWork => ({ ...work, text: work.text.replace(FOR_ONESELF, '') });
const FOR_ONESELF = /^(?:self[- ]employed|freelance)(?: since (?:\p{L}+ )?(?:19|20)\d{2})?\s?(?:[:,–—-]\s+)(?=\S)/iu;

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

/** "Shift leader on nights", "National service rotation": what somebody was, and nothing that was done. */
const isOnlyARole = (text: string): boolean => {
  const [role = ''] = text.split(/\s(?:on|in|at|for|of|during)\s|[,(]/);
  return endsInPerson(role) || /\b(?:rotations?|placements?|member|secondment)[\s.]*$/i.test(role);
};

/** What can follow "I" in a letter: a whole line of work, no heading with dates in it and nothing cut off. */
const isTellable = ({ text, isBullet }: WorkDone): boolean =>
  (isBullet || (/[.!]$/.test(text) && sentencesIn(text).every((each) => saysWhatWasDone(each) || /^I\b/.test(each)))) &&
  !isDated(text) &&
  !/[,;:(–-]$/.test(text.trim());

function bulletsOf({ lines, posts }: CvFacts): LetterWork[] {
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
    const isWhole = text.length >= 20 && text.length <= 160 && !isDated(text) && !/[,;:(–-]$/.test(text.trim());
    if (!isWhole || line.isList) return [];
    const skills = [...new Set(line.mentions.map(({ skill }) => skill.name))];
    return [
      { text, where, isProject: false, isBullet: true, hasFigure: /\d/.test(text), skills, isNoun: true, shared: 0 },
    ];
  });
}
