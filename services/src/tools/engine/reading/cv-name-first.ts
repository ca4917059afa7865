import { headingOf } from './cv-sections.js';
import { endsInPerson } from './occupations.js';
import { withParticles, wordsWithCapitals } from './name-words.js';
import { occupationOf } from './occupation-families.js';
import { isPlaceOnly } from './places.js';
import { headOfProfile } from './profile-exports.js';

/** A side column has no more lines than these. */
const MOST_LINES = 60;
const IN_CAPITALS = wordsWithCapitals(4);
const CONTACTS = /^(?:contacts?(?: details| me)?|details|get in touch|personal (?:details|information))\W*$/i;

/**
 * A side column that was written out before the main one: contacts, skills and education first, and the name with what
 * somebody calls themselves only above the heading of the main column. They are put where a reader sees them, at the top.
 */
export function nameFirst(text: string): string {
  const lines = text.split('\n');
  const profile = headOfProfile(lines);
  if (profile !== null)
    return [...lines.slice(profile.at, profile.end), ...lines.slice(0, profile.at), ...lines.slice(profile.end)].join(
      '\n',
    );
  const written = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at])).slice(0, MOST_LINES);
  const [first] = written;
  if (first === undefined || !beginsAColumn(lines[first]!)) return text;
  const textAt = (at: number | undefined): string => (at === undefined ? '' : lines[at]!.trim());
  const place = written.findIndex(
    (at, nth) => nth > 0 && isHeadOfCv([at, written[nth + 1], written[nth + 2]].map(textAt)),
  );
  if (place < 0) return text;
  const head = written.slice(place, place + 2);
  const rest = lines.filter((_, at) => !head.includes(at));
  return [...head.map((at) => lines[at]!), ...rest].join('\n');
}

const beginsAColumn = (line: string): boolean => headingOf(line) !== null || CONTACTS.test(line.trim());

/** A name, what its person is, and a heading of what they have done or who they are. */
function isHeadOfCv([name = '', role = '', heading = '']: string[]): boolean {
  const below = headingOf(heading);
  return (
    (below === 'experience' || below === 'summary') &&
    (IN_CAPITALS.test(name) || withParticles.test(name)) &&
    headingOf(name) === null &&
    occupationOf(name) === null &&
    !isPlaceOnly(name) &&
    endsInPerson(role) &&
    !/\d/.test(role)
  );
}
