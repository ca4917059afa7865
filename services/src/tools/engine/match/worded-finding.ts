import { alikeTo } from '../reading/said-alike.js';
import { isUnderWay } from '../reading/certificates-held.js';
import type { CvFacts } from '../reading/cv-facts.js';
import type { CvSection } from '../reading/cv-sections.js';
import { skillsNamedIn } from '../reading/skill-finder.js';
import { stemsOf } from '../reading/stems.js';
import { levelIn } from '../reading/levels-named.js';
import type { WordedAsk } from '../reading/worded-ask.js';
import { isHeld, proofOfPost } from '../reading/post-held.js';
import { MISSING, type Finding } from './finding.js';
import { DENIED, NOT_YET } from './skill-finding.js';
import { isAt, industryIn } from './workplaces.js';

/** Lines that say what somebody holds. */
const STATED: ReadonlySet<CvSection> = new Set<CvSection>(['education', 'certificates', 'head', 'summary', 'other']);
/** "Certs: 18th edition, NVQ3" states what is held, also below a post. */
const OF_PAPERS =
  /^(?:certs?|certificates?|certifications?|tickets?|cards?|licen[cs]es?|quals|qualifications?|training|courses?)\s*:/i;
/** "OET B, ILS (2024)" below the posts. */
const DATED_PAPER = /^[^.]{0,40}\((?:19|20)\d{2}\)|\b(?:valid|expires?|exp)\b/i;
/** Of two lines with its words the one that speaks of a paper is the proof. */
const SAYS_PAPER =
  /\b(?:licen[cs]e|cards?|certificate|certified|registered|registration|qualified|passed|holder|pin|no\.?)(?!\p{L})/iu;
const SURER = 0.2;
const PROVES = 0.75;
const IS_CLOSE = 0.5;
/** Of so many telling words one may be another in a line of work. */
const MUCH = 4;

/** Words of what everybody does with a thing, and of the paper that says so; the thing itself is what counts. */
const DOINGS = new Set(
  stemsOf(`operate operating prepare preparing submit produce use using handle handling perform carry provide assist involvement own
    holder hold controls systems package platform tool
    card licence license certificate certification ticket qualification training trained software system grade score pass passed overall useful ideal beneficial handy
    registration registered register member membership`),
);
/** What is done with many things: the thing is what counts. */
const OF_ANY_WORK = new Set(
  stemsOf('prepare submit produce carry provide perform assist handle undertake deliver run'),
);
/** Of a paper of a level the sort says little: a certificate at Level 2 is as good as an NVQ at Level 2. */
const SORTS_OF_PAPERS = new Set(stemsOf('nvq svq btec diploma award qcf rqf'));
const NAMES_A_PAPER = /\b(?:[ns]vq|hn[cd]|btec|diploma|award|certificate|city)/i;
/** "PDP (Petroleum Driver Passport)": capitals that name one thing, apart from those of any qualification. */
const OF_ANY_PAPER = /^(?:UK|EU|NHS|IT|HR|NVQ|SVQ|QCF|RQF|BTEC|HNC|HND|GCSE|FLT|HGV|LGV|AND|OR|THE|MUST|ADR)$/;
/** "PDP (Petroleum Driver Passport)": the short form alone is all of it. */
const SPELLED_OUT = /\b[A-Z]{3,6}\s*\([^)]{6,}\)|\([A-Z]{3,6}\)/;
/** "Sedation qualification (NEBDN)": whose it is, and no short form of it. */
function isShortFormOf(name: string): boolean {
  if (!SPELLED_OUT.test(name)) return false;
  const [short = ''] = /[A-Z]{3,6}(?=\s*\(|\))/.exec(name) ?? [];
  const initials = name
    .replace(short, ' ')
    .split(/[\s()-]+/)
    .map((word) => word.charAt(0).toUpperCase());
  let at = 0;
  for (const letter of short) {
    at = initials.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
const namedIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\p{L}\d])(?:[A-Z]{3,6}|(?!(?:19|20)\d{2})\d{4})(?![\p{L}\d])/gu)]
    .map(([capitals]) => capitals)
    .filter((capitals) => !OF_ANY_PAPER.test(capitals))
    .flatMap((capitals) => stemsOf(capitals));

/** "Build automated flows in Klaviyo": what it is done with, by a name that no vocabulary has. */
const productsIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:in|with|using|on) (\p{Lu}\p{Ll}{3,})(?![\p{L}\d])/gu)].flatMap(([, product = '']) =>
    stemsOf(product),
  );

/**
 * What no vocabulary names is looked for by its telling words, all of them in one line: work that has them meets it, a
 * list of skills in part, and so does a line that lacks a word, which may be the one that counts, or names it as begun. A
 * qualification has to be stated, finished, and of the level asked for. Of "CSCS or CCNSG" either will do.
 */
export function wordedFinding(asked: WordedAsk, cv: CvFacts): Finding {
  // Nobody has a degree without school before it, and few still write the school down.
  if (cv.degree && OF_SCHOOL.test(asked.name)) return { state: 'met', proof: cv.degree.proof };
  if (cv.degree && OF_LESS_THAN_A_DEGREE.test(asked.name) && OR_HIGHER.test(asked.line))
    return { state: cv.degree.level >= LOWEST_DEGREE ? 'met' : 'partly', proof: cv.degree.proof };
  const place = inTheIndustry(asked, cv);
  if (place) return place;
  const whole = bestOf(alternativesOf(asked).map((each) => findingOf(each, cv)));
  return whole.state === 'missing' ? halfFinding(asked, cv, whole) : whole;
}

const bestOf = (findings: readonly Finding[]): Finding =>
  findings.reduce((best, next) => (worthOf(next) > worthOf(best) ? next : best), NOT_FOUND);

/** "Conveyor and inverter knowledge": two things, of which a CV may show one. */
function halfFinding(asked: WordedAsk, cv: CvFacts, whole: Finding): Finding {
  const halves = (TWO_THINGS.exec(asked.name) ?? DONE_TO_TWO.exec(asked.name))?.slice(1) ?? [];
  if (asked.isQualification || halves.length === 0) return whole;
  const one = bestOf(halves.map((name) => findingOf({ ...asked, name, stems: stemsOf(name) }, cv)));
  return one.state !== 'missing' ? { state: 'partly', proof: one.proof, why: SOME_WORDS } : whole;
}
const isBare = (stems: readonly string[], name: string): boolean =>
  stems.length === 1 && !stems.includes(TIME_SERVED) && !NAMES_A_PAPER.test(name);

/** "Deliver toolbox talks and safety briefings": what is done to two things. */
const DONE_TO_TWO = /^(\p{L}+ (?:\p{L}+ ){0,3}\p{L}+) and (?:\p{L}+ ){1,4}\p{L}+$/iu;
const TWO_THINGS = /^(\p{L}{4,}) and (\p{L}{4,})(?: (?:knowledge|experience|skills|maintenance|work))?$/iu;

/** "FMCG background" of who worked at a brewery: where somebody was says it. */
function inTheIndustry({ name, isQualification }: WordedAsk, { posts, worded }: CvFacts): Finding | null {
  const place = isQualification || !OF_A_BACKGROUND.test(name) ? undefined : industryIn(name);
  const post = place && posts.find((each) => isHeld(each) && isAt(place, each));
  if (post) return { state: 'met', proof: proofOfPost(post) };
  const said =
    place && worded.find(({ proof: { section, whole } }) => SAID_OF_ONESELF.has(section) && place.test(whole));
  return said ? { state: 'partly', proof: said.proof, why: ITS_WORD } : null;
}
const SAID_OF_ONESELF: ReadonlySet<CvSection> = new Set<CvSection>(['head', 'summary']);
const OF_A_BACKGROUND =
  /^(?:an? )?(?:\p{L}+ ){1,3}(?:background|environment|experience)$|^(?:experience|background) (?:of|in|with) (?:working in )?(?:an? )?(?:\p{L}+ ?){1,3}$/iu;

const OF_SCHOOL = /^(?:a )?(?:high|secondary)[- ]school (?:diploma|certificate|education|graduate)\b|^GED\b/i;

/** "HNC in electrical engineering, or higher": who went on to a degree has more. */
const OF_LESS_THAN_A_DEGREE = /\b(?:hn[cd]|apprenticeship|a[- ]levels?|btec|foundation degree)\b/i;
const OR_HIGHER = /\bor (?:higher|above|better|a degree|degree)\b/i;
const LOWEST_DEGREE = 6;

/** Words that were not found say nothing of what they mean. */
const NOT_FOUND: Finding = {
  ...MISSING,
  why: 'No line with its words was found in your CV; the same in other words would be overlooked',
};
const worthOf = ({ state, proof }: Finding): number => (state === 'met' ? 3 : state === 'partly' ? 2 : proof ? 1 : 0);
const NO_ALTERNATIVE = /^(?:an? )?(?:equivalent|similar|other|related|comparable|above|better|more)\b/i;

/** The whole of it, and each side of an "or" that names something by itself. */
function alternativesOf(asked: WordedAsk): WordedAsk[] {
  const sides = sidesOf(asked.name);
  if (sides.length < 2) return [asked];
  const named = sides
    .filter((side) => !NO_ALTERNATIVE.test(side))
    .map((side) => ({ ...asked, name: side, stems: stemsOf(side).filter((stem) => asked.stems.includes(stem)) }))
    .filter(
      ({ stems, name }) =>
        stems.length > (asked.isQualification && levelIn(name) === null ? 1 : 0) ||
        stems.includes(TIME_SERVED) ||
        /^\P{Ll}{3,}$/u.test(name),
    );
  return [asked, ...named];
}

/** One word says how a trade was learned: the trade itself is the post's. */
const [TIME_SERVED = ''] = stemsOf('time-served');

/** At each "or" and slash, and at the commas of a list that an "or" closes. */
function sidesOf(name: string): string[] {
  const sides = name.split(/\s*(?:,? \bor\b |\/)\s*/);
  const [first = '', ...others] = sides;
  const listed = first.split(/,\s+/);
  return others.length > 0 && listed.every((each) => each.split(/\s+/).length <= MOST_WORDS_OF_A_NAME)
    ? [...listed, ...others]
    : sides;
}
const MOST_WORDS_OF_A_NAME = 3;

/** What the posts are called: "electrical" beside "Level 3" is said by the trade of an electrician's papers. */
const tradeOf = ({ posts }: CvFacts): ReadonlySet<string> =>
  new Set(stemsOf(posts.map(({ known, title }) => `${known?.family ?? ''} ${title}`).join(' ')));

/** "Band 6", "Band 5 or 6": grades of pay of the health service, each a step of responsibility. */
const bandsIn = (text: string): number[] =>
  [...text.matchAll(/\bbands? ([2-9])[a-d]?(?:\s?(?:or|\/|-|–|to)\s?([2-9]))?/gi)].flatMap(([, one, other]) =>
    [one, other].filter((each) => each !== undefined).map(Number),
  );

/** Of a band that is asked for, a lower one is none; the one below it is a part. */
function ofBand(found: Finding, name: string): Finding {
  const asked = bandsIn(name);
  if (asked.length === 0 || !found.proof) return found;
  const below = Math.min(...asked) - Math.max(0, ...bandsIn(found.proof.whole));
  if (below <= 0) return found;
  return below === 1 ? { state: 'partly', proof: found.proof, why: 'Yours is one band below' } : MISSING;
}

function findingOf({ name, stems: all, isQualification, level }: WordedAsk, cv: CvFacts): Finding {
  const things = all.filter((stem) => !DOINGS.has(stem));
  // A licence is the one for a thing; what calls it a card calls it the same.
  const done = all.filter((stem) => !OF_ANY_WORK.has(stem));
  const telling = isQualification && things.length > 0 ? things : done.length > 1 ? done : all;
  const atLevel = telling.filter((stem) => !SORTS_OF_PAPERS.has(stem));
  const capitals = namedIn(name);
  const names = isQualification ? [] : productsIn(name);
  const isSpelledOut = isShortFormOf(name);
  const isOfASkill = isQualification && skillsNamedIn(name).some(({ skill }) => skill.kind !== 'certificate');
  const alike = isQualification ? [] : telling.map((stem) => alikeTo(stem));
  const trade = isQualification && level !== null ? tradeOf(cv) : null;
  let best: { worth: number; finding: Finding } = { worth: 0, finding: MISSING };
  for (const { stems: stated, begun, denied, proof, isList } of cv.worded) {
    const saysLevel = trade !== null && levelIn(proof.whole) !== null;
    const stems = saysLevel && atLevel.length > 0 ? atLevel : telling;
    // "Electrical" alone, of "Level 3 Electrical", is no paper.
    if (trade !== null && !saysLevel && isBare(stems, name) && capitals.length === 0) continue;
    const own = saysLevel ? new Set([...stated, ...trade]) : stated;
    const share = stems.filter((stem) => own.has(stem) || begun.has(stem)).length / stems.length;
    const hasThing =
      (things.length > 0 &&
        things.length < all.length &&
        things.every((stem) => own.has(stem) || (isQualification && begun.has(stem)))) ||
      capitals.some((stem) => own.has(stem) || (isQualification && begun.has(stem)));
    if (things.length > 0 && things.every((stem) => denied.has(stem))) {
      best = best.worth > 0 ? best : { worth: 0, finding: { ...MISSING, proof, why: DENIED } };
      continue;
    }
    if ((share < IS_CLOSE || (share < 1 && stems.length < 3)) && !hasThing) {
      const near = isList || !OF_WORK.has(proof.section) ? 0 : shareSaid(stems, alike, own);
      if (near >= IS_CLOSE && best.worth < near)
        best = { worth: near, finding: { state: 'partly', proof, why: SOME_WORDS } };
      const hasName = names.some((stem) => own.has(stem)) && OF_WORK.has(proof.section) && !isList;
      if (hasName && best.worth === 0) best = { worth: share, finding: { state: 'partly', proof, why: SOME_WORDS } };
      continue;
    }
    const isHeld = share === stems.filter((stem) => own.has(stem)).length / stems.length;
    const found = isQualification
      ? statedIn(stems, isSpelledOut && hasThing ? 1 : hasThing ? Math.max(share, PROVES) : share, level, proof, isList)
      : shownIn(
          {
            isTelling: isSpelledOut || stems.length > 1 || stems.some((stem) => /\d/.test(stem)),
            isMuch: stems.length >= MUCH,
            hasAllThings: things.length > 0 && all.every((stem) => own.has(stem) || OF_ANY_WORK.has(stem)),
          },
          isSpelledOut && hasThing ? 1 : hasThing ? Math.max(share, PROVES) : share,
          proof,
          isList,
        );
    const said: Finding =
      isOfASkill && found.state === 'met' && !saysPaper(proof) ? { state: 'partly', proof, why: SOME_WORDS } : found;
    const held: Finding = !isHeld && said.state === 'met' ? { state: 'partly', proof, why: NOT_YET } : said;
    const finding = ofBand(held, name);
    const worth =
      share +
      (finding.state === 'met' ? 2 : finding.state === 'partly' ? 1 : 0) +
      (isQualification && SAYS_PAPER.test(proof.whole) ? SURER : 0);
    if (worth > best.worth) best = { worth, finding };
  }
  return isQualification ? asThePaperSays(best.finding, things, cv) : best.finding;
}

/** A summary says "counterbalance licence", and the list of papers that it has run out: the list is right. */
function asThePaperSays(found: Finding, things: readonly string[], cv: CvFacts): Finding {
  if (found.state !== 'met' || (found.proof?.section !== 'summary' && found.proof?.section !== 'head')) return found;
  const doubted = cv.worded.find(
    ({ begun, proof }) => things.length > 0 && PAPERS.has(proof.section) && things.every((stem) => begun.has(stem)),
  );
  return doubted ? { state: 'partly', proof: doubted.proof, why: NOT_YET } : found;
}
const PAPERS: ReadonlySet<CvSection> = new Set<CvSection>(['certificates', 'education', 'other']);

/** "Deployed to AWS" is no certification in it. */
const saysPaper = ({ section, whole }: CvFacts['worded'][number]['proof']): boolean =>
  section === 'certificates' || section === 'education' || SAYS_PAPER.test(whole) || NAMES_A_PAPER.test(whole);

/** The share of the words that a line has, or says in another; none where it says all of them otherwise. */
function shareSaid(stems: readonly string[], alike: readonly (readonly string[])[], own: ReadonlySet<string>): number {
  const said = stems.filter((stem, at) => own.has(stem) || alike[at]?.some((other) => own.has(other))).length;
  return stems.some((stem) => own.has(stem)) && said > 1 ? said / stems.length : 0;
}

export const IN_A_LIST = 'A list has its words, and no line shows you doing it';
export const SOME_WORDS = 'A line has some of its words';
const ITS_WORD = 'A line has its word, and no post of yours shows it';

function shownIn(
  { isTelling, isMuch, hasAllThings }: { isTelling: boolean; isMuch: boolean; hasAllThings: boolean },
  share: number,
  proof: CvFacts['worded'][number]['proof'],
  isList: boolean,
): Finding {
  if (proof.section === 'interests') return MISSING;
  if (isList)
    return share >= PROVES && (proof.section === 'skills' || OF_WORK.has(proof.section) || OF_FACTS.has(proof.section))
      ? { state: 'partly', proof, why: IN_A_LIST }
      : MISSING;
  // One word alone, unless it is a code, may be of another thing: "tanks" in a licence is no work with tankers.
  const isShown =
    (share === 1 && (isTelling || OF_WORK.has(proof.section) || proof.section === 'certificates')) ||
    (share >= PROVES && (isMuch || hasAllThings) && OF_WORK.has(proof.section));
  return isShown ? { state: 'met', proof } : { state: 'partly', proof, why: share === 1 ? ITS_WORD : SOME_WORDS };
}

/** "Mosaic and Liquidlogic. Full driving licence": facts in a row at the end of a CV, or in one without headings. */
const OF_FACTS: ReadonlySet<CvSection> = new Set<CvSection>(['head', 'other', 'education', 'certificates']);
const OF_WORK: ReadonlySet<CvSection> = new Set<CvSection>(['experience', 'projects', 'volunteering']);

/** "BLS, ACLS. TNCC scheduled for May": the sentences that speak of it. */
const saidOf = (stems: readonly string[], text: string): string =>
  text
    .split(/(?<=[\p{L}\d)]{2}[.;])\s+/u)
    .filter((sentence) => stemsOf(sentence).some((each) => stems.includes(each)))
    .join(' ');

function statedIn(
  stems: readonly string[],
  share: number,
  level: number | null,
  proof: CvFacts['worded'][number]['proof'],
  isList: boolean,
): Finding {
  if (share < PROVES) return MISSING;
  if (isUnderWay(saidOf(stems, proof.whole))) return { state: 'partly', proof };
  const own = levelIn(proof.whole);
  if (level !== null && own !== null && own < level) {
    return own === level - 1 ? { state: 'partly', proof, why: 'Yours is one level below' } : MISSING;
  }
  if (isList && !STATED.has(proof.section) && !OF_PAPERS.test(proof.whole) && !DATED_PAPER.test(proof.whole))
    return proof.section === 'skills' ? { state: 'partly', proof, why: IN_A_LIST } : MISSING;
  return share === 1 ? { state: 'met', proof } : { state: 'partly', proof, why: SOME_WORDS };
}
