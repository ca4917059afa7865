import { capital } from '../text/clean.js';

/** What gerunds of everyday work become when they were done. */
const IRREGULAR: Record<string, string> = {
  building: 'built',
  leading: 'led',
  running: 'ran',
  writing: 'wrote',
  making: 'made',
  teaching: 'taught',
  overseeing: 'oversaw',
  holding: 'held',
  giving: 'gave',
  keeping: 'kept',
  taking: 'took',
  selling: 'sold',
  buying: 'bought',
  setting: 'set',
  doing: 'did',
  driving: 'drove',
  growing: 'grew',
  bringing: 'brought',
  meeting: 'met',
  drawing: 'drew',
  speaking: 'spoke',
  dealing: 'dealt',
  putting: 'put',
};
/** "planning" → "planned", but "selling" is above and "visiting" keeps one t. */
const DOUBLED = /^(?:plan|ship|map|stop|control|trap|step|log|debug|refer|transfer|commit|submit|equip)$/;
const WEAK =
  /^(?:i (?:was|am) )?(?:responsible for|in charge of|tasked with|duties included|my duties included) (\p{L}{3,}ing)\b\s*/iu;

/**
 * "Responsible for managing a ward" says the same as "Managed a ward" of a post that is over (`isOver`), and as "Managing
 * a ward" of any other. Null when the line does not begin so, or goes on with a second activity, which would be left in
 * another form.
 */
export function strongerOpening(line: string, isOver: boolean): string | null {
  const [said = '', gerund] = WEAK.exec(line) ?? [];
  if (gerund === undefined) return null;
  const behind = line.slice(said.length);
  const verb = isOver ? pastOf(gerund.toLowerCase()) : gerund.toLowerCase();
  return namesWhatWasDone(gerund, behind) && !ANOTHER.test(behind) ? `${capital(verb)} ${behind}`.trim() : null;
}

/** "Building maintenance", "catering staff", "training records" are things; before an article or a number it is what was done. */
const namesWhatWasDone = (gerund: string, behind: string): boolean =>
  (NEVER_A_THING.test(gerund) && !/^(?:of|for|in|to|with|by|director|partner)\b/i.test(behind)) ||
  /^(?:an?|the|all|each|every|both|our|my|up|two|three|four|five|six|[£€$]?\d)/i.test(behind);
const NEVER_A_THING =
  /^(?:managing|preparing|ensuring|supervising|organi[sz]ing|maintaining|delivering|providing|producing|creating|co-?ordinating|overseeing|implementing|reconciling|arranging|administering|compiling|assessing|installing|keeping|making|taking|giving|handling)$/i;

/** "… and closing the shop", "…; ordering stock", "and all orders" behind the activity itself. */
const ANOTHER = /(?:[,;&/]|\band|\bor)\s+(?:\p{L}+ly )?\p{L}{2,}ing\b|^(?:and|or|&|,)|[.;:]\s/iu;

function pastOf(gerund: string): string {
  const irregular = IRREGULAR[gerund];
  if (irregular) return irregular;
  const stem = gerund.slice(0, -3);
  const single = stem.replace(/(\p{L})\1$/u, '$1');
  if (single !== stem && DOUBLED.test(single)) return `${stem}ed`;
  return /[^aeiou]y$/.test(stem) ? `${stem.slice(0, -1)}ied` : stem.endsWith('e') ? `${stem}d` : `${stem}ed`;
}
