import { capital } from '../text/clean.js';
import { mayBeARole } from './may-be-a-role.js';

const WHO_SENDS = String.raw`(?:(?:recruitment|temping|temp|nursing|care|catering|employment|staffing|supply|local|different) ){0,2}(?:agenc(?:y|ies)|employers|clients|firms|companies|sites|venues|hotels|schools|homes|restaurants|pubs|farms)`;
/** "Through Blue Arrow", "Via Manpower": who sent somebody there. */
const THROUGH =
  /^(?:through|via|temping (?:for|with|through)|agency work (?:for|with|through)) (?!an? )(\p{Lu}[^:;,]{1,40})$/iu;
/** "Various agencies", "Agency work (Adecco)": many employers, and the name of none. */
const OF_MANY = new RegExp(
  String.raw`^(?:(?:various|several|multiple|many|numerous|a few|two|three|four|different) ${WHO_SENDS}(?: \([^()]{2,60}\))?|agency (?:work|staff|worker)|temping|temporary work|bank work)$`,
  'iu',
);
const AGENCY_IN_BRACKETS = /^agency (?:work|staff|worker) \((\p{Lu}[^()]{1,40})\)$/iu;

/** "Through Blue Arrow: Kitchen Porter": who sent somebody stands first, and what they were behind a colon. */
export function roleBehindUmbrella(title: string): string {
  const colon = title.indexOf(': ');
  if (colon < 0 || colon > LONGEST_UMBRELLA) return title;
  const [umbrella, told] = [title.slice(0, colon), title.slice(colon + 2)];
  const role = told.split(/,| at | @ |\s[–—|-]\s/)[0] ?? '';
  if (!mayBeARole(role)) return title;
  const named = (THROUGH.exec(umbrella) ?? AGENCY_IN_BRACKETS.exec(umbrella))?.[1];
  if (named === undefined && !OF_MANY.test(umbrella)) return title;
  const post = capital(told);
  if (post !== role && role.length < post.length && /,| at | @ |\s[–—|-]\s/.test(post)) return post;
  // behind "for" and in small letters nobody reads it for a name
  return named === undefined ? `${post} for ${umbrella.toLowerCase().replace(/\s*\(.*$/, '')}` : `${post}, ${named}`;
}
const LONGEST_UMBRELLA = 80;
