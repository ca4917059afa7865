import { allRates } from './going-rates.js';
import type { JobPay } from './pay-reaches.js';
import { judge } from './verdict.js';

const DAY = '2026-01-15';

/** Worked by hand from Appendix Skilled Occupations as of 25 November 2025 and Appendix Skilled Worker, SW 4.4. */
const cases: [string, Partial<JobPay> & Pick<JobPay, 'code' | 'salary'>, string, string, number | undefined, RegExp][] = [
  ['a programmer at the going rate', { code: '2134', salary: 54_700 }, 'meets', 'Table 1', 54_700, /£54,700/],
  ['a programmer a pound below it', { code: '2134', salary: 54_699 }, 'below', 'Table 1', 54_700, /below the £54,700/],
  ['a programmer with 90 % of it, as a PhD would allow', { code: '2134', salary: 49_200 }, 'below', 'Table 1', 54_700, /It would do for people with a PhD/],
  ['a new programmer at 70 %', { code: '2134', salary: 38_300, isNewEntrant: true }, 'meets', 'Table 1', 38_300, /new entrants \(£33,400\)/],
  ['a new programmer below 70 %', { code: '2134', salary: 38_299, isNewEntrant: true }, 'below', 'Table 1', 38_300, /70 % of the going rate/],
  ['a new laboratory technician, of whom no rate is less than the least hour', { code: '3111', salary: 33_400, isNewEntrant: true }, 'meets', 'Table 1a', 33_400, /^(?!.*70 %).*\(£33,400, the £17\.13 an hour that is the least of any rate\)/],
  ['a new laboratory technician below it, who may be one of health', { code: '3111', salary: 30_000, isNewEntrant: true }, 'cannot-tell', 'Table 1a', 33_400, /^(?!.*70 %).*has to pay £25,000 \(Table 2aa, the £12\.82 an hour that is the least of any rate\)/],
  ['a new tester, 70 % of whose rate are less than the least hour', { code: '2136', salary: 33_399, isNewEntrant: true }, 'below', 'Table 1', 33_400, /^(?!.*70 %).*below the £33,400 that Table 1 asks of .*, the £17\.13 an hour that is the least of any rate and the threshold/],
  ['a new tester by the hour', { code: '2136', salary: 33_403.5, perHour: 17.13, isNewEntrant: true }, 'meets', 'Table 1', 33_400, /^(?!.*70 %)(?!.*which is).*least of any rate\)/],
  ['a new architect, a few pounds below whose least hour 70 % are', { code: '2451', salary: 33_399, isNewEntrant: true }, 'below', 'Table 1', 33_400, /^(?!.*70 %)/],
  ['a new solicitor, 70 % of whose rate are more', { code: '2412', salary: 36_100, isNewEntrant: true }, 'meets', 'Table 1', 36_100, /\(£36,100, 70 % of the going rate\)/],
  ['a programmer for 30 hours: 54,700 × 30 ÷ 37.5', { code: '2134', salary: 43_760, hoursPerWeek: 30 }, 'meets', 'Table 1', 43_760, /for 30 hours a week/],
  ['a programmer for 1 hour', { code: '2134', salary: 1_000, hoursPerWeek: 1 }, 'below', 'Table 1', 1_458.67, /for 1 hour a week/],
  ['a programmer for 20 hours: the rate is reached, the threshold is not', { code: '2134', salary: 30_000, hoursPerWeek: 20 }, 'below', 'Table 1', 29_173.33, /below the threshold of £41,700/],
  ['a programmer for 40 hours: 54,700 × 40 ÷ 37.5', { code: '2134', salary: 58_346, hoursPerWeek: 40 }, 'below', 'Table 1', 58_346.67, /£58,346\.67/],
  ['a tester whose rate is below the threshold', { code: '2136', salary: 41_200 }, 'below', 'Table 1', 41_200, /threshold of £41,700 a year/],
  ['a tester at the threshold', { code: '2136', salary: 41_700 }, 'meets', 'Table 1', 41_200, /threshold \(£41,700\)/],
  ['a civil engineer', { code: '2121', salary: 50_400 }, 'meets', 'Table 1', 50_400, /Civil engineers/],
  ['a designer on the salary list', { code: '2142', salary: 33_400 }, 'meets', 'Table 1', 33_400, /Immigration Salary List \(£33,400\)/],
  ['an archaeologist, one of the jobs of an occupation on the salary list', { code: '2115', salary: 40_400 }, 'cannot-tell', 'Table 1', 40_400, /archaeologists/],
  ['an archaeologist by the very title that the list has', { code: '2115', title: 'Archaeologist', salary: 40_400 }, 'meets', 'Table 1', 40_400, /Immigration Salary List \(£33,400\)/],
  ['somebody else of that occupation', { code: '2115', title: 'Field archaeologist', salary: 40_400 }, 'cannot-tell', 'Table 1', 40_400, /archaeologists/],
  ['a diver by the very title', { code: '5319', title: 'Divers', salary: 41_700 }, 'meets', 'Table 1a', 33_400, /Temporary Shortage List/],
  ['a retrofitter, whom the salary list alone names', { code: '5319', title: 'Retrofitter', salary: 33_400 }, 'meets', 'Table 1a', 33_400, /Immigration Salary List/],
  ['a revenue assistant, whom the list has with exceptions', { code: '4129', title: 'Revenue assistant', salary: 60_000 }, 'cannot-tell', 'Table 1a', undefined, /only open to some jobs/],
  ['a health manager at the rate of table 2', { code: '1171', salary: 45_000 }, 'cannot-tell', 'Table 1', 50_300, /below the £50,300 that Table 1.*PhD.*enough for a Health and Care ASHE salary job \(Appendix Skilled Worker, SW 4\.2\(b\)\(i\)\).*£41,600 \(Table 2\) and £31,300 a year \(SW 4\.4, option F\)/],
  ['a health manager a pound below it', { code: '1171', salary: 41_599 }, 'below', 'Table 1', 50_300, /In a Health and Care ASHE salary job .* it would do for people with a PhD .*STEM subject, or for new entrants \(Table 2\)/],
  ['a health manager below any of its rates', { code: '1171', salary: 29_000 }, 'below', 'Table 1', 50_300, /^(?!.*ASHE)/],
  ['a new health manager at 70 % of it', { code: '1171', salary: 29_100, isNewEntrant: true }, 'cannot-tell', 'Table 1', 35_200, /£29,100 \(Table 2, 70 % of the going rate\) and £25,000 a year for new entrants \(SW 4\.4, option J\)/],
  ['a manager of a care home, on the salary list', { code: '1232', salary: 38_000 }, 'cannot-tell', 'Table 1a', 40_400, /£32,000 \(Table 2aa\) and £25,000 a year for jobs on the Immigration Salary List \(SW 4\.4, option I\)/],
  ['a manager of a care home below that', { code: '1232', salary: 31_999 }, 'below', 'Table 1a', 40_400, /^(?!.*ASHE)/],
  ['a biomedical scientist', { code: '2113', salary: 36_000 }, 'cannot-tell', 'Table 1', 45_900, /£35,100 \(Table 2\)/],
  ['a physicist of a hospital', { code: '2114', salary: 45_000 }, 'cannot-tell', 'Table 1', 54_600, /£41,500 \(Table 2\)/],
  ['a laboratory technician, on the shortage list', { code: '3111', salary: 31_300 }, 'cannot-tell', 'Table 1a', 33_400, /£25,000 \(Table 2aa\) and £31,300 a year \(SW 4\.4, option F\)/],
  ['a programmer, who has no such job', { code: '2134', salary: 45_000 }, 'below', 'Table 1', 54_700, /^(?!.*ASHE)/],
  ['a transport manager, whose PhD would not count', { code: '1241', salary: 40_500 }, 'below', 'Table 1', 44_900, /^(?!.*PhD)/],
  ['a manager in logistics, on the shortage list', { code: '1243', salary: 44_900 }, 'meets', 'Table 1a', 44_900, /Temporary Shortage List \(Appendix Skilled Worker, SW 6\.1A\).*before 31 December 2026/],
  ['a plumber, on the shortage list', { code: '5315', salary: 60_000 }, 'meets', 'Table 1a', 38_100, /Table 1a is open only to.*since before 22 July 2025.*SW 6\.1A.*31 December 2026/],
  ['a bookkeeper on the shortage list below the threshold', { code: '4122', salary: 34_000 }, 'below', 'Table 1a', 33_400, /SW 6\.1A.*31 December 2026/],
  ['a programmer at the hour that the table prints', { code: '2134', salary: 54_697.5, perHour: 28.05 }, 'meets', 'Table 1', 54_700, /£28\.05 an hour is the rate that Table 1 prints.*a year of it \(£54,697\.50\) is £2\.50 less/],
  ['a programmer a penny below that hour', { code: '2134', salary: 54_678, perHour: 28.04 }, 'below', 'Table 1', 54_700, /which is £28\.05 an hour/],
  ['a programmer paid a twelfth of the rate to the penny', { code: '2134', salary: 54_699.96, perMonth: 4_558.33 }, 'meets', 'Table 1', 54_700, /£4,558\.33 a month \(£54,699\.96 a year, less only because the month is rounded/],
  ['a programmer a penny a month below that', { code: '2134', salary: 54_699.84, perMonth: 4_558.32 }, 'below', 'Table 1', 54_700, /is below the £54,700/],
  ['a designer paid a twelfth of the threshold to the penny', { code: '2142', salary: 33_399.96, perMonth: 2_783.33 }, 'meets', 'Table 1', 33_400, /£2,783\.33 a month/],
  ['a programmer with pennies missing', { code: '2134', salary: 54_699.6 }, 'below', 'Table 1', 54_700, /£54,699\.60 a year is below the £54,700/],
  ['a penny', { code: '2134', salary: 0.01 }, 'below', 'Table 1', 54_700, /^£0\.01 a year/],
  ['a user support technician on the shortage list, newly entered', { code: '3132', salary: 33_400, isNewEntrant: true }, 'meets', 'Table 1a', 33_400, /new entrants/],
  ['a designer of whose occupation some jobs are on the shortage list', { code: '3429', salary: 60_000 }, 'cannot-tell', 'Table 1a', undefined, /only open to some jobs.*Set designers/],
  ['a builder of whose occupation each list has some jobs', { code: '5319', salary: 33_400 }, 'cannot-tell', 'Table 1a', undefined, /Shortage List.*Builders.*; the Immigration Salary List.*retrofitters/],
  ['a stonemason, open through the salary list alone', { code: '5312', salary: 33_400 }, 'meets', 'Table 1a', 33_400, /Table 1a is open only to.*Immigration Salary List.*31 December 2026/],
  ['a new stonemason below the salary list, who has no other option', { code: '5312', salary: 33_000, isNewEntrant: true }, 'below', 'Table 1a', 33_400, /^(?!.*It would do)/],
  ['a chef, only for who holds permission already', { code: '5434', salary: 60_000 }, 'cannot-tell', 'Table 1a', undefined, /since before 22 July 2025/],
  ['a care worker', { code: '6135', salary: 45_000 }, 'cannot-tell', 'Table 1a', undefined, /SW 6\.1B/],
  ['a nurse, paid by bands', { code: '2237', salary: 39_000 }, 'cannot-tell', 'Table 3', undefined, /pay bands.*£25,000/],
  ['a general practitioner, with a row for each nation', { code: '2211', salary: 90_000 }, 'cannot-tell', 'Table 3', undefined, /"Generalist medical practitioners"/],
  ['a nurse below what any band has to reach', { code: '2237', salary: 10_000 }, 'below', 'Table 3', undefined, /£10,000 a year is below the £25,000.*SW 13\.1.*SW 13\.2/],
  ['a doctor below it, with no exception', { code: '2211', salary: 24_999 }, 'below', 'Table 3', undefined, /^(?!.*SW 13\.2)/],
  ['a nursing auxiliary, whom Table 3a lets in', { code: '6131', salary: 27_000 }, 'cannot-tell', 'Table 3a', undefined, /^"Nursing auxiliaries and assistants" \(SOC 6131\) is paid by national pay bands (?!.*older permission).*open to a first application/],
  ['a nursing auxiliary below £25,000', { code: '6131', salary: 24_000 }, 'below', 'Table 3a', undefined, /£25,000/],
  ['a dental nurse, whom Table 3a does not let in', { code: '6133', salary: 30_000 }, 'cannot-tell', 'Table 3a', undefined, /older permission/],
  ['a massage therapist, only with an older permission', { code: '3214', salary: 40_000 }, 'cannot-tell', 'Table 2a', undefined, /older permission/],
  ['a cleaner, not eligible', { code: '9223', salary: 60_000 }, 'cannot-tell', 'Table 6', undefined, /not eligible/],
  ['a yearly salary that was entered as an hour’s', { code: '2136', salary: 106_665_000, perHour: 54_700 }, 'cannot-tell', 'Table 1', undefined, /£54,700 an hour \(£106,665,000 a year\) is more than jobs pay.*a year, a month or an hour/],
  ['sixty hours at £15: 37,440 counts, not 46,800', { code: '2136', salary: 46_800, hoursPerWeek: 60 }, 'below', 'Table 1', 65_920, /only the first 48 hours/],
]; // prettier-ignore

describe('whether pay is enough for a first Skilled Worker application', () => {
  it.each(cases)('is said of %s', (_what, job, verdict, table, rate, reason) => {
    const judged = judge({ hoursPerWeek: 37.5, isNewEntrant: false, ...job }, DAY);
    expect([judged.verdict, judged.row?.table, judged.needed?.rate]).toEqual([verdict, table, rate]);
    expect(judged.reason).toMatch(reason);
  });

  it('names per cent of the going rate of no occupation where the rate is not so many of it', () => {
    const perCent = (amount: number, of: number) => (amount / of) * 100;
    for (const { code, table, rates } of allRates()) {
      if (table !== 'Table 1' && table !== 'Table 1a') continue;
      const { reason, needed } = judge({ code, salary: 5_000, hoursPerWeek: 37.5, isNewEntrant: true }, DAY);
      const said = /(\d+) % of the going rate/.exec(reason)?.[1];
      // the tables print hundreds of pounds
      if (said) expect([code, Math.abs(perCent(needed!.rate, rates[100]!) - Number(said)) < 0.2]).toEqual([code, true]);
    }
  });

  it('is not said of a code that no table has', () => {
    const judged = judge({ code: '0000', salary: 50_000, hoursPerWeek: 37.5, isNewEntrant: false }, DAY);
    expect(judged).toMatchObject({ verdict: 'cannot-tell', reason: expect.stringContaining('0000') });
  });

  it('no longer goes by a list once that has ended', () => {
    const designer = { code: '2142', salary: 33_400, hoursPerWeek: 37.5, isNewEntrant: false };
    expect(judge(designer, '2026-12-30').verdict).toBe('meets');
    expect(judge(designer, '2026-12-31').verdict).toBe('below');
    const logistics = { code: '1243', salary: 60_000, hoursPerWeek: 37.5, isNewEntrant: false };
    expect(judge(logistics, '2026-12-31').verdict).toBe('cannot-tell');
  });
});
