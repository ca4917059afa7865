import type { Field, Skill } from '../vocabulary/skill.js';
import type { CvLine } from './cv-line.js';
import { isOfSchool } from './cv-studies.js';
import { closeness } from './fields.js';
import type { PostHeld } from './post-held.js';
import { proofOfMention, type Proof } from './proof.js';
import type { SkillMention } from './skill-finder.js';

/**
 * What lists of words claim. A claim is believed when it stands under Skills, in the manner of the lines around it, or
 * with a post or a project, or among papers somebody holds, and is of the field that the rest of the CV shows. Anything
 * else is a line of keywords.
 */
export function claims(
  lines: readonly CvLine[],
  shown: ReadonlyMap<string, Proof>,
  field: Field | null,
  posts: readonly PostHeld[],
) {
  const claimed = new Map<string, Proof>();
  const unsupported = new Map<string, Proof>();
  const lists = lines.filter(({ isList }) => isList);
  const ofPosts = new Set(posts.filter(({ known, spans }) => known && spans.length > 0).map(({ entry }) => entry[0]));
  const below = new Set(
    posts.filter(({ known, spans }) => known && spans.length > 0).flatMap(({ entry }) => entry.slice(1)),
  );
  const listed = lists.filter(({ section }) => section === 'skills');
  const inManner = mannerOf(listed);
  const ofTheTrade = listed.filter((line) => isOneThing(line) && isOfOneTrade(line, field));
  const isAmongOwn = ofTheTrade.length >= LEAST_OF_OWN && isOfOneTrade({ mentions: listed.flatMap(oneNamed) }, field);
  for (const line of lists) {
    const isInPlace =
      line.section === 'skills'
        ? inManner(line)
        : isWithWork(line, field) || isOfPapers(line) || isUnderTheName(line, field);
    const isOfWork =
      isShortBullet(line) ||
      // "Key Stages 3 to 5 including A level" right below a post, without a bullet
      (below.has(line) && line.section === 'experience' && isJoined(line) && line.mentions.length <= MOST_IN_A_POST) ||
      (ofPosts.has(line) && line.mentions.length <= MOST_IN_A_POST);
    const isBelieved = isOfWork || (isInPlace && isSeparated(line) && isOfOneTrade(line, field));
    for (const mention of line.mentions) {
      const { skill } = mention;
      const isSchool = isOfSchool(line, mention.start);
      if (shown.has(skill.name) || skill.kind === 'language') continue;
      if (line.section === 'interests' || line.section === 'languages') continue;
      const isOneOfOwn = line.section === 'skills' && inManner(line) && isOneThing(line) && isAmongOwn;
      const isTold =
        (isBelieved && !isSchool && (isOfWork || fits(skill, field))) ||
        (isOneOfOwn && canBeListed(skill)) ||
        isOfEveryDesk(line, mention);
      const map = isTold || (!isSchool && isPassed(line, mention)) ? claimed : unsupported;
      if (!map.has(skill.name)) map.set(skill.name, proofOfMention(line, mention));
    }
  }
  for (const name of claimed.keys()) unsupported.delete(name);
  return { claimed, unsupported };
}

/** A word that joins its names, which no line of keywords has. */
const isJoined = ({ text }: CvLine): boolean => /\b(?:and|with|including|for|of|in|to|on|at|from)\b/i.test(text);

/** "- PostgreSQL, Docker, AWS" under a post: tools of its trade, and not one name of another trade or of a quality. */
const isWithWork = ({ section, text, mentions }: CvLine, field: Field | null): boolean =>
  (section === 'experience' || section === 'projects') &&
  !/^key ?words\b/i.test(text) &&
  field !== null &&
  mentions.every(({ skill }) => fits(skill, field));

/** "Maths lead, phonics, SATs" below a teacher's name: a few things of the trade, by which people tell what they are. */
const isUnderTheName = ({ section, mentions }: CvLine, field: Field | null): boolean =>
  (section === 'head' || section === 'summary') &&
  field !== null &&
  mentions.length <= MOST_IN_A_POST &&
  mentions.every(({ skill }) => skill.field !== null && fits(skill, field));

/** "- Ordering, stock takes, rotas" under a post is what was done there, whatever trade its few names are of. */
const isShortBullet = ({ section, isBullet, mentions, text }: CvLine): boolean =>
  section === 'experience' && isBullet && mentions.length <= MOST_IN_A_BULLET && !/^key ?words\b/i.test(text);
const MOST_IN_A_BULLET = 3;
/** "Some Depot, 2023 - today: forklift driver, loading, stock count, WMS": the line of a post tells of it. */
const MOST_IN_A_POST = 6;

/** "Food hygiene level 3, allergens training, HACCP": a few papers in a row, where people say what they have learned. */
const isOfPapers = ({ section, text, mentions }: CvLine): boolean =>
  (section === 'certificates' || section === 'education' || section === 'head' || section === 'other') &&
  mentions.length <= MOST_PAPERS &&
  PAPER.test(text);
const MOST_PAPERS = 6;
const PAPER =
  /\b(?:level \d|l[1-7]|training|trained|courses?|certificates?|certified|tickets?|cards?|passed|awards?|(?:19|20)\d{2})\b/i;

/**
 * "18th Edition (passed April 2025)", "safeguarding level 2", "full driving licence": what somebody has passed or says to
 * hold is theirs, whatever trade it is of.
 */
export function isPassed({ text }: CvLine, { skill, start, end }: SkillMention): boolean {
  const before =
    text
      .slice(Math.max(0, start - FARTHEST_BESIDE), start)
      .split(/[,;|•·]|\.\s/)
      .at(-1) ?? '';
  const after = text.slice(end, end + FARTHEST_BESIDE).split(/[,;|•·]|\.(?:\s|$)/)[0] ?? '';
  const said = `${before} ${text.slice(start, end)} ${after}`;
  const behind = text.slice(start, end + LONGEST_NUMBER).split(/[,;|•·]/)[0] ?? '';
  return PASSED.test(said) || HAS_ITS_NUMBER.test(behind) || (skill.kind === 'certificate' && isSaidToBeHeld(said));
}
/** No list of keywords says that a licence is full, clean or held. */
const isSaidToBeHeld = (said: string): boolean => HELD.test(said) && !NOT_HELD.test(said);
const HELD =
  /\b(?:full|clean|valid|current|(?:hold|have|holding|holder of)(?: an?| my| the| both| full| clean| valid)?)\b[^.;,]{0,40}\blicen[cs]es?\b|\blicen[cs]es?\b[ :(–-]{1,3}(?:held|holder|full|clean|valid|current|in date|yes|no points)\b/i;
const NOT_HELD =
  /\b(?:no(?! points| endorsements)|not|never|without|until|will|would|hop\w+|plan\w*|learn\w*|lessons?|provisional|test booked|working towards?|studying|checks?|checked|clients?|customers?|drivers['’]|staff)\b|n['’]t\b/i;
/** "HCPC registration RA012345", "NMC PIN 12A3456E": under Skills as well, nobody has the number of what they are not. */
const HAS_ITS_NUMBER =
  /\b(?:[Rr]eg(?:istration|istered|n)?|REGISTRATION|PIN|[Nn]o|[Nn]umber)\b\.?:? ?(?:[Nn]o\.?|[Nn]umber)? ?:? ?[A-Z]{0,3}\d{2}[A-Z\d]{2,6}\b|\b[A-Z]{2}\d{5,6}\b/;
const LONGEST_NUMBER = 40;
/** A line of 400,000 letters may have no comma, and name a thousand skills. */
const FARTHEST_BESIDE = 300;
const PASSED = /\b(?:level \d|l[1-7]|passed|certified|iosh|nebosh|(?:19|20)\d{2})\b/i;

/** Names with nothing between them are a heap of keywords; people write commas, dots or dashes, or one thing a line. */
const isSeparated = ({ text, mentions }: CvLine): boolean =>
  mentions.length < 3 || /[,;|•·●▪/&:]|\s[–—-]\s|\S\s{2,}\S/.test(text);

/**
 * "Stock control" between "Menu planning", "HACCP" and "Pastry", a thing a line: people list what they do at work, and not
 * all of it is of their trade alone.
 */
const isOneThing = ({ text, mentions }: CvLine): boolean =>
  mentions.length === 1 && text.split(/\s+/).length <= WORDS_OF_ONE_THING && !/[,;|•·]/.test(text);
const oneNamed = (line: CvLine): SkillMention[] => (isOneThing(line) ? line.mentions : []);
const WORDS_OF_ONE_THING = 4;
const LEAST_OF_OWN = 3;

/** Of the names that belong to a trade, most are of this one or next to it. */
function isOfOneTrade({ mentions }: Pick<CvLine, 'mentions'>, field: Field | null): boolean {
  const ofTrades = mentions.filter(
    ({ skill }) =>
      skill.field !== null && skill.field !== 'general' && !EVERYBODYS.has(skill.name) && !OF_ANY_HANDS.has(skill.name),
  );
  const own = ofTrades.filter(({ skill }) => fits(skill, field)).length;
  // "PowerShell, Photoshop, Linux": one program of another trade among several of one's own makes no heap of them
  return own >= ofTrades.length * 0.7 || (own >= LEAST_BESIDE_ONE && own === ofTrades.length - 1);
}

const LEAST_BESIDE_ONE = 2;

/** Programs of every desk, whatever the trade of whoever sits there. */
const EVERYBODYS = new Set([
  'Excel',
  'Microsoft Excel',
  'Word',
  'Microsoft Word',
  'PowerPoint',
  'Outlook',
  'Microsoft Office',
]);

/** A kitchen, a shop, a salon and a workshop have stock, shifts and safety rules. */
const OF_ANY_HANDS = new Set(['Stock control', 'Rota systems', 'Health and safety']);

/** What the accounts, the stores and the workshop of one firm all work in. */
const OF_WHOLE_FIRMS = new Set(['SAP']);
const RUN_BY_THEM: readonly Field[] = ['finance', 'logistics', 'people', 'sales', 'engineering'];

/** "Full driving licence. Intermediate Excel.": one of few names, or of a list under Skills, and no heap of them. */
const isOfEveryDesk = (line: CvLine, { skill }: SkillMention): boolean => {
  if (!EVERYBODYS.has(skill.name)) return false;
  const named = new Set(line.mentions.map(({ skill: { name } }) => name)).size;
  return named <= 2 || (line.section === 'skills' && isShortList(line, named));
};
const isShortList = (line: CvLine, named: number): boolean => named <= MOST_IN_A_POST && isSeparated(line);

/** What somebody is to others cannot be listed; a line of work shows it. */
const ONLY_SHOWN = new Set([
  'People management',
  'Team leadership',
  'Coaching',
  'Stakeholder management',
  'Change management',
  'Process improvement',
  'Negotiation',
  'Assessment',
]);

const canBeListed = ({ kind, name }: Skill): boolean => kind !== 'quality' && !ONLY_SHOWN.has(name);

const fits = (skill: Skill, field: Field | null): boolean =>
  canBeListed(skill) &&
  (field === null ||
    skill.field === null ||
    skill.field === 'general' ||
    EVERYBODYS.has(skill.name) ||
    (OF_WHOLE_FIRMS.has(skill.name) && RUN_BY_THEM.includes(field)) ||
    closeness(skill.field, field) > 0.3 ||
    isToolOf(skill.field, field));

/** People who count things use the tools of data, whatever their trade. */
const isToolOf = (tool: Field, trade: Field): boolean =>
  tool === 'data' && ['finance', 'marketing', 'science', 'engineering', 'sales', 'people', 'logistics'].includes(trade);

/** "Languages: Python, C++" or "• Python": when most lines of the section look so, one that does not was put there. */
function mannerOf(lines: readonly CvLine[]): (line: CvLine) => boolean {
  const isMarked = (line: CvLine) => line.isBullet || /^[^:,]{2,40}:/.test(line.text);
  const marked = lines.filter(isMarked).length;
  return marked >= 2 && marked >= (lines.length - 1) * 0.6 ? isMarked : () => true;
}
