import type { WeighedAsk } from '../match/score.js';
import type { AdvertFacts } from '../reading/advert-reader.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { isHeld } from '../reading/post-held.js';
import { employerAmong } from '../reading/work-done.js';
import { latestPost } from './latest-post.js';
import { otherWork } from './other-work.js';
import { besideStudies, isOfAGraduate, withoutPostsBesideStudies } from './beside-studies.js';
import { closing, salutation } from './addressee.js';
import { LeftOut } from './left-out.js';
import { abilities } from './letter-abilities.js';
import { LifeSaid } from './life-said.js';
import { tellsOfAPaper } from './letter-papers.js';
import { practical } from './letter-practical.js';
import { appliedFor, asTheAdvertHasIt } from './post-applied-for.js';
import { isNamedIn } from './said-once.js';
import { sentence } from './letter-text.js';
import { isSureName, signature } from './signature.js';
import { employerSaid } from './why-employer.js';
import { evidence } from './letter-evidence.js';
import { UNNAMED } from './place-told.js';
import type { LetterWork } from './letter-work.js';
import type { ToldCv } from './told-cv.js';
import { ToldLines } from './told-lines.js';
import { isIn, type Target } from './wish-targets.js';
import type { Wishes } from './wishes.js';
import { withThe } from './with-the.js';
import { ownClaims } from './own-claims.js';

const MOST_WORK = 3;
const MOST_SKILLS = 6;
const MOST_SKILLS_SHORT = 3;

/** Whose business an employer's is: who leaves out their own family may write to one. */
const OF_A_FAMILY = /\bfamily-\p{L}+/giu;

/** Work of other trades; where there is none of the advert's, what somebody does now is told all the same. */
function lessTelling(advert: AdvertFacts, cv: CvFacts): ReadonlySet<string> {
  const others = otherWork(advert, cv);
  const beside = besideStudies(advert, cv);
  const held = cv.posts.filter((post) => isHeld(post) && !beside.includes(post));
  if (held.some(({ entry }) => entry.some(({ text }) => !others.has(text)))) return others;
  const now = new Set(latestPost(withoutPostsBesideStudies(cv, beside))?.post.entry.map(({ text }) => text));
  return new Set([...others].filter((text) => !now.has(text)));
}

/** A letter made of facts of one CV for one advert, without what is to be left out, as long as it is asked for. */
export class Letter {
  private readonly work: readonly LetterWork[];
  private readonly others: ReadonlySet<string>;
  private readonly cv: CvFacts;
  private readonly left: LeftOut;
  private readonly life: LifeSaid;
  private readonly lines: ToldLines;
  /** What is to be mentioned and was done at work. */
  private readonly toldFromWork: ReadonlySet<Target>;

  constructor(
    private readonly asks: readonly WeighedAsk[],
    private readonly advert: AdvertFacts,
    told: ToldCv,
    private readonly wishes: Wishes,
    work: readonly LetterWork[],
    private readonly jobDescription: string,
  ) {
    this.cv = told.cv;
    this.left = new LeftOut(wishes.left, told.years);
    this.life = new LifeSaid(told, this.left, besideStudies(advert, told.cv), isOfAGraduate(advert, told.cv));
    this.lines = new ToldLines(told.cv, this.left);
    this.others = lessTelling(advert, told.cv);
    this.work = work
      .filter(({ text, skills }) => !this.left.names(text) && !this.left.hasSkill(skills) && !tellsOfAPaper(text, asks))
      .map((done) => (done.where && this.left.names(done.where) ? { ...done, where: this.whereSaid(done) } : done));
    this.toldFromWork = this.findsToldFromWork();
  }

  /** A short one has one example and says nothing of the employer, the shortest leaves out what goes without saying. */
  written(length: 'full' | 'short' | 'shortest'): string {
    const isShort = length !== 'full';
    const company =
      this.left.hasTopic('employer') || this.advert.company === null
        ? null
        : asTheAdvertHasIt(this.advert.company.replace(/[.,\s]+$/, ''), this.jobDescription);
    const isFirst = (done: LetterWork) => [...this.toldFromWork].some((target) => this.isWorkOf(target, done));
    const most = isShort ? 1 : MOST_WORK;
    const { addressee, opening, ending, signedBy } = this.wishes;
    const own = this.left.hasTopic('name') ? null : this.cv.name;
    const name = signedBy ?? (own === null || !isSureName(own, this.cv.lines) ? '[Your name]' : signature(own));
    const work = evidence(this.asks, this.work, {
      isFirst,
      most: Math.max(most, this.toldFromWork.size),
      isOther: ({ text }) => this.others.has(text),
      title: this.advert.titleLine,
    });
    const able = this.abilities(isShort, work.argued, work.told ?? '');
    return [
      salutation(this.wishes, company === null ? null : withThe(company)),
      [...opening, this.beginning(company)].join(' '),
      work.told,
      able,
      this.toldOtherwise([this.beginning(company), able].join(' ')),
      this.wishes.said.join(' '),
      practical(this.advert, this.cv, this.left),
      isShort ? null : this.why(),
      [length === 'shortest' ? null : 'I would be glad to tell you more in an interview.', ...ending]
        .filter(Boolean)
        .join(' '),
      [this.wishes.valediction === null ? closing(addressee) : `${this.wishes.valediction},`, name].join('\n'),
    ]
      .filter((paragraph): paragraph is string => Boolean(paragraph))
      .join('\n\n');
  }

  isBare(): boolean {
    const { opening, said: own, ending } = this.wishes;
    const said = [this.life.facts(this.ownWords()), opening, own, ending, this.work].flat();
    return (
      said.length === 0 &&
      this.abilities(false) === null &&
      !this.toldOtherwise() &&
      !practical(this.advert, this.cv, this.left)
    );
  }

  /** What was to be mentioned and of which the CV says nothing. */
  untold(): string[] {
    return this.wishes.told
      .filter((target) => !this.toldFromWork.has(target) && this.lines.lineAbout(target) === null)
      .filter((target) => !this.isSaidAnyway(target))
      .map(({ text }) => `mention ${text} (your CV has no line about it: write it as a sentence that begins with “I”)`);
  }

  /** What was to be left out and stands in the letter all the same: in the name of the post, say. */
  stillThere(text: string): string[] {
    const { opening, said, ending } = this.wishes;
    const own = [...opening, ...said, ...ending].reduce(
      (rest, each) => rest.replace(each, ''),
      text.replace(OF_A_FAMILY, ''),
    );
    return this.wishes.left
      .filter((target) => target.topic === null && isIn(target, own))
      .filter((target) => own.split(/(?<=[.!?])\s+|\n+/).some((each) => isIn(target, each)))
      .map((target) => `leave out ${target.text}`);
  }

  private isWorkOf(target: Target, done: LetterWork): boolean {
    if (isIn(target, done.text)) return true;
    const isLiteral = this.work.some(({ text }) => isIn(target, text));
    return !isLiteral && done.skills.some((skill) => target.skills.includes(skill) && isIn(target, skill));
  }

  private findsToldFromWork(): ReadonlySet<Target> {
    // "My nursing degree" is no nursing that was done; "the staff training", of which no paper tells, is work.
    return new Set(
      this.wishes.told.filter(
        (target) => this.work.some((done) => this.isWorkOf(target, done)) && this.lines.paperOf(target) === undefined,
      ),
    );
  }

  /** "My 14 years of experience", "my right to work": what the letter says of its own accord. */
  private isSaidAnyway({ topic }: Target): boolean {
    if (topic === 'years') return this.life.knowsYears() && this.cv.years >= 1 && !this.left.hasTopic('years');
    return topic === 'visa' && practical(this.advert, this.cv, this.left) !== null && this.cv.right !== null;
  }

  /** What is to be mentioned and stands outside of the posts. */
  private toldOtherwise(before = ''): string | null {
    const told = this.wishes.told.filter((target) => !this.toldFromWork.has(target) && !this.isSaidAnyway(target));
    return this.lines.said(told, before);
  }

  private abilities(isShort: boolean, argued: ReadonlySet<string> = new Set(), work = ''): string | null {
    const said = abilities(
      this.asks,
      (name) => argued.has(name),
      {
        isUnwanted: (text) => this.left.names(text),
        isUnwantedPaper: (text) => this.left.namesPaper(text),
        leaves: (topic) => this.left.hasTopic(topic) || (topic === 'degree' && this.life.saysDegree(this.ownWords())),
        isOwn: ownClaims(this.cv),
        isTold: (thing) => isNamedIn(thing, work),
      },
      isShort ? MOST_SKILLS_SHORT : MOST_SKILLS,
    );
    // "Dr Ada Obi, ACCA (part qualified)": who it is stands below the letter.
    const { name } = this.cv;
    return name === null || said === null
      ? said
      : [`Dr ${name}, `, `Dr ${name} `, `${name}, `, `${name} `].reduce((text, who) => text.replaceAll(who, ''), said);
  }

  /** The person's sentences that stand before the end. */
  private ownWords(): string[] {
    return [...this.wishes.opening, ...this.wishes.said];
  }

  private beginning(company: string | null): string {
    const first = appliedFor(this.advert, this.jobDescription, company);
    const facts = this.life.facts(this.ownWords());
    if (facts.length === 0) return first;
    const second = sentence(facts.join(', and '));
    return `${first} ${second.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}`;
  }

  /** "Sunny Lodge" of "Sunny Lodge, Hull", where the town is not to be said; of a present employer only that there is one. */
  private whereSaid({ where, isHeldNow }: LetterWork): string | null {
    const parts = where?.split(/,\s+/) ?? [];
    const employer = employerAmong(parts);
    const isNamed = employer !== undefined && !this.left.names(employer);
    return isNamed ? parts.filter((part) => !this.left.names(part)).join(', ') : isHeldNow ? UNNAMED : null;
  }

  /** What the advert says of the employer, and nothing that it does not. */
  private why(): string | null {
    const kind = this.left.hasTopic('employer') ? null : employerSaid(this.jobDescription);
    return kind === null || this.left.names(kind.replace(OF_A_FAMILY, ''))
      ? null
      : `I would like to do this work at ${kind} such as yours.`;
  }
}
