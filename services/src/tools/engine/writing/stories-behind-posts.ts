import type { CvFacts } from '../reading/cv-facts.js';
import { placeFirst } from '../reading/place-first.js';
import { BEGINS_WITH_A_STRETCH } from '../reading/time-spans.js';
import { saysWhatWasDone } from '../reading/verbs.js';
import { withoutDates } from '../reading/without-dates.js';
import type { WorkFound } from './letter-work.js';
import { isStory, sentencesOf, story, TELLING_SECTIONS } from './story.js';

/** "…, 2019 - date. Setting out with total station": the sentences behind a post and its dates. */
export const behindPosts = ({ posts }: CvFacts): WorkFound[] =>
  posts.flatMap(({ title, entry, dated }) =>
    entry
      .filter((line, at) => at === 0 || (dated.includes(line) && withoutDates(line.text) !== '' && !line.isBullet))
      .filter(({ text }) => placeFirst(text) === null)
      .flatMap((line) =>
        sentencesOf(behindDates(line.text))
          .filter((text) => isStory(text) && !/\bI\b/.test(text) && !namesThePost(text, title))
          .map((text) => story(text, title, line)),
      ),
  );

/** "2011 - to date  Some Packaging Ltd, Corby. Payroll Officer. Monthly payroll of 210": the sentences behind when, where and what. */
export const behindHeads = ({ posts }: CvFacts): WorkFound[] =>
  posts.flatMap(({ title, entry: [line] }) => {
    if (line === undefined || line.isBullet || !BEGINS_WITH_A_STRETCH.test(line.text)) return [];
    const ends = title.split(', ').map((part) => line.text.indexOf(part) + part.length);
    const [, told = ''] = /^[^.;:]{0,70}\. (?=\p{Lu})(.*)$/u.exec(line.text.slice(Math.max(...ends))) ?? [];
    return sentencesOf(told)
      .filter((text) => isStory(text) && !/\bI\b/.test(text) && !namesThePost(text, title))
      .map((text) => story(text, title, line));
  });

/** "2009-2014: Yorkshire Dairies. Class 2 multi-drop, 14 drops a day": at an employer of which no post is told. */
export const behindPlaces = ({ lines }: CvFacts): WorkFound[] =>
  lines
    .filter(({ section, isHeading }) => !isHeading && TELLING_SECTIONS.has(section))
    .flatMap((line) => {
      const { place, told } = placeFirst(line.text) ?? {};
      return place === undefined || told === undefined || (OF_LEARNING.test(place) && !saysWhatWasDone(told))
        ? []
        : sentencesOf(told)
            .filter((text) => isStory(text) && !/\bI\b/.test(text))
            .map((text) => story(text, place, line));
    });
const OF_LEARNING = /\b(?:school|college|universit\p{L}+|academy|institute|polytechnic)\b/iu;

/** "Jun 2018 - Present: Travis Perkins, Tamworth - HGV Class 2 Driver": where and what, and no story. */
function namesThePost(text: string, title: string): boolean {
  const role = title.split(/,\s|\s(?:at|[–—|-])\s/)[0] ?? '';
  return role.length > 3 && text.split(/,\s|\s[–—|-]\s|\s?[()]/).some((part) => part.startsWith(role));
}

export const behindDates = (text: string): string => {
  const [, told, listed] = BEHIND_DATES.exec(text) ?? [];
  return told ?? listed ?? '';
};
const BEHIND_DATES =
  /(?:(?:19|20)\d{2}|present|now|today|date)\)?\s*[.:]\s+(\S.+)$|(?:[–—-]|\bto|until|till)\s*(?:\p{L}{3,9}\.? )?(?:(?:19|20)\d{2}|present|now|today|date)\)?\s+[–—-]\s+(\S.+)$/iu;
