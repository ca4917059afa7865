import { occupationOf } from '../reading/occupation-families.js';
import { shortened } from '../text/clean.js';
import { tidy } from './letter-text.js';

const LONGEST = 90;
/** "Last: ", "– ", "Receptionist 8 years", "Driver since": what is no name of a post or of its employer. */
const AROUND = [
  /^[\s–—|-]+|^(?:last|latest|current|now|before|previously)\s*:\s*/i,
  /[\s,(]+(?:for )?\d{1,2}\+? ?(?:years?|yrs?)\b.*$/i,
  /[\s,–—-]+(?:since|from|→.*)$/i,
];

/** "…, 16 rooms a shift": how much, and not where. */
const HOW_MANY = /,\s+\d+ \p{Ll}.*$/u;

/** A post as a letter names it, in the words of the CV: what somebody is first, then where. */
export function postSaid(title: string): string {
  const bare = AROUND.reduce((text, around) => text.replace(around, ''), title);
  const parts = withoutStory(bare).split(
    /\s*[–—|]\s+|\s+-\s+|\s{2,}|(?<=\p{L})(?<!\b(?:Sr|Jr|Snr|Dr|St))\. (?=\p{Lu})|: |,\s+/u,
  );
  const at = parts.findIndex((part) => occupationOf(part) !== null);
  const [role, others] = at > 0 ? [parts[at] ?? '', parts.filter((_, place) => place !== at)] : [];
  const said = role && others ? [role, ...others].join(', ') : withoutStory(bare);
  return tidy(shortened(said.replace(HOW_MANY, '').replace(/\s*\([^)]*$/, ''), LONGEST));
}

/** "Some Services, electrician: rewires, fault finding": a post, and what it was like. */
function withoutStory(text: string): string {
  const [before = '', after] = text.split(/:\s+(.+)$/);
  return after !== undefined && occupationOf(before) !== null ? before : text;
}
