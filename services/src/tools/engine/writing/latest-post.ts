import { A_JOB_WANTED } from '../reading/between-jobs.js';
import type { CvLine } from '../reading/cv-line.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { A_YEAR } from '../reading/dated-post.js';
import { isDatesOnly } from '../reading/dates-of-posts.js';
import { degreeIn } from '../reading/degrees.js';
import { placeFirst } from '../reading/place-first.js';
import { isEmployerAlone } from '../reading/employer-alone.js';
import { isAFirm } from '../reading/firms.js';
import { isForOneselfAlone } from '../reading/for-oneself.js';
import { isPlaceOnly } from '../reading/places.js';
import { isOfACourse } from '../reading/post-in-line.js';
import { isHeld, type PostHeld } from '../reading/post-held.js';
import { saysStill } from '../reading/time-spans.js';
import { isOfPrivateLife } from '../reading/private-life.js';
import { isUnpaid, isUnpaidPost } from '../reading/unpaid.js';
import { saysWhatWasDone } from '../reading/verbs.js';
import { withoutDates } from '../reading/without-dates.js';
import { deedTold } from './deeds-told.js';

/** "Job wanted: HGV driver", "Desired role - Chef": looked for, and held by nobody. */
const WANTED = new RegExp(String.raw`^(?:[•*–-]\s*)?(?:${A_JOB_WANTED}|wanted|objective)\b`, 'i');
export const isWanted = ({ line }: Pick<PostHeld, 'line'>): boolean => WANTED.test(line);

/** "SARAH JANE HOLT MSc RN": who somebody is, and no post, whatever the letters stand for. */
export const isOnlyTheName = ({ line }: Pick<PostHeld, 'line'>, name: string | null): boolean =>
  name !== null && line.toLowerCase().startsWith(name.toLowerCase()) && !/\p{Ll}{4,}|\d/u.test(line.slice(name.length));

/** "Supervised 22 pickers and packers" names people, and what was done with them: nobody's post. */
const tellsWhatWasDone = ({ title }: Pick<PostHeld, 'title'>): boolean =>
  DONE_WITH.test(title) && saysWhatWasDone(title);
const DONE_WITH =
  /^(?:\p{Ll}+ly )?(?!self)(?:\p{L}{2,}ed|led|ran|built|taught|oversaw|drove|sold|kept|gave|made|took|wrote) (?:\d|an?\b|the\b|all\b|each\b|every\b|our\b|my\b|up to\b|over\b|about\b|around\b|more\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b|twelve\b|\p{Ll}+s and \p{Ll}+s\b)/iu;

/** With dates of its own a post is one, where no heading stands above it; what stands right below the name may have none. */
const isAmongWork = ({ isListed, spans, entry: [line, below], dated, title }: PostHeld): boolean =>
  isListed ||
  // the first of several, each above its dates, in a CV without headings
  (spans.length > 0 && below !== undefined && dated.includes(below) && isDatesOnly(below)) ||
  (spans.length > 0 && (line?.section === 'experience' || (isDated(line) && WHO_AND_WHERE.test(title))));
/** "Lead climber, Some Tree Care", with its years on the same line, is a post above the first heading as well. */
const WHO_AND_WHERE = /^\p{L}[\p{L} -]{2,40}, \p{Lu}\S* \p{Lu}/u;

/** "Chef" below a name, with the dates of "CHEF DE PARTIE" underneath: what somebody is called, and the post is the other. */
const hasDatesOfAnother = (post: PostHeld, all: readonly PostHeld[]): boolean =>
  !post.isListed &&
  post.spans.length > 0 &&
  !A_YEAR.test(post.line) &&
  all.some(
    ({ isListed, spans, dated }) =>
      isListed && spans.length > 0 && dated.length > 0 && dated.every((line) => post.dated.includes(line)),
  );

const STILL = Number.POSITIVE_INFINITY;
/** How far below a post its dates may stand. */
const LINES_OF_AN_ENTRY = 2;

/** What a CV's experience is made of: where each entry begins, and the year in which it ends (`STILL` for what runs). */
interface Entry {
  at: number;
  until: number | null;
}

export interface LatestPost {
  post: PostHeld;
  isSure: boolean;
  isHeldNow: boolean;
}

/**
 * The post held last: of those with dates the one that ends last, else the one that stands first. `isSure` is false
 * when the CV has an entry that ends later, or stands before it without dates, and which post that was could not be read.
 */
export function latestPost({ posts, lines, name, today }: CvFacts): LatestPost | null {
  const isSectioned = posts.some(({ isListed }) => isListed);
  // What somebody calls themselves at the top is no post they held.
  const own = posts.filter(
    (post) =>
      !isWanted(post) &&
      !isUnpaidPost(post) &&
      !tellsWhatWasDone(post) &&
      !isOnlyTheName(post, name) &&
      (isSectioned ? isAmongWork(post) : isHeld(post)),
  );
  // "- SEND link teacher for the department" below the line of a post tells what else somebody was in it.
  const named = own.filter(({ entry: [line], spans }) => !line?.isBullet || spans.length > 0);
  const held = (named.length > 0 ? named : own).filter((post) => !hasDatesOfAnother(post, own));
  const placed = held.map((post) => ({ post, at: placeOf(post, lines) }));
  const dated = placed.map(({ post, at }) => ({ post, at, until: endOf(post, today) ?? untilOf(lines, at) }));
  const [first, ...others] = dated;
  if (!first) return null;
  // A sentence tells how somebody went on: "I am cook since 2016 … now I am sous chef".
  const last = others.reduce(
    (best, each) =>
      (each.until ?? 0) > (best.until ?? 0) || (each.until === best.until && each.post.line === best.post.line)
        ? each
        : best,
    first,
  );
  const rival = [...(isSectioned ? entriesIn(lines) : []), ...datedLines(lines)].some(
    ({ at, until }) =>
      !dated.some(
        // The line of an employer right above a post with its dates is no entry of its own.
        (each) =>
          each.at === at ||
          // a head of four lines has its dates further below
          (each.post.where !== undefined && each.post.dated.includes(lines[at]!)) ||
          (each.at === at + 1 && isDated(lines[each.at]) && (!isDated(lines[at]) || isEmployersLine(lines[at]))) ||
          (Math.abs(each.at - at) <= LINES_OF_AN_ENTRY && !isDated(lines[each.at])),
      ) &&
      (until !== null && last.until !== null
        ? until > last.until || (until === last.until && at < last.at)
        : at < last.at),
  );
  return { post: last.post, isSure: !rival, isHeldNow: last.until === STILL };
}

interface LatestPlace {
  where: string;
  isHeldNow: boolean;
  /** Nobody's but their own. */
  isOwn: boolean;
}
/** "Own business, landscaping". */
const OWN_BUSINESS = /^(?:ran |running |run )?(?:my |his |her )?own (?:business|company|firm)\b/i;

/**
 * "2020 - now Some Haulage, Hull: Class 2 multi-drop": where somebody was last, on a line that says nothing of what
 * they were called. Null where what ends last is anything else.
 */
export function latestPlace({ lines }: Pick<CvFacts, 'lines'>): LatestPlace | null {
  const [first, ...others] = datedLines(lines);
  if (!first) return null;
  const last = others.reduce((best, each) => ((each.until ?? 0) > (best.until ?? 0) ? each : best), first);
  if (OWN_BUSINESS.test(withoutDates(lines[last.at]!.text).replace(/^[\s:,|–—-]+/, '')))
    return { where: 'in my own business', isHeldNow: last.until === STILL, isOwn: true };
  if (isForOneselfAlone(withoutDates(lines[last.at]!.text)))
    return { where: 'for myself', isHeldNow: last.until === STILL, isOwn: true };
  const where = placeFirst(lines[last.at]!.text)?.place;
  const isOne = where !== undefined && !OF_LEARNING.test(where) && where.split(/, /).some((part) => !isPlaceOnly(part));
  return isOne ? { where, isHeldNow: last.until === STILL, isOwn: false } : null;
}
const OF_LEARNING = /\b(?:school|college|universit\p{L}+|academy|institute|polytechnic)\b/iu;

/** Its own dates say that it goes on. */
export const isHeldNow = (post: PostHeld, { today }: Pick<CvFacts, 'today'>): boolean => endOf(post, today) === STILL;

/** By the dates that are known to be its own. */
function endOf({ spans, dated }: PostHeld, today: Date): number | null {
  if (spans.length === 0) return null;
  const last = Math.max(...spans.map(({ to }) => to));
  const runs = last === monthOf(today) && dated.some(({ text }) => saysStill(text));
  return runs ? STILL : Math.floor((last - 1) / 12);
}

const monthOf = (today: Date): number => today.getFullYear() * 12 + today.getMonth() + 1;

const placeOf = ({ line }: PostHeld, lines: readonly CvLine[]): number =>
  lines.findIndex(({ parts }) => parts[0]?.text === line);

/** Every line with a span of years that is not about learning, nor a bullet. */
const datedLines = (lines: readonly CvLine[]): Entry[] =>
  lines.flatMap((line, at) => {
    const mayBePost = ['experience', 'head', 'other'].includes(line.section) && !line.isBullet;
    return mayBePost &&
      isDated(line) &&
      !isOfPrivateLife(line.text) &&
      !isUnpaid(line.text) &&
      degreeIn(line.text) === null &&
      !isOfACourse(line.text)
      ? [{ at, until: endIn(line.text) }]
      : [];
  });
/** A post with dates of its own needs none of the lines around it. */
const isDated = (line: CvLine | undefined): boolean => line !== undefined && A_SPAN.test(line.text);
const A_SPAN =
  /\b(?:19|20)\d{2}\s?(?:[–—→-]|->|up to|to|until|till|through|thru)\s?(?:\p{L}{3,9}\.? )?(?:(?:19|20)\d{2}|present|now|date|today)\b|\b(?:19|20)\d{2}\s?(?:→|->)(?:[\s),:]|$)|\bsince (?:\p{L}{3,9}\.? )?(?:19|20)\d{2}\b/iu;

/** "Some plc, Leeds, Sep 2018 – present" over the posts that somebody held there. */
function isEmployersLine(line: CvLine | undefined): boolean {
  const said = line === undefined ? '' : withoutDates(line.text);
  const [first = '', ...places] = said.split(/,\s+/);
  return isEmployerAlone(said) || (isAFirm(first) && places.every((place) => isPlaceOnly(place)));
}

const isEntryLine = (line: CvLine | undefined): line is CvLine =>
  line !== undefined && line.section === 'experience' && !line.isBullet && !line.isHeading;

/** The end of the entry that a line begins: its own dates, or those of the lines around it that are no bullets. */
function untilOf(lines: readonly CvLine[], at: number): number | null {
  const own = lines[at] && endIn(lines[at].text);
  if (own) return own;
  for (let below = at + 1; below <= at + LINES_OF_AN_ENTRY && isEntryLine(lines[below]); below += 1) {
    const until = endIn(lines[below]?.text ?? '');
    if (until) return until;
  }
  const above = lines[at - 1];
  return isEntryLine(above) ? endIn(above.text) : null;
}

function endIn(text: string): number | null {
  const years = [...text.matchAll(/(?<!\d)(?:19|20)\d{2}(?!\d)|(?<=\p{L} ?['’])\d{2}(?!\d)/gu)].map(([year]) =>
    year.length === 2 ? 2000 + Number(year) : Number(year),
  );
  if (years.length === 0) return null;
  return saysStill(text) ? STILL : Math.max(...years);
}

/** "Investigated 90 collisions" below "What I bring": done, and nobody's post. */
const isADeed = (text: string): boolean => endIn(text) === null && deedTold(text) !== null;

/** Lines without a bullet that follow the heading, or a bullet, of the experience. */
function entriesIn(lines: readonly CvLine[]): Entry[] {
  return lines.flatMap((line, at) => {
    const above = lines[at - 1];
    const begins =
      isEntryLine(line) &&
      !isUnpaid(line.text) &&
      !isADeed(line.text) &&
      (above === undefined || above.isHeading || above.isBullet);
    return begins ? [{ at, until: untilOf(lines, at) }] : [];
  });
}
