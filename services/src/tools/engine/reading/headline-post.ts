import type { CvLine } from './cv-line.js';
import { numberOf, NUMBER } from './numbers.js';
import { occupationWords } from './occupations.js';
import { fieldOfWork, occupationOf } from './occupation-families.js';
import type { PostHeld } from './post-held.js';
import { isOfPrivateLife } from './private-life.js';
import { rankOf, type Rank } from './seniority.js';
import { isAJobWanted } from './jobs-wanted.js';
import { spansIn } from './time-spans.js';
import { withoutDates } from './without-dates.js';

/** A post as its line names it, before it has what stands below it. */
export type PostLine = Omit<PostHeld, 'spans' | 'entry' | 'above' | 'dated'>;

export function postNamed(said: string, line: CvLine): PostLine {
  const title = said.replace(WITH_YEARS, '');
  return {
    isListed: line.section === 'experience',
    title,
    line: line.parts[0]?.text ?? line.text,
    field: fieldOfWork(title),
    known: occupationOf(title),
    occupation: occupationWords(title.split(/,\s| [–—|-] | at | @ /)[0] ?? title),
    rank: SUPERVISES.test(title) ? rankAtLeast(3, rankOf(title)) : rankOf(title),
  };
}

/** "Electrician with 12 years' experience": how long is no part of what somebody is. */
const WITH_YEARS = new RegExp(
  String.raw`(?:,? (?:with|of|for)|,| [–—-]) (?:(?:over|more than|about|around|nearly|almost|some) )?${NUMBER}\+? ?(?:years?|yrs?)(?!\p{L}).*$`,
  'iu',
);

/** Who supervises others is on the way to managing them. */
const SUPERVISES = /\b(?<!\bcover )supervisor\b/i;
const rankAtLeast = (least: Rank, rank: Rank): Rank => (rank < least ? least : rank);

/** "Receptionist 8 years": in a CV without dates, what somebody says counts up to today. */
export function withYearsSaid(post: PostHeld, today: Date): PostHeld {
  const said = post.entry
    .slice(0, FIRST_LINES)
    .map(({ text }, at) => numberOf((at === 0 ? YEARS_SAID.exec(text) : yearsBelow(text))?.[1] ?? ''))
    .find((number) => number !== null);
  if (said === undefined || post.known === null) return post;
  const to = today.getFullYear() * 12 + today.getMonth() + 1;
  return { ...post, spans: [{ from: to - said * 12, to }] };
}

const YEARS_SAID = new RegExp(
  String.raw`(?<![\p{L}\d.])(${NUMBER})\+? ?(?:years?|yrs?)(?! old| of age| ago)(?!\p{L})`,
  'iu',
);
const yearsBelow = (text: string): RegExpExecArray | null => YEARS_FIRST.exec(text) ?? YEARS_OF_MINE.exec(text);
/** "10 years, last 6 in UK" on a line of its own below it. */
const YEARS_FIRST = new RegExp(String.raw`^(${NUMBER})\+? ?(?:years?|yrs?)(?! old)(?!\p{L})`, 'iu');

/** "I am a coded welder with eleven years of work in yards." */
const YEARS_OF_MINE = new RegExp(
  String.raw`^I(?:['’]m| am) an? [^.;,]{2,50}? with (?:over |more than |about )?(${NUMBER})\+? ?(?:years?|yrs?)(?!\p{L})`,
  'iu',
);

/** "Gareth Rees. Heating engineer. Swansea": what somebody calls themselves in one of the first lines, between other things. */
export function headlineIn(lines: readonly CvLine[]): { post: PostLine; at: number }[] {
  for (const [at, line] of lines.slice(0, FIRST_LINES).entries()) {
    if (line.section !== 'head' || line.isBullet || isAJobWanted(line.text)) continue;
    const title = line.text
      .replace(/^(?:resume|cv|curriculum vitae) (?:of|for) /i, '')
      .split(/\s*[|·•]\s*|\s[–—-]\s|[.,]\s+|\s*[&/]\s*|\s{2,}/)
      .flatMap((part) => (at === 0 ? [part, behindAName(part)] : [part]))
      .find(
        (part) => part.split(/\s+/).length <= MOST_WORDS_OF_A_TRADE && !IS_NO_TRADE.test(part) && occupationOf(part),
      );
    if (title) return [{ post: postNamed(title, line), at }];
  }
  return [];
}
const FIRST_LINES = 3;

/** "Warehouse team leader with a strong safety record": what the summary begins with. */
export function summarised(lines: readonly CvLine[]): PostLine | undefined {
  const line = lines.find(({ section, isHeading }) => section === 'summary' && !isHeading);
  const [title = ''] = line?.text.replace(AN_ADJECTIVE, '').split(/[,.;]|\s(?:with|who|having|and)\s/) ?? [];
  const isOne = title.split(/\s+/).length <= MOST_WORDS_OF_A_TRADE && !IS_NO_TRADE.test(title) && occupationOf(title);
  return line && isOne ? postNamed(title, line) : undefined;
}
const AN_ADJECTIVE =
  /^(?:an? |i am an? )?(?:(?:experienced|skilled|qualified|dedicated|reliable|motivated|hard[- ]working) )*/i;
/** "Kev Barnes plumber": what stands in small letters behind two names. */
const behindAName = (part: string): string => /^\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+ (\p{Ll}.+)$/u.exec(part)?.[1] ?? '';
const IS_NO_TRADE = /\S@\S|\b(?:to|for|by|with|from|own|ticket|card|licen[cs]e|visa)\b/i;
const MOST_WORDS_OF_A_TRADE = 5;

/**
 * "HGV driver" at the top, and below it employers with their years and no titles: "Culina 2018 - 2023 multi drop", "2016-2023 DSV: night trunks". They
 * are those of what somebody calls themselves.
 */
export function withEmployers(post: PostHeld, lines: readonly CvLine[], today: Date): PostHeld {
  if (post.known === null || post.isListed || post.spans.length > 0) return post;
  const employers = lines.filter(
    ({ section, isHeading, text }) =>
      (section === 'head' || section === 'other' || section === 'experience' || I_WORK.test(text)) &&
      !isHeading &&
      /^(?:(?:(?:at|with|for) )?\p{Lu}|employers?\b|sites?\b|worked\b)/u.test(withoutDates(text)) &&
      !isOfPrivateLife(text) &&
      !OF_STUDY.test(text) &&
      spansIn(text, today).length > 0,
  );
  if (employers.length === 0) return post;
  return {
    ...post,
    entry: [...new Set([...post.entry, ...employers])],
    dated: employers,
    spans: employers.flatMap(({ text }) => spansIn(I_WORK.test(text) ? untilBefore(text) : text, today)),
  };
}

/** "I worked in the front desk of some hospital since 2020, before in some shop": what was before may be another trade. */
const I_WORK = /^I (?:have |am )?work(?:ed|ing)? (?:in|at|for) /i;
const untilBefore = (text: string): string => text.split(/,? \bbefore\b/i)[0] ?? text;

const OF_STUDY =
  /\b(?:school|college|universit\p{L}+|academy|degree|course|training|certificate|licen[cs]e|card|ticket)\b/iu;
