import { inSeries } from '../../platform/in-series.js';
import { reRatingsIn } from '../difference/re-rating.js';
import { identityOf } from '../register/register-entry.js';

/** What a register changed about one employer. */
export interface LicenceChange {
  sponsorId: number;
  name: string;
  /**
   * `not-covered`: what it held has ended but for what the register does not cover, which is `after`. Of `unclear` that is
   * names. `routes` without `before`: those of `after` had ended, and are there again; `not-covered` without: that they had
   * ended was a mistake, and the register does not cover them. `re-rated`: see `re-rating.ts`.
   */
  kind: 'joined' | 'left' | 're-rated' | 'unclear' | 'not-covered' | 'routes';
  before: string;
  after: string;
  /** The day of the register, YYYY-MM-DD. */
  asOf: string;
}

const longDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
/** Of YYYY-MM-DD: "21 August 2026". */
export const dayOf = (asOf: string): string => longDate.format(new Date(`${asOf}T00:00:00Z`));

/** Of lists of routes: those that are not there any more. */
export function endedOf(before: string, after: string): string {
  const still = new Set(after.split('; '));
  return before
    .split('; ')
    .filter((route) => !still.has(route))
    .join('; ');
}

/** Names that an employer may have now, as they are kept. */
export const suchAs = (names: string): string => (names === '' ? '' : `, such as ${names.replaceAll('; ', ' or ')}`);

/** Whether one of them is this very name, of another entry: where a register does not say whose it is. */
export const hasName = (names: string, name: string): boolean =>
  names.split('; ').some((other) => identityOf(other).key === identityOf(name).key);

const inWords = (routes: string): string => inSeries(routes.split('; '));
const ASK = 'Ask the employer before you rely on a sponsorship.';

/** The change in words, for a mail and for the notice in the app. It claims no more than the register says. */
export function licenceSentences({ name, kind, before, after, asOf }: LicenceChange): { title: string; text: string } {
  const day = dayOf(asOf);
  if (kind === 'left') {
    return {
      title: `${name} is no longer in the register of licensed sponsors`,
      text: `It was licensed for ${inWords(before)}. The register of ${day} has no entry like it. ${ASK}`,
    };
  }
  if (kind === 'unclear' && hasName(after, name)) {
    return {
      title: `Whether ${name} is still in the register cannot be told`,
      text: `The register of ${day} has an entry of this name, and does not say whether it is the same employer. It was licensed for ${inWords(before)}. ${ASK}`,
    };
  }
  if (kind === 'unclear') {
    return {
      title: `${name} is not in the register under this name any more`,
      text: `The register of ${day} has other names like it${suchAs(after)}, and does not say whether one of them is the same employer. It was licensed for ${inWords(before)}. ${ASK}`,
    };
  }
  if (kind === 'not-covered' && before === '') {
    return {
      title: `What you heard of ${name} was a mistake`,
      text: `An earlier register was not the right one. That of ${day} does not cover ${inWords(after)}, for which it was licensed, so nothing says that this has ended.`,
    };
  }
  if (kind === 'not-covered') {
    const ended = inWords(endedOf(before, after));
    return {
      title: `${name} is no longer in the register for ${ended}`,
      text: `The register of ${day} covers ${ended}, and has no entry like it. It does not cover ${inWords(after)}, for which it was licensed as well. ${ASK}`,
    };
  }
  if (kind === 'routes' && before === '') {
    const back = inWords(after);
    return {
      title: `${name} is in the register for ${back} again`,
      text: `The register of ${day} has it for ${back}, which an earlier one had not.`,
    };
  }
  if (kind === 'routes') {
    const ended = inWords(endedOf(before, after));
    return {
      title: `${name} is no longer in the register for ${ended}`,
      text: `The register of ${day} has it for ${inWords(after)}, and for ${ended} no more. ${ASK}`,
    };
  }
  if (kind === 'joined') {
    return {
      title: `${name} is now in the register of licensed sponsors`,
      text: `The register of ${day} has it${after ? `, for ${inWords(after)}` : ''}.`,
    };
  }
  const changes = reRatingsIn({ before, after });
  const [first, ...others] = changes.map(
    ({ route, was, is }) => `its rating${route && ` for ${route}`} is ${is}; before it was ${was}.`,
  );
  return {
    title: `${name} is rated otherwise${ratedNow(changes)}`,
    text: [`In the register of ${day} ${first}`, ...others.map((text) => `I${text.slice(1)}`)].join(' '),
  };
}

/** " for Skilled Worker and Scale-up: B rating, and for Creative Worker: A rating"; of all routes ": B rating". */
function ratedNow(changes: ReturnType<typeof reRatingsIn>): string {
  const ratings = [...new Set(changes.map(({ is }) => is))].map((rating) => {
    const routes = changes.filter(({ is, route }) => is === rating && route).map(({ route }) => route);
    return `${routes.length > 0 ? ` for ${inSeries(routes)}` : ''}: ${rating}`;
  });
  return ratings.join(', and');
}
