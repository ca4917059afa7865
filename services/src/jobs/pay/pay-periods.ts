export type PayPeriod = 'year' | 'month' | 'four-weeks' | 'fortnight' | 'week' | 'day' | 'hour';

/**
 * How adverts say for how long an amount is, in English and as employers of the continent write it. A bare noun needs a
 * word or stroke before it: "£30,000 day shift" says nothing of a day's pay.
 */
interface Said {
  period: PayPeriod;
  /** After "per", "a", "pro", "par" and the like, or a stroke. */
  nouns: string;
  /** By themselves: "monthly", "brutto monatlich", "p.a." */
  alone: string;
  /** Before the amount: "Hourly rate: $25", "Monatsgehalt 3.000 €". */
  before: string;
  /** The same in Japanese, which parts no words: "想定年収360万円". */
  japanese?: string;
}

const rest = String.raw`(?: base| basic| gross| net)?(?: salary| wages?| pay| rate| earnings| income| compensation|(?: range| scale| band| bracket)(?! of (?!between|from|about|around)\p{L}))`;
const salaire = String.raw`(?:salaire|rémunération|salario|sueldo|retribución|stipendio|retribuzione)`;

const said: Said[] = [
  {
    period: 'hour',
    nouns: '時間?|hours?|hr|h|stunde|std|heure|uur|timme|timmen|time|timen|tunti|ora|hora',
    alone: String.raw`hourly|hour(?: rate|s? pay)|hr|stündlich|p[./]?hr?\.?|p[./]u\.?|de l['’]heure|all['’]ora|horaires?|tunnissa`,
    before: `hourly${rest}|rate per hour|stundenlohn|stundensatz|taux horaire|${salaire} (?:brut )?horaire|uurloon|timlön|timelønn`,
    japanese: '時給',
  },
  {
    period: 'day',
    nouns: '日|day|tag|jour|dag|giorno|día',
    alone: String.raw`daily|day rate|täglich|p[./]?d\.?`,
    before: `(?:daily|day)${rest}|tagessatz|taux journalier`,
    japanese: '日給',
  },
  {
    period: 'fortnight',
    nouns: 'fortnight|two weeks|2 weeks',
    alone: 'fortnightly|bi-?weekly',
    before: `(?:fortnightly|bi-?weekly)${rest}`,
  },
  {
    period: 'four-weeks',
    nouns: String.raw`(?:four|4)[- ]weeks?`,
    alone: '(?:four|4)-?weekly',
    before: `(?:four|4)-?weekly${rest}`,
  },
  {
    period: 'week',
    nouns: 'weeks?|wk|woche|semaine|vecka|uke|uge|semana|settimana',
    alone: String.raw`weekly|wöchentlich|hebdomadaires?|p[./]?w\.?`,
    before: `weekly${rest}|wochenlohn`,
  },
  {
    period: 'month',
    nouns: '月|calendar month|months?|mth|monat|mois|maand|mån|månad(?:en)?|måned(?:en)?|mdr?|kk|mese|mes|mies',
    alone: String.raw`monthly|monatlich|mtl|mensuels?|mensual(?:es)?|mensili|maandelijks|miesięcznie|kuukaudessa|månadsvis|månedlig|p[./]?(?:c[./]?)?m\.?`,
    before: `monthly${rest}|(?:brutto)?monats(?:brutto)?(?:gehalt|lohn)|${salaire} (?:brut[eo]? )?mensu(?:el(?:le)?|al)|(?:bruto )?maandsalaris|månadslön|månedslønn|månedsløn`,
    japanese: '月給|月収|月額',
  },
  {
    period: 'year',
    nouns: '年|year|yr|annum|jahr|an|année|jaar|år|året|anno|año|rok',
    alone: String.raw`annually|annual|yearly|jährlich|annuels?|anual(?:es)?|annu[io]|jaarlijks|rocznie|årligen|årligt|årlig|vuodessa|p(?:\.? ?|/)a\.?`,
    before: `(?:annual|yearly)${rest}|(?:brutto)?jahres(?:brutto)?(?:gehalt|lohn)|${salaire} (?:brut[eo]? )?annu(?:el(?:le)?|al)|(?:bruto )?jaarsalaris|årslön|årslønn|årsløn|ral`,
    japanese: '年収|年俸|年額',
  },
];

const gross = String.raw`(?:\(?(?:gross|basic|base|net|brutto|netto|bruts?|bruto|brutos|lord[io])\)?[\s/]+|\(?(?:brutto|netto|bruts?|bruto)\)?(?=/))?`;
const each = String.raw`(?:/ ?|per |pr\.? |an? |each |every |pro |je |im |die |am |par |i |om |al |all['’]|por |na )`;
const ends = String.raw`(?![\p{L}\d])`;

const behindAmount = (nouns: string, alone: string): string =>
  String.raw`[^\p{L}\d/]{0,3}${gross}(?:${each}(?:${nouns})|(?:${alone}))${ends}`;

/** Any of these as it stands right behind an amount. Needs the flag `u`. */
export const anyPeriod = behindAmount(
  said.map(({ nouns }) => nouns).join('|'),
  said.map(({ alone }) => alone).join('|'),
);

const patterns = said.map(({ period, nouns, alone, before, japanese = '(?!)' }) => ({
  period,
  after: new RegExp(`^${behindAmount(nouns, alone)}`, 'iu'),
  before: new RegExp(String.raw`(?:(?<!\p{L})(?:${before})${ends}|(?:${japanese}))[^\d\n]{0,40}$`, 'iu'),
}));

/** What stands right after an amount. */
export function periodBehind(after: string): { period: PayPeriod; words: string } | undefined {
  for (const { period, after: pattern } of patterns) {
    const words = pattern.exec(after)?.[0];
    if (words !== undefined) return { period, words };
  }
  return undefined;
}

/**
 * What stands right after an amount or, where nothing of the kind does, before it. `words` are those after it, `leadUp`
 * those that lead up to it: "Monthly salary: ".
 */
export function periodAround(
  before: string,
  after: string,
): { period: PayPeriod; words: string; leadUp: string } | undefined {
  const behind = periodBehind(after);
  if (behind) return { ...behind, leadUp: '' };
  const near = before.slice(-100);
  for (const { period, before: pattern } of patterns) {
    const leadUp = pattern.exec(near)?.[0];
    if (leadUp !== undefined) return { period, words: '', leadUp };
  }
  return undefined;
}
