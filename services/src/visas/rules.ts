/**
 * What the Immigration Rules ask of a Skilled Worker's pay, as far as a table can say it. Source of every figure:
 * Appendix Skilled Worker, SW 4.4, 6.1A, 14.3 and 14.4, and Appendix Skilled Occupations, as of `RULES_AS_OF`.
 */
export const RULES_AS_OF = '2025-11-25';
export const RULES_ADDRESS =
  'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-skilled-occupations';

type OptionName = 'A' | 'B' | 'C' | 'D' | 'E';
type HealthOptionName = 'F' | 'G' | 'H' | 'I' | 'J';

export interface PayOption {
  name: OptionName | HealthOptionName;
  /** Pounds a year that the salary of the first 48 hours a week has to reach. */
  threshold: number;
  /** Per cent of the going rate that the whole salary has to reach. */
  percent: 100 | 90 | 80 | 70;
  /** Who may use it, as the end of a sentence that begins "for". */
  who: string;
}

/** SW 4.4: the points options that a first application for any job can use. */
export const payOptions: Record<OptionName, PayOption & { name: OptionName }> = {
  A: { name: 'A', threshold: 41_700, percent: 100, who: 'everybody' },
  B: { name: 'B', threshold: 37_500, percent: 90, who: 'people with a PhD that is relevant to the job' },
  C: { name: 'C', threshold: 33_400, percent: 80, who: 'people with a relevant PhD in a STEM subject' },
  D: { name: 'D', threshold: 33_400, percent: 100, who: 'jobs on the Immigration Salary List' },
  E: { name: 'E', threshold: 33_400, percent: 70, who: 'new entrants' },
};

/**
 * SW 4.2(b), 4.4: those of permission held since before 4 April 2024, and of a first application for a "Health and Care
 * ASHE salary job". They go by table 2 where the others go by table 1, and by table 2aa where those go by table 1a.
 */
export const healthOptions: Record<HealthOptionName, PayOption> = {
  F: { name: 'F', threshold: 31_300, percent: 100, who: 'everybody' },
  G: { name: 'G', threshold: 28_200, percent: 90, who: 'people with a PhD that is relevant to the job' },
  H: { name: 'H', threshold: 25_000, percent: 80, who: 'people with a relevant PhD in a STEM subject' },
  I: { name: 'I', threshold: 25_000, percent: 100, who: 'jobs on the Immigration Salary List' },
  J: { name: 'J', threshold: 25_000, percent: 70, who: 'new entrants' },
};

/**
 * SW A1.1 as it came into force on 4 April 2024: the occupations of such a job, of sponsors of health and care that it
 * names. The text of the rules that ships begins below it.
 */
export const healthOccupations = new Set([
  '1171',
  '1231',
  '1232',
  '2113',
  '2114',
  '3111',
  '3211',
  '3212',
  '6135',
  '6136',
]);

/**
 * Appendix Skilled Occupations: pounds an hour that no rate is below, of tables 1 and 1a, which go by the median of what is
 * paid, and of the others, which go by what a quarter are paid less than. 90, 80 or 70 % that would be less are so much.
 */
export const LEAST_HOUR = { median: 17.13, quarter: 12.82 } as const;

/** Appendix Skilled Occupations: the rates are those of a week of so many hours. */
export const RATE_HOURS = 37.5;
/** A year's pay is that of so many weeks. */
export const WEEKS = 52;
export const MONTHS = 12;
/** SW 14.3: pay for more hours than these does not count towards the threshold. */
export const MOST_HOURS = 48;
/** SW 13.1, option K: what a health or education occupation has to pay at least, whatever its band. */
export const BAND_THRESHOLD = 25_000;

/** SW 13.2: nurses on the way to registration may be paid less than that for up to 8 months. */
export const nursingOccupations = new Set(['2231', '2232', '2233', '2234', '2235', '2236', '2237']);
/**
 * Table 3a and table 4 of Appendix Skilled Occupations except it from what they say of an older permission: it is open to
 * a first application, in bands 3 and higher, where registered healthcare professionals work too.
 */
export const NURSING_AUXILIARIES = '6131';

/** SW 6.1B: only for people who are in these jobs already. */
export const careOccupations = new Set(['6135', '6136']);
