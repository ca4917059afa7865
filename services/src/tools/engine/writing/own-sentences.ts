import { isBetweenJobs } from '../reading/between-jobs.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { degreeIn } from '../reading/degrees.js';
import { occupationOf } from '../reading/occupation-families.js';
import { isOfPrivateLife } from '../reading/private-life.js';
import { sentencesIn } from '../reading/sentences-in.js';
import { isUnpaid } from '../reading/unpaid.js';
import { endless } from './letter-text.js';
import { LONGEST_QUOTED } from './letter-work.js';
import { saysNotHad } from './not-had.js';
import { TELLING_SECTIONS } from './story.js';

/** Sentences of prose in which somebody speaks of themselves. */
const sentencesOf = ({ lines }: Pick<CvFacts, 'lines'>): string[] =>
  lines
    .filter(({ isHeading, isBullet, section }) => !isHeading && !isBullet && TELLING_SECTIONS.has(section))
    .flatMap(({ text }) => sentencesIn(text))
    .map((each) => endless(each.replace(GOES_ON, '')))
    .filter((each) => each.length <= LONGEST_QUOTED && isOfWork(each));
/** "…, where I look after eleven people": told as work. */
const GOES_ON = /[,;:]? (?:where|and there|and here) I .*$|[;:]\s.*$/u;

const isOfWork = (text: string): boolean =>
  !isOfPrivateLife(text) &&
  !isBetweenJobs(text) &&
  !saysNotHad(text) &&
  !isUnpaid(text) &&
  degreeIn(text) === null &&
  !NO_EMPLOYMENT.test(text);
const NO_EMPLOYMENT =
  /\b(?:volunt\w+|unpaid|stud(?:y|ied|ying)|live[sd]?|married|looking for|want|wish|hope|retired|member of)\b/i;

const A_DATE = String.raw`(?:\p{L}{3,9} )?(?:19|20)\d{2}`;
/** "Since 2020 I have worked at Some Academy as second in department", "I work in Some Hotel since 2021". */
const GOING_ON = [
  new RegExp(
    String.raw`^(?:since|from) ${A_DATE}(?: (?:until|till|to) (?:now|today))?,? I (?:have (?:been|worked)|am|work)\b(?!.*(?:19|20)\d{2})`,
    'iu',
  ),
  new RegExp(
    String.raw`^I(?: (?:have been|have worked|am|work)|['’]m)\b(?:(?!(?:19|20)\d{2}).)*\b(?:since|from) ${A_DATE}(?: (?:until|till|to) (?:now|today|present))?$`,
    'iu',
  ),
] as const;

/** The last sentence that says what somebody does now and since when: so a text of prose tells it, whatever the post is called. */
export const workGoingOn = (cv: Pick<CvFacts, 'lines'>): string | null =>
  sentencesOf(cv).findLast((each) => GOING_ON.some((form) => form.test(each))) ?? null;

const WHO =
  /^I(?: am|['’]m| have been) (?:an? |the )?(\p{L}[\p{L} /-]{2,50}?)(?= (?:with|who|in|at|for|from|by|and|of)\b|,|$)/u;
/** "I am a physiotherapist with nine years in hospitals": who somebody says to be, in their own words. */
export const whoSomebodyIs = (cv: Pick<CvFacts, 'lines'>): string | null =>
  sentencesOf(cv).find((each) => occupationOf(WHO.exec(each)?.[1] ?? '') !== null) ?? null;
