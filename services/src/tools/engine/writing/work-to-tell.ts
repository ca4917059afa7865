import type { CvFacts } from '../reading/cv-facts.js';
import { degreeIn } from '../reading/degrees.js';
import { withoutWhatIsDenied } from '../reading/denied-behind.js';
import { endsInPerson } from '../reading/occupations.js';
import { isHeld } from '../reading/post-held.js';
import { sentencesIn } from '../reading/sentences-in.js';
import { isOfPrivateLife } from '../reading/private-life.js';
import { standingAt } from '../reading/standing.js';
import { saysWhatWasDone } from '../reading/verbs.js';
import { withoutDates } from '../reading/without-dates.js';
import { workDoneIn, type WorkDone } from '../reading/work-done.js';
import { isCompoundDeed } from './compound-deeds.js';
import { isHeldNow } from './latest-post.js';
import { isDated } from './letter-text.js';
import type { LetterWork } from './letter-work.js';
import { isNotWhollyDone, isNoWork } from './no-work.js';
import { saysNotHad } from './not-had.js';
import { saysWhoSomebodyWas } from './noun-phrases.js';
import { isCalledSo, whereSaid } from './post-said.js';
import { isPlainDeed } from './said-of-work.js';
import { storiesIn } from './post-stories.js';
import { beginsWithName, namesWithin } from './skill-as-asked.js';
import { tellingWords } from './telling-words.js';
import { isOfUnknownVerbs } from './verbs-first.js';

/** All work of a CV that a letter can tell, once each: what goes on from "I", and bullets of a post that say what the work was. */
export function lettersWork(cv: CvFacts, jobDescription: string): LetterWork[] {
  const asked = tellingWords(jobDescription);
  const inBoth = (text: string) => [...tellingWords(text)].filter((word) => asked.has(word));
  const sharedBy = (text: string) => inBoth(text).length;
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
  const posts = cv.posts.filter(({ known, spans }) => known !== null || spans.length > 0).map(({ title }) => title);
  const work = [...done, ...named, ...stories]
    .map(withoutForWhom)
    .map((each) => ({ ...each, text: withoutWhatIsDenied(each.text) }))
    .filter(
      ({ text, isNoun }) =>
        !posts.some((title) => title.endsWith(text)) &&
        standingAt(text, 0) !== 'denied' &&
        !isNoWork(text) &&
        !(isNoun && !saysWhatWasDone(text) && !isPlainDeed(text) && isOfUnknownVerbs(text)) &&
        !isCalledSo(text.split(/[,.;(]/)[0]!) &&
        !saysNotHad(text) &&
        !(isNoun && isNotWhollyDone(text)) &&
        degreeIn(text) === null &&
        !(isNoun && !saysWhatWasDone(text) && !isCompoundDeed(text) && !saysWhoSomebodyWas(text) && isOnlyARole(text)),
    );
  const names = namesWithin([jobDescription.slice(0, 20_000), ...cv.lines.map(({ text }) => text)]);
  const now = cv.posts.filter(isHeldNow).flatMap(({ entry }) => entry.map(({ text }) => text));
  const told = work.map((each) => ({
    ...each,
    // What a post tells behind a colon is a piece of its line.
    isHeldNow: now.some((line) => line.includes(each.text)),
    where: each.where && whereSaid(each.where),
    inCommon: new Set(inBoth(each.text)),
    isName: beginsWithName(each.text, names),
  }));
  return [...new Map(told.map((each) => [each.text.replace(/[\s.;]+$/, ''), each])).values()];
}

/** "Self-employed since 2019: first and second fix": for whom and since when is said elsewhere. */
const withoutForWhom = (work: LetterWork): LetterWork => ({ ...work, text: work.text.replace(FOR_ONESELF, '') });
const FOR_ONESELF = /^(?:self[- ]employed|freelance)(?: since (?:\p{L}+ )?(?:19|20)\d{2})?\s?(?:[:,–—-]\s+)(?=\S)/iu;

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
