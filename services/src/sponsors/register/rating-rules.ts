import type { Licence } from './register-entry.js';
import { isRatedA } from './routes.js';

/** As of 25 November 2025, where the Immigration Rules ask for a sponsor that is rated A; the others of their routes are not here. */
const paragraphs = new Map(
  Object.entries({
    'Skilled Worker': 'SW 5.3',
    'Scale-up': 'SCU 5.3',
    'Global Business Mobility: Senior or Specialist Worker': 'SNR 5.3',
    'Global Business Mobility: Graduate Trainee': 'GTR 5.3',
    'Global Business Mobility: UK Expansion Worker': 'UKX 5.3',
    'Global Business Mobility: Service Supplier': 'SSU 5.3',
    'Global Business Mobility: Secondment Worker': 'SEC 5.3',
    'International Sportsperson': 'ISP 5.4',
    'Charity Worker': 'CW 4.4',
    'Creative Worker': 'CRV 4.6',
    'Religious Worker': 'RW 4.5',
    'Seasonal Worker': 'SAW 4.2',
  }),
);
/** These make no exception for who works there already. */
const withoutException = new Set(['Scale-up', 'Seasonal Worker']);
const PROVISIONAL = 'UK Expansion Worker: Provisional';

/** What ratings other than A mean for whoever is to be sponsored, in sentences; empty where there are none. */
export const cautionOf = (licences: readonly Licence[]): string =>
  licences
    .filter(({ rating }) => rating !== '' && !isRatedA(rating))
    .map(sentenceOf)
    .join(' ');

/** The same of the route that people look for first, of those that the newest register states. */
export const mainCautionOf = (licences: readonly Licence[]): string =>
  cautionOf(licences.filter(({ asOf }) => asOf === undefined).slice(0, 1));

/** Most people mean this route, and an employer may hold others alone; of a route that no newer register covers it stays known. */
export const routeCautionOf = (licences: readonly Licence[]): string =>
  licences.length === 0 || licences.some(({ route }) => route === 'Skilled Worker')
    ? ''
    : 'By the register it holds no licence for Skilled Worker: it can sponsor no new Skilled Workers.';

function sentenceOf({ route, rating }: Licence): string {
  const paragraph = paragraphs.get(route);
  const cited = paragraph ? ` (Immigration Rules, ${paragraph})` : '';
  if (rating === PROVISIONAL) {
    return `Its rating for ${route} is provisional: until it is rated A, it can sponsor nobody new but the authorising officer of its licence${cited}.`;
  }
  if (rating !== 'B rating') {
    return `Its rating for ${route} is “${rating}”. The rules ask for an A rating${cited}: ask the employer whether it may sponsor you.`;
  }
  const whom = route === 'Skilled Worker' ? 'no new Skilled Workers' : 'nobody new on this route';
  const except = withoutException.has(route) ? '' : ', only people who work there on it already';
  return `It is rated B for ${route}: it can sponsor ${whom} until it is rated A again${except}${cited}.`;
}
