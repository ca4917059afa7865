import type { CvLine } from './cv-line.js';
import { isPostSomewhere } from './dated-post.js';
import { occupationOf } from './occupation-families.js';
import { endsInPerson } from './occupations.js';
import { PAPER } from './paper-words.js';
import { areIssued } from './papers-issued.js';
import { sentencesIn } from './sentences-in.js';
import { skillsNamedIn } from './skill-finder.js';
import { saysWhatWasDone } from './verbs.js';

/** Cards, tickets and courses that people call by their short form alone. */
const SHORT_FORM = String.raw`(?:driver )?cpc|adr|hiab|allmi|ipaf|pasma|sm?sts|sssts|cscs|ecs|cpcs|npors|citb|ccnsg|eusr|nrswa|gwo|bosiet|mist|oftec|acs|f[- ]?gas|rtitb|itssar|pts|sia|dbs|crb|pmva|[bai]ls|iosh|(?:(?:emergency|paediatric|mental health) )?first aid(?: at work)?|e?faw|nebosh|prince2|itil|qts|eyts|npq\w{0,4}|[ns]vq|btec|hn[cd]|gcses?|ielts|oet|toefl`;
const A_PAPER_WORD = String.raw`${PAPER}|certs?|diploma|registration|registered|membership|passport|badge|accreditation|qualification`;
/** What stands before a paper and says only that it is one's own. */
const LEAD =
  /^(?:(?:i|have|hold|holds|holder|of|my|an?|the|full|valid|current|clean|own|new|enhanced|both|uk|british|also|in|date|up|to)[ ,:-]+){0,6}/i;

const IS_SHORT_FORM = new RegExp(String.raw`^(?:${SHORT_FORM})\b`, 'i');
/** "Digital tachograph card", "Counterbalance forklift licence", "C&G 2391 certificate". */
const IS_CALLED_ONE = new RegExp(String.raw`^(?:[\p{L}\d&+/.'’-]+ ){0,4}?(?:${A_PAPER_WORD})(?!\p{L})`, 'iu');
/** What may stand behind the name of a paper: its number, its class, how long it counts. */
const GOES_ON_AS_ONE = new RegExp(
  String.raw`^(?:$|[.;/]|\s+(?:${A_PAPER_WORD}|${SHORT_FORM}|certified|trained|qualified|holder|up to date|in date|valid|current|expir\w+|renew\w+|held|with (?:an? )?(?:clean|no|full|endorsements?|trailers?|merit|distinction)|since|until|till|to (?=\d|\p{L}{3,9} (?:19|20)\d{2})|in|level|class(?:es)?|categor(?:y|ies)|cat|all|wiring|academic|practitioner|foundation|overall|no|number|pin|entitlement|check|\d))`,
  'iu',
);
/** "ADR CLASS", "LGV C+E": capitals and figures. */
const GOES_ON_IN_CAPITALS = /^\s+(?:\p{Lu}|\d)[\p{Lu}\d+/-]*(?![\p{L}])/u;
/** "(2023)", "- packages and tanks": which one it is. */
const WHICH_ONE = /(?:[(:[]|\s[–—-]\s).*$/u;
/** "CPC, valid to 2028", "ADR class 2 and 3". */
const OF_WHAT_STATE =
  /^(?:\d|pin|no\.|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{Ll}* \d|valid|current|in date|up to date|expir\w+|renew\w+|held|passed|since|until|level|class|cat|clean|full|no points|both|all)(?!\p{L})/iu;
/** What is done with a paper, or for whom. */
const WORK_WITH_IT =
  /\b(?:audits?|inspections?|checks|train(?:er|ing)(?! (?:card|certificate))|sales|payments|assess\w*|renewals|compliance|procedures?|(?<!clean )records?|preparation|duties|clients?|patients?|pupils|students|staff|teams?|deliver\w*|loads?|loading|collections?|drops?|runs|trunks?|jobs|routes?|installations?|customers?|applications|per|daily|weekly)\b|\b(?:an?|each|every) (?:day|week|shift|night|month)\b/iu;
const MOST_WORDS = 16;

/** "ADR - packages and tanks (2023)", "CPC up to date (expires 2028)": held, and nothing that was done. */
function isPaper(sentence: string): boolean {
  const words = sentence
    .replace(/^[-•*–▪◦·\s]+/, '')
    .trim()
    .split(/\s+/);
  if (words.length > MOST_WORDS) return false;
  const said = words.join(' ');
  if (WORK_WITH_IT.test(said) || areIssued(said)) return false;
  const [first = '', ...others] = said
    .replace(WHICH_ONE, '')
    .trim()
    .split(/, | (?:and|&|\+) /);
  return isNamedAsOne(first) && others.every((each) => OF_WHAT_STATE.test(each) || isNamedAsOne(each));
}

function isNamedAsOne(piece: string): boolean {
  const bare = piece.replace(LEAD, '');
  if (saysWhatWasDone(bare)) return false;
  if (AT_A_LEVEL.test(bare)) return occupationOf(bare) === null && !endsInPerson(bare.replace(/[\s\d(),]+$/, ''));
  const lengths = [
    IS_SHORT_FORM.exec(bare)?.[0].length,
    IS_CALLED_ONE.exec(bare)?.[0].length,
    lengthOfCertificate(bare),
  ];
  return lengths.some((length = 0) => length > 0 && goesOnAsOne(bare.slice(length)));
}

/** "City & Guilds Level 3 Vehicle Maintenance", "Level 3 Food Safety 2023": what is learned at a level, and nobody. */
const AT_A_LEVEL =
  /^(?:[\p{L}&]+ (?:(?:&|and) \p{L}+ )?)?level [1-8] (?!and\b|or\b)[\p{L}&'’-]+(?: [\p{L}&'’-]+){0,6}(?:,? \(?(?:19|20)\d{2}\)?)?$/iu;

const goesOnAsOne = (rest: string): boolean => GOES_ON_AS_ONE.test(rest) || GOES_ON_IN_CAPITALS.test(rest);

const lengthOfCertificate = (text: string): number =>
  skillsNamedIn(text).find(({ skill, start }) => skill.kind === 'certificate' && start === 0)?.end ?? 0;

/** "CSCS Blue card", by the name of one: "Certificates" is what stands above them. */
export const namesOnePaper = (line: string): boolean =>
  isOfPapers(line) && (IS_SHORT_FORM.test(line.replace(LEAD, '')) || lengthOfCertificate(line.replace(LEAD, '')) > 0);

/** A line that names papers and tells of no work, however many sentences it has. */
export const isOfPapers = (line: string): boolean => {
  const sentences = sentencesIn(line).filter((each) => /\p{L}/u.test(each));
  return sentences.length > 0 && sentences.every(isPaper);
};

/** Among the posts, or where no heading says what stands there: a line of papers without a mark is of no post. */
export const isPaperAmongWork = ({ section, isHeading, isBullet, text }: CvLine): boolean =>
  (section === 'experience' || section === 'head' || section === 'other') &&
  !isHeading &&
  !isBullet &&
  isOfPapers(text) &&
  !isPostSomewhere(text);
