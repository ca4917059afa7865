import { payInAdvert } from './pay-sentences.js';
import { readPay } from './pay.js';

describe('what a job pays on the continent', () => {
  const euros = (from: number, more: object = {}) => ({ from, currency: 'EUR', ...more });

  it.each([
    ['3.000 € im Monat', euros(3_000, { period: 'month', yearFrom: 36_000 })],
    ['3.000 € brutto im Monat', euros(3_000, { period: 'month' })],
    ['3.000,00 EUR brutto/Monat', euros(3_000, { period: 'month' })],
    ['3.000,- € monatlich', euros(3_000, { period: 'month' })],
    ['ab 3.200 Euro pro Monat', euros(3_200, { period: 'month' })],
    ['zwischen 3.000 und 3.500 € brutto pro Monat', euros(3_000, { to: 3_500, period: 'month' })],
    ['3.000 bis 3.500 € im Monat', euros(3_000, { to: 3_500 })],
    ['Bruttomonatsgehalt: 3.100 €', euros(3_100, { period: 'month' })],
    ['Jahresgehalt von 52.000 €', euros(52_000, { period: 'year' })],
    ['52.000 € – 60.000 € p. a.', euros(52_000, { to: 60_000, period: 'year' })],
    ['15,50 € pro Stunde, 20 Stunden pro Woche', euros(15.5, { period: 'hour', yearFrom: 16_120 })],
    ['2 500 € brut par mois', euros(2_500, { period: 'month', yearFrom: 30_000 })],
    ['2 500 € bruts mensuels', euros(2_500, { period: 'month' })],
    ['de 30 000 à 35 000 € brut par an', euros(30_000, { to: 35_000, period: 'year' })],
    ['45-50 k€ brut annuel', euros(45_000, { to: 50_000, period: 'year' })],
    ['13,50 € de l’heure', euros(13.5, { period: 'hour' })],
    ['€ 3.200,- bruto per maand', euros(3_200, { period: 'month' })],
    ['€ 2.800 tot € 3.400 per maand', euros(2_800, { to: 3_400 })],
    ['1.900 € al mese', euros(1_900, { period: 'month' })],
    ['32.000 € brutos al año', euros(32_000, { period: 'year' })],
    ['CHF 90’000.– pro Jahr', { from: 90_000, currency: 'CHF', period: 'year' }],
    ['15 000 zł brutto miesięcznie', { from: 15_000, currency: 'PLN', period: 'month' }],
    ['45 000 NOK per måned', { from: 45_000, currency: 'NOK', period: 'month' }],
    ['Hourly rate: $25.50', { from: 25.5, currency: 'USD', period: 'hour' }],
    ['£11.44 p/h', { from: 11.44, currency: 'GBP', period: 'hour' }],
    ['£2,500 p/m', { from: 2_500, currency: 'GBP', period: 'month' }],
    ['£2,500 P/M', { from: 2_500, period: 'month' }],
    ['£2,500 - £3,000 p/m', { from: 2_500, to: 3_000, period: 'month' }],
    ['£2,500 p/m - £3,000 p/m', { from: 2_500, to: 3_000, period: 'month' }],
    ['£2.5k p/m', { from: 2_500, period: 'month' }],
    ['£2,500p/m', { from: 2_500, period: 'month' }],
    ['£2,500 p/c/m', { from: 2_500, period: 'month' }],
    ['£9,500 p/a', { from: 9_500, period: 'year' }],
    ['£250 day rate', { from: 250, period: 'day', currency: 'GBP' }],
    ['Monthly salary of €3,500', euros(3_500, { period: 'month' })],
    ['£30,000 and 28 days of holiday', { from: 30_000, to: 30_000, period: 'year' }],
    ['£30,000 - 37.5 hours a week', { from: 30_000, to: 30_000, period: 'year' }],
    ['€600 per week', euros(600, { period: 'week', yearFrom: 31_200 })],
    ['30k EUR', euros(30_000, { period: 'year' })],
  ])('is read from "%s", as the continent writes it too', (text, expected) => {
    expect(readPay(text, null)).toMatchObject(expected);
  });

  it.each([
    ['Wir suchen Pflegekräfte.\nDein Gehalt: 3.000 € brutto im Monat. Dazu ein Zuschuss von 50 € im Monat.', 36_000],
    ['Rémunération : 2 500 € brut par mois, selon profil.', 30_000],
    ['Das bieten wir:\n- 52.000 € - 58.000 €\n- 30 Tage Urlaub', 52_000],
    ['Salaris: € 3.200,- bruto per maand bij 36 uur.', 38_400],
  ])('is read from an advert of the continent: %s', (text, yearFrom) => {
    expect(payInAdvert(text, null)).toMatchObject({ currency: 'EUR', yearFrom });
  });
});
