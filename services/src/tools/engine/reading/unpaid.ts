import { endsInPerson } from './occupations.js';
import type { PostHeld } from './post-held.js';
import { withoutDates } from './without-dates.js';

/** "(unpaid)", "part-time, voluntary": said beside whatever somebody was. */
const A_MARK =
  /^(?:part[- ]time )?(?:unpaid|voluntary|volunteer|pro bono|on an? (?:unpaid|voluntary) basis|as a volunteer|(?:an? )?(?:unpaid|voluntary) (?:role|post|position|work|capacity|basis))(?: part[- ]time)?$/i;

/** Who works with volunteers, and in the sector that is called after them, is paid; so are reserves. */
const WITH_VOLUNTEERS = String.raw`(?:centre|co-?ordinat|manage|recruit|engag|servic|develop|experience|involve|support|train|program|project|organis|liaison|lead\b|officer|administrat|supervis|partner|network|resourc|communit(?:y|ies) (?:manag|officer|engag)|reserve|then\b|and (?:then|paid|communit\p{L}+ (?:manag|engag|develop|officer))|to\b|&|rota|(?:hub|team) manag)`;
const A_VOLUNTEER = new RegExp(String.raw`^(?:(?:senior|lead|weekend) )?volunteer (?!${WITH_VOLUNTEERS})\p{L}`, 'iu');
const VOLUNTARY =
  /^(?:(?:unpaid|voluntary) (?!sector|action|aided|controlled|servic|organi[sz]ation|communit|agenc|work (?:officer|supervis|manag|placement|super|team|unit)|redundan|leave|and communit|& communit|hospital|norfolk|norwich|housing|then\b)\p{L}|hon(?:orary|\.) (?:treasurer|secretary|chair|president|auditor|solicitor|curator|vice)\b)/iu;
/** "Food bank volunteer", "Samaritans listening volunteer". */
const ENDS_AS_ONE =
  /^(?!(?:(?:also|previously|formerly|former|first|once|before|ex)\b|(?:\p{L}+ed|and|every|each) ))(?:[\p{L}\p{N}'’&/-]+ ){0,6}volunteer$/iu;

const A_TRUSTEE =
  /^(?!.*\b(?:professional|independent|pensions?|corporate|bankruptcy|insolvency|licensed|law|debenture|bond) )(?:[\p{L}'’&-]+ ){0,4}trustee(?: (?:and|&) [\p{L} ]{3,30}| (?:board member|director))?$/iu;
const IN_THE_CHAIR =
  /^(?:(?:vice|deputy|co)[- ]?)?chair(?:man|woman|person)? of (?:the )?(?:(?:school|parent|board of) )?(?:trustees|governors)$/i;
const A_GOVERNOR =
  /^(?:(?:vice[- ])?chair (?:and|&) )?(?:(?:parent|staff|school|foundation|co-opted|local|authority|LA|community|associate|safeguarding|send|college|academy|link|primary|secondary|nursery|public|elected|trust|NHS|partnership|volunteer)[ -])+governor(?: (?:and|&) [\p{L} ]{3,30})?$/iu;
const OFFICES =
  /^(?:magistrate|justice of the peace|special (?:police )?constable|special constabulary(?: officer)?|(?:parish|town|community) councillor|(?:assistant |group |district )?(?:(?:beaver|cub|squirrel|explorer)(?: scouts?)?|scouts?|brownies?|rainbows?|guides?|girlguiding|boys['’]? brigade|girls['’]? brigade) (?:group )?leader|coastguard rescue officer|(?:rnli |inshore |all-weather |volunteer )*(?:lifeboat|shore) (?:crew(?: ?(?:member|man|woman))?|helm(?:sman)?|launcher)|rnli crew(?: member)?|rnli (?:helm|launcher)|mountain rescue(?: team)? (?:member|volunteer)|(?:community|volunteer) first responder|street pastor|(?:[\p{L}'’&-]+ ){0,5}committee member|tree warden|independent custody visitor)$/iu;

/** Somebody's role, of which a governor at a school is one and the governor of a prison is not. */
const GOVERNS = /^(?:chair of )?governor$/i;
const WHERE_ONE_GOVERNS =
  /\b(?:school|primary|academy|college|infants?|juniors?|nursery|NHS|university|grammar|high)\b/i;

const isUnpaidRole = (role: string, whole: string): boolean =>
  ENDS_AS_ONE.test(role) ||
  A_TRUSTEE.test(role) ||
  IN_THE_CHAIR.test(role) ||
  A_GOVERNOR.test(role) ||
  OFFICES.test(role) ||
  VOLUNTARY.test(role) ||
  (GOVERNS.test(role) && WHERE_ONE_GOVERNS.test(whole));

/**
 * "Wiltshire Air Ambulance, trustee (unpaid), since 2023", "Volunteer Coastguard": an office or a help without pay, which
 * is no employment. Who coordinates volunteers is employed, and so is who was a volunteer before.
 */
export function isUnpaid(line: string): boolean {
  if (line.length > LONGEST || !A_WORD_OF_IT.test(line) || PAID.test(line)) return false;
  const said = withoutDates(line);
  const parts = (said === '' ? line : said)
    .split(/\s*[,;:|()[\]•·–—]\s*|\s-\s|\s\/\s|\s(?:at|for|with)\s(?!a\b|the committee)/i)
    .map((part) => part.replace(/^[\s*>-]+|[\s.-]+$/g, '').replace(/^(?:an?|as an?) /i, ''))
    .filter((part) => part !== '');
  // dates that stand between leave what is behind them out
  if (line.split(/[,;:|()–—]|\s-\s/).some((part) => A_MARK.test(part.trim()))) return true;
  const [first = ''] = parts;
  if (A_VOLUNTEER.test(first)) return true;
  const role = parts.find((part) => isUnpaidRole(part, said) || A_VOLUNTEER.test(part) || endsInPerson(part));
  return role !== undefined && (isUnpaidRole(role, said) || (A_VOLUNTEER.test(role) && endsInPerson(role)));
}
const LONGEST = 300;
const A_WORD_OF_IT =
  /volunt|unpaid|trustee|governor|pro bono|\bhon(?:\.|orary)|magistrate|justice of|special |councillor|leader|coastguard|crew|helm|launcher|rescue|responder|pastor|member|warden|visitor/i;
const PAID = /(?<!un)(?<!not )\b(?:paid|salaried|stipend(?:iary)?)\b/i;

/** By its own line, or by the heading that it stands under. */
export const isUnpaidPost = ({ title, line, entry: [own] }: Pick<PostHeld, 'title' | 'line' | 'entry'>): boolean =>
  own?.section === 'volunteering' || isUnpaid(title) || isUnpaid(line);
