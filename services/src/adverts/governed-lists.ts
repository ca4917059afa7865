import { isAnswer, namesItOnly } from './label-lines.js';
import { plain } from './plain-words.js';

interface Heading {
  line: string;
  /** What it does to each entry: denies it, makes it depend on something, or asks it of whoever applies. */
  does: 'denies' | 'conditions' | 'asks';
  from: number;
  entries: number;
  hasBullets?: boolean;
}

export interface ListedEntry {
  /** Heading and entry as one sentence ("We do not offer visa sponsorship"), or the entry that depends on something. */
  said: string;
  /** Of its heading. What is asked is a duty, or what applicants are to know of: nothing that is given. */
  does: Heading['does'];
  /** The advert's own words, from the heading to the entry. */
  quote: string;
}

const bullet = /^\s*(?:[-–—*+•▪●◦·‣o]|\d{1,2}[.)])\s+/u;
export const withoutBullet = (line: string): string => line.replace(bullet, '');
const not = String.raw`(?:n['’]t|not)`;
const giving = String.raw`(?:offer\w*|provid\w*|includ\w*|support\w*|cover\w*|giv\w+|fund\w*|pay(?: for)?|have|accept\w*|arrang\w*|guarantee\w*|get|available|applicable|eligible|part of|possible|able)`;

/** A heading whose last words deny that something is given. */
const denying = [
  String.raw`\b(?:ca|do|does|is|are|wo|would|could)${not} (?:\w+ ){0,4}?${giving}\b`,
  String.raw`\b(?:cannot|can not|do not|does not|will not|is not|are not|not|never|no longer|unable to|don['’]t|won['’]t|can['’]t) (?:\w+ ){0,4}?${giving}\b`,
  String.raw`^\W*(?:\w+ ){0,3}?(?:not|excluded|exclusions|excludes|unavailable)(?: (?:on offer|part of \w+ \w+|in (?:the|this) \w+|from \w+ \w+|for this \w+))?\W*$`,
  String.raw`\bwithout(?: (?:any|the following|these))?\W*$`,
].map((rule) => new RegExp(rule, 'iu')); // prettier-ignore

/** What makes a promise below a heading depend on something. */
const conditioning =
  /\b(?:may|might|could|subject to|depend\w*|discretion\w*|case[- ]by[- ]case|potential(?:ly)?|possibl[ey]|negotiable|(?:where|if|when) (?:eligible|possible|appropriate|applicable|agreed|available|needed|you (?:qualify|meet|are eligible))|for (?:eligible|exceptional|selected|certain|some|suitable|senior) (?:-[ -]{0,5})?\w+|(?:after|following|once you have|on) (?:[\w-]+ ){0,4}?(?:probation\w*|(?:months|years?) (?:of|in|with)))\b/iu;

/** A heading above what is to be done, known or brought along. Of what stands below it the mere name of sponsorship is one of these. */
const asking = new RegExp(
  [
    String.raw`^\W*(?:(?:your|the|key|main|core|principal|typical|day[- ]to[- ]day|role|job|primary|general|essential|desirable|required|preferred|minimum|other|and|&) )*(?:dut(?:y|ies)|responsibilit(?:y|ies)|tasks|accountabilit(?:y|ies)|requirements|skills|experience|knowledge|qualifications|criteria|person specification|expertise|competenc(?:y|ies))(?: (?:of|in|with|on|and|include|includes|are|for|required|needed|the|this|post|role|job|skills|experience|knowledge|responsibilities|duties|following|relevant|areas?|one|or|more|any|these|some))*\W*$`,
    String.raw`^\W*(?:what |in this (?:role|post|job|position),? )?(?:you(?:'ll| will| would| must| should)?|the (?:post ?holder|role|job|successful candidate)(?: will)?)(?: (?:be|do|bring|need|have|know|advise|support|help|with|responsible|required|to|cover|covers|include|includes|involve|involves|on|of|for|about|in|knowledge|experience|understanding|manage|handle|deal|lead|oversee|process|administer|our|the|clients|staff|managers|teams?|following|and|an?|good|strong|working|specialis(?:e|ing)|advising))+\W*$`,
    String.raw`^\W*(?:about you|who you are|we are looking for|(?:proven |strong |good |some |demonstrable |working |previous )*(?:experience|knowledge|understanding) (?:of|in|with)\b.{0,40}|(?:do|would|will) you (?:currently )?(?:need|require|want|know)\b.{0,60}\?)\W*$`,
  ].join('|'),
  'iu',
);

/** A heading is no longer than this. */
const MOST_HEADING_CHARACTERS = 160;
const turned = /^.*\b(?:but|however)\b/iu;
const governs = (line: string): Heading['does'] | undefined => {
  if (line.length > MOST_HEADING_CHARACTERS || /[^.]\.\W*$/.test(line)) return undefined;
  const said = line.replace(turned, '');
  if (denying.some((rule) => rule.test(said))) return 'denies';
  if (line.endsWith(':') && conditioning.test(said)) return 'conditions';
  return asking.test(plain(line)) ? 'asks' : undefined;
};

/** So many entries of a list are read under their heading. */
const MOST_ENTRIES = 30;
/** Longer lines are text and no entries. */
const MOST_ENTRY_WORDS = 12;

/**
 * Lists under a heading that denies, names a condition or asks: "What we can't offer:", "After probation you get:" and
 * "Key responsibilities" govern each bullet below them, until a line that is no entry.
 * Without bullets it is the short lines directly below a heading that ends in a colon. `isAsked` says which are looked for.
 */
export function* governedLists(text: string, isAsked: (entry: string) => boolean): Generator<ListedEntry> {
  let heading: Heading | undefined;
  let from = 0;
  for (const raw of text.replace(/[•▪●◦]/g, '\n').split('\n')) {
    const line = raw.trim();
    const start = from;
    from += raw.length + 1;
    if (!line) {
      if (heading && heading.entries > 0 && !heading.hasBullets) heading = undefined;
      continue;
    }
    if (heading && isEntry(raw, heading, text.slice(start - 1, start))) {
      heading.entries += 1;
      const said = withoutBullet(line);
      if (isAsked(said) && (heading.does !== 'asks' || (heading.hasBullets && namesItOnly(said))))
        yield {
          said: heading.does === 'denies' ? `${heading.line.replace(/\W+$/, '')} ${said}` : said,
          does: heading.does,
          quote: text.slice(heading.from, start + raw.trimEnd().length),
        };
      continue;
    }
    const does = governs(line);
    heading = does && { line, does, from: start + raw.length - raw.trimStart().length, entries: 0 };
  }
}

function isEntry(raw: string, heading: Heading, before: string): boolean {
  const line = raw.trim();
  const isBullet = bullet.test(raw) || /[•▪●◦]/.test(before);
  if (heading.entries === 0) heading.hasBullets = isBullet;
  if (heading.entries >= MOST_ENTRIES || line.split(/\s+/).length > MOST_ENTRY_WORDS || isAnswer(line)) return false;
  return heading.hasBullets ? isBullet : heading.line.endsWith(':') && !/[:?]$/.test(line) && !bullet.test(raw);
}
