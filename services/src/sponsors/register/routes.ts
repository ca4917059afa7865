/** What routes were called before: a new name is an entry here, not a change of an employer's licence. */
const renamed = new Map(
  Object.entries({
    'Intra-company Routes': 'Global Business Mobility: Senior or Specialist Worker',
    'Intra Company Transfers (ICT)': 'Global Business Mobility: Senior or Specialist Worker',
    'Tier 2 (ICT)': 'Global Business Mobility: Senior or Specialist Worker',
    'Religious Workers': 'Tier 2 Ministers of Religion',
    'T2 Minister of Religion': 'Tier 2 Ministers of Religion',
    'T2 Ministers of Religion': 'Tier 2 Ministers of Religion',
    'Minister of Religion': 'Tier 2 Ministers of Religion',
    'Tier 2 General': 'Skilled Worker',
    'Skilled Workers': 'Skilled Worker',
  }),
);

/** The route's name of today. */
export const routeToday = (route: string): string => renamed.get(route) ?? route;

/** The routes that registers have had, by their names of today. */
const routes = new Set([
  'Skilled Worker',
  'Scale-up',
  'Tier 2 Ministers of Religion',
  'International Sportsperson',
  'Global Business Mobility: Senior or Specialist Worker',
  'Global Business Mobility: Graduate Trainee',
  'Global Business Mobility: UK Expansion Worker',
  'Global Business Mobility: Service Supplier',
  'Global Business Mobility: Secondment Worker',
  'Charity Worker',
  'Creative Worker',
  'Government Authorised Exchange',
  'International Agreement',
  'Religious Worker',
  'Seasonal Worker',
]);
const types = new Set(['Worker', 'Temporary Worker']);

/** What a line states that no register is known to have had. It may be news, or a cell that was cut or mistyped. */
export function unknownIn({ route, type, rating }: { route: string; type: string; rating: string }): string[] {
  const isUnrated = type === '' && rating === '';
  return [
    ...(routes.has(route) ? [] : [`route "${route}"`]),
    ...(isUnrated || (types.has(type) && classes.has(rating)) ? [] : [`rating "${type} (${rating})"`]),
  ];
}

/** The routes in the order in which people look for them: those to work for years first. */
const first = ['Skilled Worker', 'Scale-up', 'Global Business Mobility: Senior or Specialist Worker'];
export const byImportance = (a: string, b: string): number => place(a) - place(b) || (a < b ? -1 : a > b ? 1 : 0);
const place = (route: string) => (first.includes(route) ? first.indexOf(route) : first.length);

/**
 * Premium and SME+ were paid-for services on top of an A rating and have ended: between them nothing was re-rated,
 * and nobody is told of it; the history of the employer has a line.
 * The higher the number, the more there is to be careful about.
 */
const classes = new Map(
  Object.entries({
    'A rating': 1,
    'A (Premium)': 1,
    'A (SME+)': 1,
    'Probationary Sponsor': 2,
    'UK Expansion Worker: Provisional': 2,
    'B rating': 3,
  }),
);
const UNKNOWN_CLASS = 2;

const RATED_A = 1;
export const isRatedA = (rating: string): boolean => classes.get(rating) === RATED_A;

const classOf = (rating: string): number => classes.get(rating) ?? UNKNOWN_CLASS;

/** Whether the rating itself is another. Where either is not stated nobody can say. */
export const isReRated = (before: string, after: string): boolean =>
  before !== '' && after !== '' && before !== after && (classOf(before) !== classOf(after) || !isKnown(before, after));

const isKnown = (...ratings: string[]) => ratings.every((rating) => classes.has(rating));

/** Of several ratings the one to be most careful about; empty where none is stated. */
export const leastOf = (ratings: string[]): string =>
  ratings.filter(Boolean).toSorted((a, b) => classOf(b) - classOf(a) || (a < b ? -1 : 1))[0] ?? '';

/** "Worker (A (Premium))" is the type "Worker" with the rating "A (Premium)". */
export function readTypeAndRating(text: string): { type: string; rating: string } {
  const [, type = text, rating = ''] = /^(.*?)\s*\((.*)\)\s*$/.exec(text) ?? [];
  return { type: type.trim(), rating: rating.replace(/\s+/g, ' ').trim() };
}
