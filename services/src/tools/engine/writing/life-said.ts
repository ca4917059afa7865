import { namesPerson } from '../reading/occupations.js';
import { placeFirst } from '../reading/place-first.js';
import type { PostHeld } from '../reading/post-held.js';
import { saysRank } from '../reading/seniority.js';
import { withoutDates } from '../reading/without-dates.js';
import { employerAmong } from '../reading/work-done.js';
import { counted, shortened } from '../text/clean.js';
import { saysYearsInAll } from './figures-said.js';
import { isHeldNow, latestPlace, latestPost, type LatestPost } from './latest-post.js';
import type { LeftOut } from './left-out.js';
import { withoutPostsBesideStudies } from './beside-studies.js';
import { endless, tidy } from './letter-text.js';
import { LONGEST_QUOTED } from './letter-work.js';
import { whoSomebodyIs, workGoingOn } from './own-sentences.js';
import { titleWithEmployer } from './post-with-employer.js';
import { isSurelyWhere } from './sure-posts.js';
import { isSurelyRead, isWholeSum } from './surely-read.js';
import type { ToldCv } from './told-cv.js';
import { workSaid } from './work-said.js';
import { surelySaid } from './work-surely-said.js';

/** What a letter says of a life as a whole: as what and where somebody works, for how long, or the degree they hold. */
export class LifeSaid {
  private readonly isSurelyRead: boolean;

  constructor(
    private readonly told: ToldCv,
    private readonly left: LeftOut,
    /** What a graduate earned with beside the studies, and applies with to nobody. */
    private readonly beside: readonly PostHeld[] = [],
    private readonly isOfAGraduate = false,
  ) {
    this.isSurelyRead = isSurelyRead(told.cv);
  }

  knowsYears(): boolean {
    return this.beside.length === 0 && this.isSurelyRead && isWholeSum(this.told.cv);
  }

  /** In clauses that begin with “I”; `ownWords` are those of the person, which nothing is said beside twice. */
  facts(ownWords: readonly string[]): string[] {
    const years = this.knowsYears() ? this.told.cv.years : 0;
    const facts: string[] = [];
    const latest = latestPost(withoutPostsBesideStudies(this.told.cv, this.beside));
    // An apprenticeship of long ago, where later posts could not be read, is not what somebody is.
    const isTelling = latest !== null && (latest.isSure || (latest.post.rank > 0 && saysWho(latest.post)));
    const title = latest && isTelling ? this.wanted(titleWithEmployer(latest.post)) : '';
    const isPlaced = this.beside.length > 0 || (latest?.isSure === true && !isOnlyCalledSo(latest.post));
    const place = isPlaced ? null : latestPlace(this.told.cv);
    if (
      place !== null &&
      (place.isOwn || isSurelyWhere(place.where)) &&
      !this.told.isWithoutLatest &&
      !this.left.names(place.where)
    )
      facts.push(
        `${place.isHeldNow ? 'I work' : this.isSurelyRead ? 'I last worked' : 'I have worked'} ${place.isOwn ? '' : 'at '}${place.where}`,
      );
    else if (latest && title !== '') {
      const told = workSaid(latest.post, title) ?? this.placeSaid(latest.post);
      const said = told && surelySaid(told, latest.post, this.told.cv);
      if (said !== null) facts.push(`${this.tense(latest)} ${said}`);
    }
    const own = this.ownSentence(facts[0]);
    if (own !== null) facts.splice(0, facts.length, own);
    const isSaid = ownWords.some(saysYearsInAll);
    if (years >= 1 && !isSaid && !this.left.hasTopic('years'))
      facts.push(`I have ${counted(Math.floor(years), 'year')} of work experience${this.told.isPart ? '' : ' in all'}`);
    else {
      const degree = this.degreeSaid(ownWords);
      if (degree !== null) facts.push(degree);
    }
    return facts;
  }

  /**
   * What a text of prose says itself of the work that goes on, where no post of a list does and no more is surely read of it
   * than where it is; else, where nothing is, who somebody says to be.
   */
  private ownSentence(said: string | undefined): string | null {
    if (this.isOfAGraduate || this.told.isWithoutLatest) return null;
    const saysAsWhat = said !== undefined && / as /.test(said);
    if (this.told.cv.posts.some((post) => isHeldNow(post, this.told.cv) && (saysAsWhat || post.isListed))) return null;
    const own = workGoingOn(this.told.cv) ?? (said === undefined ? whoSomebodyIs(this.told.cv) : null);
    return own === null || this.left.names(own) ? null : own;
  }

  /** Whether the degree stands among the facts, so that nothing else needs to name it. */
  saysDegree(ownWords: readonly string[]): boolean {
    const degree = this.degreeSaid(ownWords);
    return degree !== null && (this.beside.length > 0 || /^I (?!hold)/.test(degree));
  }

  /** Of whoever has not worked for a year, or only beside the studies. */
  private degreeSaid(ownWords: readonly string[]): string | null {
    const { degree, years, name } = this.told.cv;
    const hasPostsBeside = this.beside.length > 0;
    if (
      degree === null ||
      (years >= 1 && !hasPostsBeside) ||
      ownWords.some(saysYearsInAll) ||
      this.left.hasTopic('degree') ||
      this.left.hasTopic('papers') ||
      this.left.names(degree.proof.line) ||
      // letters behind a name
      (name !== null && degree.proof.line.toLowerCase().includes(name.toLowerCase()))
    )
      return null;
    const own = endless(degree.proof.whole);
    if (/^I \p{Ll}/u.test(own) && own.length <= LONGEST_QUOTED) return own;
    const said = hasPostsBeside ? withoutYears(degree.proof.line) : withoutDates(degree.proof.line);
    return `I hold the following degree: ${tidy(shortened(said, LONGEST_DEGREE))}`;
  }

  /** What goes on now says so itself; which post was the last is known only of a CV that was read to its last row of dates. */
  private tense({ post, isSure, isHeldNow: isStill }: LatestPost): string {
    if (!isSure || this.told.isWithoutLatest) return 'I have worked';
    if (isStill) return this.isSurelyRead || isHeldNow(post, this.told.cv) ? 'I work' : 'I have worked';
    // of what somebody calls themselves nobody says that it is over
    const isTold = post.isListed || post.dated.some(({ text }) => /(?:19|20)\d{2}/.test(text));
    return isTold && this.isSurelyRead ? 'I last worked' : 'I have worked';
  }

  /** "Bidfood - Class 2 nights": where, of a line that says nothing of who somebody was. */
  private placeSaid({ entry: [line] }: PostHeld): string | null {
    const place = line === undefined ? undefined : placeFirst(line.text)?.place;
    return place === undefined || this.left.names(place) ? null : `at ${place}`;
  }

  /** A title without the town, or without the employer and where it is; nothing where it is what somebody was that is not to be said. */
  private wanted(title: string): string {
    if (!this.left.names(title)) return title;
    const [role = '', ...where] = title.split(/,\s+| at | @ | [–—|-] /);
    if (this.left.names(role)) return '';
    const employer = employerAmong([role, ...where]);
    const isNamed = employer !== undefined && employer !== role && !this.left.names(employer);
    return isNamed ? [role, ...where.filter((part) => !this.left.names(part))].join(', ') : role;
  }
}

const LONGEST_DEGREE = 120;
/** "MChem Chemistry, Some University, 2021-2025, Upper Second Class" without its years, and with its class. */
const withoutYears = (line: string): string =>
  line
    .replace(/(?:,|(?<!\s))\s*\(?(?<!\d)(?:19|20)\d{2}(?:\s?[–—-]\s?(?:(?:19|20)\d{2}|\d{2}|present|now))?\)?/giu, '')
    .replace(/^[\s,:–—|-]+|(?<![\s,:–—|-])[\s,:–—|-]+$/g, '');

/** "Driver, Leeds" below a name, and below it employers with their years: where somebody is, and what they were called nowhere. */
const isOnlyCalledSo = ({ isListed, entry: [line], dated }: PostHeld): boolean =>
  !isListed && line !== undefined && !dated.includes(line);

/** "Warehouse and yard work, Some Depot" was a time, and says of nobody what they were. */
const saysWho = ({ known, title }: PostHeld): boolean =>
  known !== null || namesPerson(title) || saysRank(title) || OF_ONES_OWN.test(title);
const OF_ONES_OWN = /^(?:self|freelance)\b/i;
