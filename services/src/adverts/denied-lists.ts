import { isAnswer } from './label-lines.js';

export interface ListedDenial {
  /** Heading and entry as one sentence: "We do not offer visa sponsorship". */
  said: string;
  /** The advert's own words, from the heading to the entry. */
  quote: string;
}

const bullet = /^\s*(?:[-–—*+•▪●◦·‣o]|\d{1,2}[.)])\s+/u;
const not = String.raw`(?:n['’]t|not)`;
const giving = String.raw`(?:offer\w*|provid\w*|includ\w*|support\w*|cover\w*|giv\w+|fund\w*|pay(?: for)?|have|accept\w*|arrang\w*|guarantee\w*|get|available|applicable|eligible|part of|possible|able)`;

/** A heading whose last words deny that something is given. */
const denying = [
  String.raw`\b(?:ca|do|does|is|are|wo|would|could)${not} (?:\w+ ){0,4}?${giving}\b`,
  String.raw`\b(?:cannot|can not|do not|does not|will not|is not|are not|not|never|no longer|unable to|don['’]t|won['’]t|can['’]t) (?:\w+ ){0,4}?${giving}\b`,
  String.raw`^\W*(?:\w+ ){0,3}?(?:not|excluded|exclusions|excludes|unavailable)(?: (?:on offer|part of \w+ \w+|in (?:the|this) \w+|from \w+ \w+|for this \w+))?\W*$`,
  String.raw`\bwithout(?: (?:any|the following|these))?\W*$`,
].map((rule) => new RegExp(rule, 'iu')); // prettier-ignore

/** A heading is no longer than this. */
const MOST_HEADING_CHARACTERS = 160;
const turned = /^.*\b(?:but|however)\b/iu;
const isDenying = (line: string): boolean => {
  if (line.length > MOST_HEADING_CHARACTERS || /[^.]\.\W*$/.test(line)) return false;
  const said = line.replace(turned, '');
  return denying.some((rule) => rule.test(said));
};

/** So many entries of a list are read under their heading. */
const MOST_ENTRIES = 30;
/** Longer lines are text and no entries. */
const MOST_ENTRY_WORDS = 12;

/**
 * Lists under a heading that denies: "What we can't offer:" governs each bullet below it, until a line that is no entry.
 * Without bullets it is the short lines directly below a heading that ends in a colon. `isAsked` says which are looked for.
 */
export function* denialsInLists(text: string, isAsked: (entry: string) => boolean): Generator<ListedDenial> {
  let heading: { line: string; from: number; entries: number; hasBullets?: boolean } | undefined;
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
      const said = line.replace(bullet, '');
      if (isAsked(said))
        yield {
          said: `${heading.line.replace(/\W+$/, '')} ${said}`,
          quote: text.slice(heading.from, start + raw.trimEnd().length),
        };
      continue;
    }
    heading = isDenying(line) ? { line, from: start + raw.length - raw.trimStart().length, entries: 0 } : undefined;
  }
}

function isEntry(
  raw: string,
  heading: { line: string; entries: number; hasBullets?: boolean },
  before: string,
): boolean {
  const line = raw.trim();
  const isBullet = bullet.test(raw) || /[•▪●◦]/.test(before);
  if (heading.entries === 0) heading.hasBullets = isBullet;
  if (heading.entries >= MOST_ENTRIES || line.split(/\s+/).length > MOST_ENTRY_WORDS || isAnswer(line)) return false;
  return heading.hasBullets ? isBullet : heading.line.endsWith(':') && !/[:?]$/.test(line) && !bullet.test(raw);
}
