import { capital, linesOf } from '../text/clean.js';
import { partedShouts } from './shouted.js';
import { wordsOf } from '../text/words.js';
import { fieldOfTitle } from './fields.js';
import { LEGAL_FORMS, LEGAL_FORMS_ABROAD } from './firms.js';
import { occupationOf } from './occupation-families.js';
import { isNamedLikeAVerb } from './named-like-a-verb.js';
import { endsInPerson } from './occupations.js';
import { beforeADivision } from './places-abroad.js';
import { countryOfTown, isPlaceOnly, placeOf, withoutPostcode, type Place } from './places.js';
import { saysRank } from './seniority.js';
import { skillsNamedIn } from './skill-finder.js';
import { beginsWithVerb } from './verbs.js';
import { companyIn, employerInTitle } from './advert-company.js';
import { isLargeTown } from '../vocabulary/towns-abroad.js';
import { isUkTown } from '../vocabulary/uk-towns.js';
import { unlistedPlace } from './unlisted-places.js';

/** Who looks for whom, and where. */
export interface AdvertHead {
  title: string | null;
  titleLine: string | null;
  company: string | null;
  place: Place | null;
  placeLine: string | null;
  level: string | null;
  isRemote: boolean;
}

const LABELS = {
  // said to be one, a title may be long: those of official lists are
  title: /^(?:job title|position|role|title|vacancy|job)\s*[:–-]\s*(.{2,90}|(?<=^job title\s*[:–-]\s*).{91,255})$/i,
  company: /^(?:company|employer|organisation|organization|hiring organisation)\s*[:–-]\s*(.{2,90})$/i,
  place: /^(?:location|place of work|based in|where)\s*[:–-]\s*(.{2,90})$/i,
  level: /^(?:experience level|level|seniority)\s*[:–-]\s*(.{2,60})$/i,
};
const WANTED =
  /\b(?:looking for|hiring|seeking|recruiting|recruit|join us as|as our|role of|position of|searching for)\s+(?:an?|the|our|another)?\s*((?:[\p{L}&/+#.-]+ ){0,5}[\p{L}&/+#-]+)/iu;

export function advertHead(text: string): AdvertHead {
  const lines = headLinesOf(text);
  const labelled = (label: RegExp) => firstMatch(lines, label);
  const title = titleIn(lines);
  const found = labelled(LABELS.place) ?? placeAmong(lines) ?? placeSaid(lines) ?? placeBehind(title);
  const company = companyIn(labelled(LABELS.company)?.value ?? null, title?.line ?? null, lines);
  const known = found ? { place: placeOf(found.value), line: found.line } : null;
  const where = known ?? unlistedPlace(lines);
  return {
    title: title
      ? withoutItsPlace(title.value, where?.place?.town ?? '')
          .replace(NUMBERED, '')
          .replace(HOW_MANY, '')
      : null,
    titleLine: title?.line ?? null,
    company: company !== null && recruitsForAnother(company, text) ? null : company,
    place: where?.place ?? null,
    placeLine: where?.line ?? null,
    level: labelled(LABELS.level)?.value ?? null,
    isRemote: lines.some((line) =>
      /\b(?:fully remote|remote (?:within|first|role|position|work)|work from (?:home )?anywhere|remote$|location: remote)/i.test(
        line,
      ),
    ),
  };
}

/** "Swift Staff is recruiting drivers on behalf of a local operator": an agency, and nobody's employer. */
function recruitsForAnother(company: string, text: string): boolean {
  const at = text.indexOf(company);
  const behind =
    at < 0 ? '' : text.slice(at + company.length, at + company.length + LONGEST_SENTENCE).split(/[.!?\n]/)[0]!;
  return /^[^,;:]{0,30}\b(?:is|are|has|have)\b/.test(behind) && FOR_ANOTHER.test(behind);
}
const LONGEST_SENTENCE = 240;
const FOR_ANOTHER =
  /\bon behalf of\b|\b(?:for|with) (?:our|an?|its|their) (?:[\p{L}-]+ ){0,3}clients?\b|\b(?:working|partnering|partnered) with an? \b/iu;

/** "1) Electrical Supervisor": the first of several. */
const NUMBERED = /^\(?\d{1,2}[.)]\s+(?=\S)/;

/** "Technicians x 3", "2 x Drivers", "Cook (3 posts)": how many are looked for. */
const HOW_MANY =
  /^\(?\d{1,2}\s?[x×]\)?\s(?=\p{L})|\s?[(–—,-]?\s?(?:\b[x×]\s?\d{1,2}|\b\d{1,2}\s?[x×]|\b(?:\d{1,2}|two|three|four|five|six|several|multiple) (?:posts|positions|roles|vacancies))\)?$/iu;

/** The same as a head with a title, without looking for all else. */
export const saysATitle = (text: string): boolean => titleIn(headLinesOf(text)) !== undefined;

const headLinesOf = (text: string): string[] => linesOf(text.slice(0, 20_000)).flatMap(partedShouts).slice(0, 60);

const titleIn = (lines: readonly string[]): Found | undefined =>
  firstMatch(lines, LABELS.title) ?? titleAmong(lines) ?? wantedIn(lines, isTitle) ?? wantedIn(lines, endsInPerson);

/** "Stonemason, Corbridge", "Drainage Engineer (Sunderland)": where, and no part of what somebody is. */
function withoutItsPlace(title: string, town: string): string {
  const at = town === '' ? -1 : title.lastIndexOf(town);
  const before = at > 0 ? title.slice(0, at) : '';
  return /[,(]\s*$/.test(before) && /^\)?$/.test(title.slice(at + town.length)) && isTitle(before)
    ? before.replace(/[\s,(]+$/, '')
    : title;
}

interface Found {
  value: string;
  line: string;
}

function firstMatch(lines: readonly string[], label: RegExp): Found | undefined {
  for (const line of lines) {
    const value = label.exec(line)?.[1]?.trim();
    if (value) return { value, line };
  }
  return undefined;
}

/** A short first line that names a job: "Data Engineer at Example Ltd", "Care Assistant - nights - Leeds. No experience …". */
function titleAmong(lines: readonly string[]): Found | undefined {
  for (const [at, line] of lines.slice(0, 6).entries()) {
    if (at > 0 && OVER_ASKS.test(line)) return undefined;
    const said =
      line
        .replace(LEADS_IN, '')
        .replace(HOW_LONG, '')
        .split(/\s(?:at|[–—|-])\s|[.:]\s/)[0] ?? line;
    const value = roleIn(shortened(said.replace(IN_A_PLACE, '').trim()));
    const isShort =
      value.length >= 3 &&
      value.length <= LONGEST_TITLE &&
      wordsOf(value).length <= MOST_WORDS &&
      !/[.!?:]$/.test(value);
    if (
      isShort &&
      !(at > 0 && IS_MARKED.test(line) && !endsInPerson(value)) &&
      (isTitle(value) || (at === 0 && (endsInPerson(value) || isNamedLikeAVerb(value)))) &&
      !(
        beginsWithVerb(value) &&
        occupationOf(value) === null &&
        !isCalledSo(value) &&
        !(at === 0 && isNamedLikeAVerb(value))
      ) &&
      !isWorkplace(value) &&
      !ASKS_FOR.test(value) &&
      !/\b(?:status|licen[cs]e|certificate|registration|degree|experience|(?<!\bearly )years|yrs)\b/i.test(value) &&
      !/\b(?:is|are|was|has|have|we|our|you|will|join|about|seeks?|looking|hiring|requirements?|responsibilities)\b/i.test(
        value,
      )
    )
      return { value, line };
  }
  return undefined;
}

/** "- Menu planning" below a sentence that says whom somebody looks for: one of several things, and nobody. */
const IS_MARKED = /^(?:[•●▪■◦‣*]|[–-]\s)/;

/** "Care Home Team Leader", "Support Team Manager": somebody in capitals throughout, though it begins as an order does. */
const isCalledSo = (value: string): boolean =>
  endsInPerson(value) && value.split(/\s+/).every((word) => /^(?:\p{Lu}[\p{L}-]+|of|and|&)$/u.test(word));

/** What stands below is asked of somebody, and is no post. */
const OVER_ASKS =
  /^(?:[•●*–-]\s+)?(?:(?:the )?(?:essential|desirable|required|minimum|key|main|person|selection|your) )?(?:essentials?|desirables?|requirements?|required|criteria|must[- ]haves?|specification|(?:skills|qualifications|experience|attributes)(?:(?:,| and| &)+ (?:skills|qualifications|experience|attributes))*|responsibilities|duties|(?:what )?you(?:['’]ll| will)? (?:need|have|bring|do)|we (?:need|ask for)|about you|who you are)(?: (?:criteria|skills|requirements|qualifications|experience))?\s*:?$/iu;
/** "Proven track record of teaching": what somebody is to have, to know or to be like. */
const ASKS_FOR =
  /^(?:(?:an?|the|at least|some|good|strong|excellent|solid|clear|sound) )*(?:(?:proven|demonstra(?:ble|ted)|evidenced?|ability|able|experienced? (?:of|in|with|as)|knowledge|understanding|commitment|committed|passion(?:ate)?|confiden(?:t|ce)|willing(?:ness)?|familiar(?:ity)?|capacity|competen(?:t|ce)|enthusiasm|track record|successful (?:teaching|experience)|qualified to|eligib\p{L}+|working knowledge|minimum|must|excellent|outstanding (?:classroom )?practice) ?|(?:good|strong|excellent) \p{L}+ skills)|\b(?:track record|ability to|knowledge of|understanding of|evidence of|history of)(?!\p{L})|(?<!\p{L})(?:skills|qualifications?)$/iu;

/** "Teacher of Science with TLR available for …": of a line that goes on, what stands before. */
const shortened = (said: string): string =>
  said.length > LONGEST_TITLE || wordsOf(said).length > MOST_WORDS
    ? (said.split(/\s(?:with|to|for)\s/)[0] ?? said)
    : said;
const LONGEST_TITLE = 70;
const MOST_WORDS = 9;

/** "Stoke Park School", where nobody is called so. */
const isWorkplace = (value: string): boolean =>
  /\b(?:school|college|academy|university|hospital|infirmary|clinic|surgery|council|trust|hotel|nursery|ltd|limited|plc)$/i.test(
    value,
  ) && occupationOf(value) === null;

const LEADS_IN =
  /^(?:[•●*–-]\s+)?(?:(?:urgent(?:ly)?|immediate start|now hiring|vacanc(?:y|ies)|wanted|required(?: (?:for|from) (?:an? )?[\p{L} ]{3,20}(?: 20\d{2})?)?)\s*[:!–-]\s*)?/iu;
/** "Chef wanted for new pub", "Operative to pick and pack", "Cook who loves fish": where the role ends. */
const ROLE_ENDS =
  /\s+(?:(?:urgently )?(?:needed|wanted|required|sought)|vacanc(?:y|ies)|who|that)(?![\p{L}]).*$|\s@\s.*$|\s(?:immediate start|asap|£\S+).*$|\sfor (?:an?|our|the|\d+)\s.*$|[.!?;](?=\s|$).*$/iu;
const WHAT_FOR = /\sto (?!the\b|an?\b)\p{Ll}.*$/u;
const HOW_LONG =
  /\s*\((?:\d+[- ]months?|ftc|fixed[- ]term|maternity|temp|contract|permanent|part[- ]time|full[- ]time|nights?(?= ?[)])|weekends?(?= ?[)])|(?:mid|entry)[- ]level|hybrid|remote|[^)]*\b(?:sponsor\w*|visas?)\b)[^)]*\)/i;
const PRAISE =
  /^(?:(?:an? |the )?(?:experienced|reliable|friendly|passionate|enthusiastic|talented|dedicated|motivated) )+/i;
/** What stands behind a comma and is how or where, and not what. */
const ARRANGED =
  /^(?:part|full)[- ]?time|^(?:permanent|temporary|temp|contract|fixed|nights?|days?|weekends?|hybrid|remote|immediate|live[- ]in|mps|ups|m1|tlr)\b|[£$€]|\b\d+k?\b/i;

/** The role alone, of a line that says more. */
function roleIn(line: string): string {
  const role = line.replace(HOW_LONG, '').replace(ROLE_ENDS, '').replace(WHAT_FOR, '').replace(PRAISE, '').trim();
  const [first = role, ...others] = role.split(/,\s*|\s[/|]\s/);
  const apart = others.findIndex(
    (part, at) => ARRANGED.test(part) || isPlace(part, others[at + 1]) || (isTitle(first) && isEmployer(part)),
  );
  const kept = apart < 0 ? role : [first, ...others.slice(0, apart)].join(', ');
  const inside = withoutDivision(kept);
  const at = townAt(inside, 'end');
  // "University of Edinburgh" is whole, and so is a "hotel near Hexham"
  const town =
    at !== null &&
    /\b(?:of|the|for|in|near|nearby|at|from|outside|around|by|close to|beside|towards)\s*$/i.test(
      inside.slice(0, -at.length),
    )
      ? null
      : at;
  const bare = town === null ? kept : inside.slice(0, -town.length).replace(/[\s,(–-]+$/, '');
  return capital(isTitle(bare) ? bare : kept);
}

/** "Hotel Receptionist, The Lakeside Hotel": whose. */
const isEmployer = (part: string): boolean => employerInTitle(part) !== null && !saysRank(part);

/** What stands between commas and says where; a state or province behind it tells a town that no list knows. */
function isPlace(part: string, next: string | undefined): boolean {
  const bare = part.replace(/\(.*$/, '').trim();
  const isBeforeADivision = next !== undefined && isDivision(next.split(/\s/)[0] ?? '') && fieldOfTitle(bare) === null;
  const hasADivision = withoutDivision(bare) !== bare && fieldOfTitle(bare) === null;
  return isPlaceOnly(bare) || townAt(part, 'start') !== null || isLargeTown(bare) || isBeforeADivision || hasADivision;
}

/** The short forms of the states of the United States and the provinces of Canada. */
const DIVISION =
  /^(?:A[BKLRZ]|BC|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ABDEINOST]|N[BCDEHJLMSTUVY]|O[HKNR]|P[AE]|QC|RI|S[CDK]|T[NX]|UT|V[AT]|W[AIVY]|YT)$/;
const isDivision = (text: string): boolean => DIVISION.test(text);

/** "Vancouver BC" without its province. */
function withoutDivision(text: string): string {
  const at = text.lastIndexOf(' ');
  return at > 0 && isDivision(text.slice(at + 1)) ? text.slice(0, at).replace(/,$/, '') : text;
}

/** "Perth small animal practice", "Electrician (maintenance) Milton Keynes": where, beside a role without a joint. */
function townAt(text: string, side: 'start' | 'end'): string | null {
  const words = text.split(/\s+/);
  const names = [2, 1].map((length) => (side === 'start' ? words.slice(0, length) : words.slice(-length)).join(' '));
  const isTown = (name: string) =>
    name !== text && /^\p{Lu}\p{Ll}/u.test(name) && (isUkTown(name) || isLargeTown(name));
  return names.find(isTown) ?? null;
}

/** "Senior React developer in Leeds." */
const IN_A_PLACE = /\s(?:based )?in \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?\.?$/u;

/** "London, hybrid" below the title. */
function placeAmong(lines: readonly string[]): Found | undefined {
  for (const line of lines.slice(0, 6)) {
    const ofAState = line.length <= 120 ? beforeADivision(line, isTitle) : null;
    if (ofAState) return { value: ofAState, line };
    const isShort = line.length <= 60 || (line.length <= 120 && /\s[–—|-]\s/.test(line));
    const parts = isShort
      ? bracketsLast(line)
          .split(/,|\s[–—|(-]\s?|\s(?:and|or|&)\s|\s?\/\s?/)
          .map((part) =>
            withoutPostcode(
              part
                .replace(PAY_BEHIND, '')
                .replace(/[.)]+$/, '')
                .trim()
                .replace(MIDDLE_OF_TOWN, ''),
            ),
          )
      : [];
    const town =
      parts.find((part) => /^\p{Lu}/u.test(part) && isUkTown(part) && !isShortForm(part, line)) ??
      parts.map((part) => OF_A_TOWN.exec(part)?.[1] ?? '').find((name) => name !== '' && isUkTown(name));
    // "Hamilton, Canada" is another one.
    const country = placeOf(line)?.country ?? 'United Kingdom';
    if (town) return { value: `${town}, ${country}`, line };
    const ofATrust = OF_A_TOWN.exec(line)?.[1] ?? '';
    if (isUkTown(ofATrust)) return { value: `${ofATrust}, ${country}`, line };
    const [, name = '', nation = ''] = BEFORE_A_COUNTRY.exec(line) ?? [];
    const isCountry = placeOf(nation)?.country;
    if (isCountry && !isTitle(name) && !ENDS_IN_A_LEGAL_FORM.test(name)) return { value: `${name}, ${nation}`, line };
    const large = NAMES_A_FIRM.test(line)
      ? undefined
      : parts.find((part) => /^\p{Lu}/u.test(part) && countryOfTown(part) !== null);
    if (large) return { value: `${large}, ${countryOfTown(large)}`, line };
  }
  return undefined;
}

/** "Teacher (Reading) - Leeds": what stands in brackets within a line tells more of the role; where it is stands behind. */
const bracketsLast = (line: string): string =>
  line.replace(/^([^()]{3,60}) (\([^()]{2,40}\))(?=\s?[,–—|-]\s?\S)(.*)$/, '$1$3 $2');

/** "SEND", which a village is called as well: in capitals beside words that are not, it is short for something. */
const isShortForm = (part: string, line: string): boolean =>
  /^\p{Lu}{2,5}$/u.test(part) && /\p{Ll}/u.test(line) && skillsNamedIn(part).length > 0;

const ENDS_IN_A_LEGAL_FORM = new RegExp(String.raw`\b(?:${LEGAL_FORMS}|${LEGAL_FORMS_ABROAD})$`, 'i');
const NAMES_A_FIRM = new RegExp(
  String.raw`\b(?:${LEGAL_FORMS}|${LEGAL_FORMS_ABROAD}|partners|sons|co|group|university|college|bank|airways|hotels?|restaurant|café|cafe|bistro)(?!\p{L})`,
  'iu',
);

/** "Ålesund, Norway", "Nurse - Ålesund, Norway". */
const BEFORE_A_COUNTRY =
  /(?:^|,\s|\s[–—|-]\s)(\p{Lu}[\p{L}'’-]{1,30}(?: \p{L}[\p{L}'’-]{0,20}){0,3}), (\p{Lu}[\p{L} ]{2,30})$/u;

/** "Sunderland. £38,000 and a van". */
const PAY_BEHIND = /(?<=\p{Ll}{3})[.;:]? (?:£|\d{2},\d{3}|up to £).*$/u;
const MIDDLE_OF_TOWN = /^(?:central |greater |near )|\s(?:city|town) cent(?:re|er)$|\sarea$/i;
/** "Leeds Teaching Hospitals NHS Trust", "Bradford City Council". */
const OF_A_TOWN =
  /^(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?) (?:(?:University )?Teaching Hospitals?|University Hospitals?|City Council|Borough Council|NHS|HSC|H&SC|Health (?:and|&) Social Care Trust)\b/u;

/** "React developer in Leeds", "to work in Milton Keynes": a town of the United Kingdom after "in", "at" no employer. */
function placeSaid(lines: readonly string[]): Found | undefined {
  for (const [at, line] of lines.entries()) {
    const named = [
      ...line.matchAll(at < 12 ? TOWN_AFTER_IN : OUR_OFFICE),
      ...(at < 12 ? line.matchAll(A_TOWNS_OFFICE) : []),
    ];
    for (const [, first = '', second] of named) {
      const town = [second ? `${first} ${second}` : '', first].find((name) => name !== '' && isUkTown(name));
      if (town) return { value: `${town}, United Kingdom`, line };
    }
  }
  return undefined;
}

/** "Dental Nurse Hull", where nothing else says where. A subject that is called as a town is ("Teacher Reading") is none. */
function placeBehind(title: Found | undefined): Found | undefined {
  const town = title ? townAt(title.line, 'end') : null;
  const before = town === null || title === undefined ? '' : title.line.slice(0, -town.length).trim();
  return town !== null && isUkTown(town) && isTitle(before) && !/\b(?:of|the|for|in)$|\bteach/i.test(before)
    ? { value: `${town}, United Kingdom`, line: title?.line ?? town }
    : undefined;
}

const TOWN_AFTER_IN =
  /\b(?:in|based in|near|(?:at|from) (?:our|the)) (?:central )?(\p{Lu}[\p{L}-]+)(?: (\p{Lu}[\p{L}-]+))?/gu;
/** "Our Sunderland office", "a Sunderland practice". */
const A_TOWNS_OFFICE =
  /(?:\b(?:[Oo]ur|[Tt]he|[Aa]n?) |[,–—|(-] ?)(?:busy |new |central |small )?(\p{Lu}[\p{L}-]+)(?: (\p{Lu}[\p{L}-]+))?[- ](?:based )?(?:office|practice|site|depot|branch|yard|workshop|factory|plant|clinic|surgery|studio|showroom|warehouse|restaurant|store)(?!\p{L})/gu;
const OUR_OFFICE =
  /\b(?:based|work(?:ing)?) (?:in|at|from) (?:our |the )?(?:central )?(\p{Lu}[\p{L}-]+)(?: (\p{Lu}[\p{L}-]+))?/gu;

/** A text that names an occupation or a level that the engine knows. */
export const isTitle = (text: string): boolean =>
  fieldOfTitle(text) !== null || saysRank(text) || occupationOf(text) !== null;

/** A title that the engine knows; or, where an advert names none of them, whoever it looks for. */
function wantedIn(lines: readonly string[], isOne: (text: string) => boolean): Found | undefined {
  for (const line of lines) {
    const value = WANTED.exec(line)?.[1];
    const role = value
      ?.replace(/[.!?;](?=\s).*$/, '')
      .replace(/\b(?:to|who|with|for|in|at|and|that|based|joining|on)\b.*$/i, '');
    const title = role && roleIn(role.trim());
    if (title && isOne(title) && !ASKS_FOR.test(title)) return { value: title, line };
  }
  return undefined;
}
