import { Injectable } from '@nestjs/common';
import { ukPlaceNamed } from '../jobs/finding/uk-places.js';
import { mayBeBritish, mayBeNamesake } from '../jobs/british-place.js';
import { isOfTwoNations } from '../jobs/namesakes.js';
import { readPlace } from '../jobs/place.js';
import { Invalid } from '../platform/refusals/refusals.js';
import { nations, type Nation } from './occupation-lists.js';
import { neighboursOf, occupationCoded, occupationNamed, occupationOf, occupationsFor } from './occupations.js';
import { ABOUT, HOURS, notLessThan, notMoreThan, whyAtMost } from './at-most.js';
import { judgeRange, type RangeVerdict } from './pay-range.js';
import { MONTHS, RATE_HOURS, RULES_ADDRESS, RULES_AS_OF, WEEKS } from './rules.js';
import type { JobPay } from './pay-reaches.js';
import { judge } from './verdict.js';
import type {
  JudgedOccupation,
  OccupationCandidate,
  OccupationList,
  VisaCheck,
  VisaCheckInput,
} from './visa-check.dto.js';

const MOST_CANDIDATES = 10;

@Injectable()
export class VisaCheckService {
  check(input: VisaCheckInput, today = new Date()): VisaCheck {
    const { from, to, hoursPerWeek } = payOf(input);
    const nation = input.nation ?? nationOf(input.location ?? '');
    const day = today.toISOString().slice(0, 10);
    const judged = (code: string) => {
      const job = { code, title: input.occupation, isNewEntrant: input.newEntrant ?? false, nation };
      const paid = (hours: number, counted: (end: End) => End = (end) => end) =>
        judgeRange(
          (pay) => judge(pay, day),
          { ...job, hoursPerWeek: hours, ...counted(from) },
          to && { ...job, hoursPerWeek: hours, ...counted(to) },
        );
      /** What the pay may be as well, where the advert leaves that open within bounds. */
      const mayBe = (): RangeVerdict[] => {
        if (input.atMost === 'about') return ABOUT.map((share) => paid(hoursPerWeek, (end) => partOf(end, share)));
        const isOfAnyWeek = input.atMost === 'by-the-hour' && from.perHour !== undefined;
        return isOfAnyWeek ? HOURS.map((hours) => paid(hours, (end) => yearOf(end, hours))) : [];
      };
      const verdict = paid(hoursPerWeek);
      const others = mayBe();
      const isSure = others.length > 0 && others.every((one) => one.verdict === verdict.verdict);
      const most = input.atMost && !isSure ? notMoreThan(verdict, input.atMost, hoursPerWeek) : verdict;
      return input.atLeast ? notLessThan(most, hoursPerWeek) : most;
    };
    const common = {
      asOf: RULES_AS_OF,
      source: RULES_ADDRESS,
      salaryPerYear: from.salary,
      ...(to && { salaryPerYearTo: to.salary }),
      hoursPerWeek,
      nation,
    };
    const { occupation, fromTitle, others } = occupationIn(input);
    if (!occupation) {
      const candidates = others.map((one) => {
        const { verdict, reason } = judged(one.code);
        return { ...one, verdict, reason };
      });
      return { ...common, verdict: 'cannot-tell', reason: whyUnknown(input, candidates), candidates, others: [] };
    }
    const { row, needed, verdict, reason } = judged(occupation.code);
    const said = { verdict, reason, rate: needed, table: row?.table };
    return { ...common, ...said, occupation, ...(fromTitle && { fromTitle }), candidates: [], others };
  }

  occupations(text: string): OccupationList {
    return { occupations: occupationsFor(text, MOST_CANDIDATES) };
  }
}

type End = Pick<JobPay, 'salary' | 'perHour' | 'perMonth'>;

const partOf = ({ salary, perHour, perMonth }: End, share: number): End => ({
  salary: salary * share,
  ...(perHour !== undefined && { perHour: perHour * share }),
  ...(perMonth !== undefined && { perMonth: perMonth * share }),
});

const yearOf = ({ salary, perHour }: End, hours: number): End =>
  perHour === undefined ? { salary } : { salary: perHour * hours * WEEKS, perHour };

function payOf(input: VisaCheckInput): { from: End; to?: End; hoursPerWeek: number } {
  const { salary, salaryTo, period, hoursPerWeek } = input;
  if (period === 'hour' && hoursPerWeek === undefined) {
    throw new Invalid([{ field: 'hoursPerWeek', message: 'hoursPerWeek is required for pay by the hour' }]);
  }
  if (salaryTo !== undefined && salaryTo < salary) {
    throw new Invalid([{ field: 'salaryTo', message: 'salaryTo must not be less than salary' }]);
  }
  const hours = hoursPerWeek ?? RATE_HOURS;
  const times = { year: 1, month: MONTHS, hour: hours * WEEKS }[period];
  const end = (amount: number): End => ({
    salary: Math.round(amount * times * 100) / 100,
    ...(period === 'hour' && { perHour: amount }),
    ...(period === 'month' && { perMonth: amount }),
  });
  const isRange = salaryTo !== undefined && salaryTo > salary;
  return { from: end(salary), ...(isRange && { to: end(salaryTo) }), hoursPerWeek: hours };
}

/** "Glasgow", "Glasgow, United Kingdom" and "Remote, Scotland" are in Scotland; "United Kingdom" does not say. */
function nationOf(location: string): Nation | undefined {
  const parts = location.split(/[,/()|]|\s[-–—]\s/).map((part) => part.trim());
  const said = parts.map((part) => nations.find((one) => one.toLowerCase() === part.toLowerCase())).find(Boolean);
  if (said || !isBritish(location)) return said;
  const known = parts.flatMap((part) => (isOfTwoNations(part) ? [] : (ukPlaceNamed(part)?.nation ?? [])));
  const isOne = new Set(known).size === 1;
  return isOne ? nations.find((one) => one === known[0]) : undefined;
}

/** The town alone says so where it means none elsewhere: "Glasgow" does, "Perth" does not. */
function isBritish(location: string): boolean {
  const { country } = readPlace(location);
  return country === null ? mayBeBritish(location) && !mayBeNamesake(location, {}) : country === 'United Kingdom';
}

interface Meant {
  occupation?: OccupationCandidate;
  /** Nobody has confirmed it. */
  fromTitle?: boolean;
  others: OccupationCandidate[];
}

/** A title that may mean several occupations is for the person to settle. */
function occupationIn({ socCode, occupation: title }: VisaCheckInput): Meant {
  if (socCode === undefined && title === undefined) {
    throw new Invalid([{ field: 'occupation', message: 'occupation or socCode is required' }]);
  }
  const only = socCode === undefined ? occupationOf(title!) : undefined;
  const meant = socCode ?? only?.code;
  const byTitle = title === undefined ? [] : occupationsFor(title, MOST_CANDIDATES);
  const [alone, second] = byTitle;
  // whoever finds it wrong has something to choose from
  const isAlone = alone !== undefined && second === undefined && meant !== undefined;
  const found = isAlone ? [alone, ...neighboursOf(alone.code, MOST_CANDIDATES)] : byTitle;
  const others = found.filter(({ code }) => code !== meant);
  if (meant === undefined) return { others };
  const known = occupationNamed(meant) ?? { code: meant, title: '' };
  const fromTitle = only !== undefined && occupationCoded(title!) === undefined;
  return { occupation: { ...known, matched: only ? title! : known.title }, fromTitle, others };
}

function whyUnknown({ occupation, atMost }: VisaCheckInput, candidates: JudgedOccupation[]): string {
  if (candidates.length === 0) return `No occupation is known by the title "${occupation}".`;
  const differ = new Set(candidates.map(({ verdict }) => verdict)).size > 1;
  const what = candidates.length === 1 ? 'is no title of the index, but may mean an' : 'may mean several';
  const noun = candidates.length === 1 ? 'occupation' : 'occupations';
  // whichever it is, this stands in the way
  const stated = atMost && candidates.some(({ verdict }) => verdict === 'cannot-tell') ? ` ${whyAtMost[atMost]}.` : '';
  return `"${occupation}" ${what} ${noun}${differ ? ', and the answer differs between them' : ''}: choose the one that fits the work.${stated}`;
}
