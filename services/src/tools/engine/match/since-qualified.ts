import type { AdvertFacts, YearsAsked } from '../reading/advert-reader.js';
import type { CvFacts } from '../reading/cv-facts.js';
import type { CvLine } from '../reading/cv-line.js';
import { isHeld, proofOfPost, type PostHeld } from '../reading/post-held.js';
import { proofAt, type Proof } from '../reading/proof.js';
import { standingAt } from '../reading/standing.js';
import { monthsNamed } from '../reading/time-spans.js';
import { ELSEWHERE } from '../reading/certificates-held.js';

/** When somebody qualified, in months from year 0, and where the CV says it. */
export interface Qualified {
  month: number;
  proof: Proof;
}

/** "5 years' PQE", "two years post-registration", "at least 3 years since qualifying". */
const SINCE_THEN =
  /\bPQE\b|\bpost[- ]?(?:qualif\p{L}+|registration|registered|admission|call|chartership|licensure)\b|\b(?:since|after|following|from) (?:you |being |becoming |their |your )?(?:(?:fully|newly) )?(?:qualif\p{L}+|registration|registering|admission|chartership)\b/iu;

/**
 * Null where the years are not counted from there, or the CV does not say when it was. Whoever works where nobody may
 * without a registration was registered then, in whatever country: one that was gained here later takes no year away.
 */
export function qualifiedFor(asked: YearsAsked, advert: AdvertFacts, cv: CvFacts): Qualified | null {
  if (!SINCE_THEN.test(asked.line)) return null;
  const papers = new Set(
    advert.skills.filter(({ skill }) => skill.kind === 'certificate').map(({ skill }) => skill.name),
  );
  const lines = cv.lines.filter(({ isHeading, section }) => !isHeading && !ELSEWHERE.has(section));
  const byPaper =
    earliest(lines.flatMap((line) => ofPapers(line, papers, cv.today))) ??
    earliest(lines.flatMap((line) => saidIn(line, cv.today)));
  if (byPaper === null) return null;
  const elsewhere = isRegisteredWork(advert.title ?? '')
    ? lines.filter(({ text }) => !NOT_REGISTERED.test(text)).flatMap((line) => saidIn(line, cv.today))
    : [];
  return earliest([byPaper, ...elsewhere, ...cv.posts.flatMap(asRegistered)]);
}

/** The first day in a post that its holder has to be registered for. */
const asRegistered = (post: PostHeld): Qualified[] =>
  isHeld(post) && isRegisteredWork(post.title)
    ? post.spans.map(({ from }) => ({ month: from, proof: proofOfPost(post) }))
    : [];

/** "ICU nurse", "Rotational Physiotherapist", and neither "Student nurse" nor "Nursing assistant" nor "Dental nurse". */
const isRegisteredWork = (title: string): boolean =>
  REGISTERED.test(title) && !NOT_REGISTERED.test(title.replace(/\([^)]*\)/g, ' '));
const REGISTERED =
  /\b(?:RN|nurse|midwife|physio(?:therapist)?|physical therapist|(?:occupational|speech|language) therapist|radiographer|paramedic|pharmacist|dieti[ct]ian|podiatrist|optometrist|orthoptist|dentist|doctor|physician|surgeon|anaesthetist|psychiatrist|(?:biomedical|clinical) scientist|social worker)\b/i;
const NOT_REGISTERED =
  /\b(?:student|trainee|apprentice|intern(?:ship)?|pre[- ]?reg(?:istration)?|unregistered|unqualified|volunteer|assistant|aide|aid|auxiliary|associate|support|technician|receptionist|secretary|recruit(?:er|ment)|manager of|nursery|dental nurse|veterinary nurse|vet nurse|cadet|pre[- ]?qualif\p{L}+)\b/iu;

const earliest = (all: readonly Qualified[]): Qualified | null =>
  all.toSorted((one, other) => one.month - other.month)[0] ?? null;

/** "ACCA (2022)", "2015: NMC registered": the year beside a paper that the advert asks for. */
function ofPapers(line: CvLine, papers: ReadonlySet<string>, today: Date): Qualified[] {
  return line.mentions
    .filter(({ skill }) => papers.has(skill.name))
    .flatMap(({ start, end }) => {
      const after = /^[^.;|]{0,60}/.exec(line.text.slice(end))?.[0] ?? '';
      const before = YEAR_FIRST.exec(line.text.slice(0, start))?.[1] ?? '';
      const when = STILL_TO_RUN.test(after) ? before : after.replace(NEXT_PAPER, '') || before;
      return qualified(line, start, when, today);
    });
}
const YEAR_FIRST = /^[\s(]*((?:\p{L}{3,9}\.? )?(?:19|20)\d{2})[\s):–—-]{1,4}(?:[\p{L}]+ ){0,3}$/u;
const STILL_TO_RUN = /\b(?:valid|expir\p{L}+|exp|renew\p{L}*|until|revalidat\p{L}+)\b/iu;
/** "ACCA, AAT 2014": a year behind another name is of that. */
const NEXT_PAPER = /^[\s,&]+(?:and )?\p{Lu}{2,}[\s\S]*$/u;

/** "Qualified as a solicitor in 2021", "admitted September 2023", "registered since 2015". */
const saidIn = (line: CvLine, today: Date): Qualified[] =>
  Array.from(line.text.matchAll(QUALIFIED)).flatMap(({ index, 1: when = '' }) => qualified(line, index, when, today));
const QUALIFIED =
  /\b(?:qualified|registered|admitted|called to the bar|chartered|enrolled as|qualification|registration|admission)\b((?: (?!part|not)[\p{L}'’]+){0,8}[\s,(:–—-]{1,3}(?:\p{L}{3,9}\.? )?(?:19|20)\d{2})\b/giu;

function qualified(line: CvLine, place: number, when: string, today: Date): Qualified[] {
  const month = monthsNamed(when).at(-1);
  const isHeld =
    standingAt(line.text, place) === 'held' && !/\bpart[- ]qualified|\bcandidate|\bstudent/i.test(line.text);
  // a year alone is taken at its middle, which may be ahead; a month ahead in this year leaves no year since then anyway
  const isToCome = month !== undefined && month > today.getFullYear() * 12 + 11;
  return month === undefined || isToCome || !isHeld ? [] : [{ month, proof: proofAt(line, place) }];
}

/** A CV in which no year counts that was worked before, unless it says how many there were since. */
export const since = (month: number, cv: CvFacts): CvFacts => ({
  ...cv,
  posts: cv.posts.map((post) => ({
    ...post,
    spans: post.spans.map(({ from, to }) => ({ from: Math.max(from, month), to })).filter(({ from, to }) => to > from),
  })),
  yearsSaid: cv.yearsSaid.filter(({ text }) => SINCE_THEN.test(text)),
});
