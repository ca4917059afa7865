import type { Requirement, RequirementKind } from '../../career-engine.js';
import type { AdvertFacts } from '../reading/advert-reader.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { listed } from '../text/clean.js';
import { DEGREE_NAMES } from '../reading/degrees.js';
import { isHeld, proofOfPost } from '../reading/post-held.js';
import { RANK_NAMES } from '../reading/seniority.js';
import { ask, WISH, type Ask } from './ask.js';
import { degreeFinding } from './degree-finding.js';
import { languageFinding } from './language-finding.js';
import { placeFinding } from './place-finding.js';
import { rightFinding } from './right-finding.js';
import { roleFinding } from './role-finding.js';
import { MISSING, type Finding } from './finding.js';
import { rankFinding, yearsFinding } from './years-finding.js';
import { certificateAsks, skillAsks } from './skill-asks.js';

const ROLE = 24;
const YEARS = 8;
const DEGREE = 6;
const RANK = 5;
const LANGUAGE = 4;
const PLACE = 2;
const RIGHT = 5;

/**
 * Everything the advert asks for that a CV can be held against; nothing when only level, place, language or permission
 * could be compared, which say nothing of the work.
 */
export function asksOf(advert: AdvertFacts, cv: CvFacts): Ask[] {
  const asks = allAsks(advert, cv);
  return asks.some(({ kind }) => OF_THE_WORK.has(kind)) ? asks : [];
}

const OF_THE_WORK: ReadonlySet<RequirementKind> = new Set<RequirementKind>([
  'skill',
  'experience',
  'certificate',
  'degree',
]);

function allAsks(advert: AdvertFacts, cv: CvFacts): Ask[] {
  return [...roleAsk(advert, cv), ...skillAsks(advert, cv), ...certificateAsks(advert, cv), ...otherAsks(advert, cv)];
}

function roleAsk(advert: AdvertFacts, cv: CvFacts): Ask[] {
  if (advert.field === null && advert.title === null) return [];
  // How high is a requirement of its own.
  const title =
    advert.rank === null
      ? advert.title
      : (advert.title?.replace(/^(?:senior|snr|sr|lead|principal) (?=\p{L})/iu, '') ?? null);
  const name = title ? `Work as ${title}` : 'Work in this field';
  const weight = advert.isOpenToAll ? ROLE * WISH : ROLE;
  const found = roleFinding(advert, cv);
  const finding = advert.asksForNoExperience && found.state === 'missing' ? (workOfAnyKind(cv) ?? found) : found;
  return [ask({ name, kind: 'experience', jobLine: advert.titleLine, weight }, finding)];
}

/** Where no experience is asked for, whoever has worked brings a part of it. */
function workOfAnyKind({ posts }: CvFacts): Finding | null {
  const last = posts.find(isHeld);
  return last ? { state: 'partly', proof: proofOfPost(last), why: 'The advert asks for no experience of it' } : null;
}

/** "Three years in an analyst role or a degree in a numerate subject": either will do. */
const isEither = (line: string): boolean =>
  /\b(?:years?|yrs?)\b[^.;]*\bor (?:else )?(?:an? )?(?:[\p{L}-]+ ){0,3}(?:degree|diploma|bachelor)|\b(?:degree|diploma|bachelor\S*)\b[^.;]*\bor (?:at least |a minimum of )?(?:\d+|one|two|three|four|five|six)\S* (?:years?|yrs?)\b/iu.test(
    line,
  );

const better = (one: Finding, other: Finding): Finding => {
  const order = ['met', 'partly', 'missing'];
  return order.indexOf(other.state) < order.indexOf(one.state) ? other : one;
};

/** "Fluent French or German": either will do. */
function languagesTogether(languages: AdvertFacts['languages']) {
  const groups = new Map<string, { names: string[]; importance: Requirement['importance']; line: string }>();
  for (const { language, importance, line } of languages) {
    const key = /\p{Lu}\p{L}+ or \p{Lu}/u.test(line) ? line : language;
    groups.set(key, { importance, line, names: [...(groups.get(key)?.names ?? []), language] });
  }
  return [...groups.values()];
}

function otherAsks(advert: AdvertFacts, cv: CvFacts): Ask[] {
  const { years, degree, furtherDegree, rank, languages, place, sponsorship } = advert;
  const asks: Ask[] = [];
  const either = years && degree && isEither(years.line) && years.line === degree.line;
  if (either) {
    const name = `${years.said} of experience or a ${DEGREE_NAMES[degree.level].replace(/^[A-Z]/, (letter) => letter.toLowerCase())}`;
    const base = { name, kind: 'experience' as const, importance: years.importance, jobLine: years.line };
    asks.push(ask({ ...base, weight: YEARS }, better(yearsFinding(years, advert, cv), degreeFinding(degree, cv))));
  }
  if (years && !either) {
    asks.push(
      ask(
        {
          name: `${years.said} of experience`,
          kind: 'experience',
          importance: years.importance,
          jobLine: years.line,
          weight: YEARS,
        },
        yearsFinding(years, advert, cv),
      ),
    );
  }
  for (const each of [either ? null : degree, furtherDegree].filter((one) => one !== null)) {
    const base = {
      name: DEGREE_NAMES[each.level],
      kind: 'degree' as const,
      importance: each.importance,
      jobLine: each.line,
    };
    asks.push(ask({ ...base, weight: DEGREE }, degreeFinding(each, cv)));
  }
  if (rank)
    asks.push(
      ask(
        { name: RANK_NAMES[rank.rank], kind: 'seniority', jobLine: rank.line, weight: RANK },
        rankFinding(rank.rank, advert, cv),
      ),
    );
  for (const { names, importance, line } of languagesTogether(languages)) {
    const found = names.map((language) => languageFinding(language, line, cv));
    const best = found.find(({ state }) => state === 'met') ?? found.find(({ state }) => state === 'partly') ?? MISSING;
    asks.push(ask({ name: listed(names, 'or'), kind: 'language', importance, jobLine: line, weight: LANGUAGE }, best));
  }
  const where = place && cv.country && placeFinding(advert, cv);
  if (where)
    asks.push(
      ask(
        {
          name: `Based in ${(!advert.isRemote && place.town) || place.country || place.town || 'the same place'}`,
          kind: 'location',
          jobLine: advert.placeLine,
          weight: PLACE,
        },
        where,
      ),
    );
  if (sponsorship && sponsorship.says !== 'offered') {
    asks.push(
      ask(
        { name: 'Right to work', kind: 'right-to-work', jobLine: sponsorship.line, weight: RIGHT },
        rightFinding(cv, advert),
      ),
    );
  }
  return asks;
}
