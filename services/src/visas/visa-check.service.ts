import { Injectable } from '@nestjs/common';
import { ukPlaceNamed } from '../jobs/finding/vocabulary.js';
import { readPlace } from '../jobs/place.js';
import { Invalid } from '../platform/refusals/refusals.js';
import { nations, type Nation } from './occupation-lists.js';
import { occupationNamed, occupationOf, occupationsFor } from './occupations.js';
import { RATE_HOURS, RULES_ADDRESS, RULES_AS_OF } from './rules.js';
import { judge } from './verdict.js';
import type { OccupationCandidate, OccupationList, VisaCheck, VisaCheckInput } from './visa-check.dto.js';

const WEEKS = 52;
const MONTHS = 12;
const MOST_CANDIDATES = 10;

@Injectable()
export class VisaCheckService {
  check(input: VisaCheckInput, today = new Date()): VisaCheck {
    const pay = payOf(input);
    const { occupation, candidates } = occupationIn(input);
    const nation = input.nation ?? nationOf(input.location ?? '');
    const common = { asOf: RULES_AS_OF, source: RULES_ADDRESS, ...pay, nation, candidates };
    if (!occupation) return { ...common, verdict: 'cannot-tell', reason: whyUnknown(input, candidates) };
    const { row, needed, ...judged } = judge(
      {
        code: occupation.code,
        salary: pay.salaryPerYear,
        hoursPerWeek: pay.hoursPerWeek,
        isNewEntrant: input.newEntrant ?? false,
        nation,
      },
      today.toISOString().slice(0, 10),
    );
    return { ...common, ...judged, occupation, rate: needed, table: row?.table };
  }

  occupations(text: string): OccupationList {
    return { occupations: occupationsFor(text, MOST_CANDIDATES) };
  }
}

function payOf({ salary, period, hoursPerWeek }: VisaCheckInput): { salaryPerYear: number; hoursPerWeek: number } {
  if (period === 'hour' && hoursPerWeek === undefined) {
    throw new Invalid([{ field: 'hoursPerWeek', message: 'hoursPerWeek is required for pay by the hour' }]);
  }
  const hours = hoursPerWeek ?? RATE_HOURS;
  const times = { year: 1, month: MONTHS, hour: hours * WEEKS }[period];
  return { salaryPerYear: Math.round(salary * times * 100) / 100, hoursPerWeek: hours };
}

/** "Glasgow, United Kingdom" and "Remote, Scotland" are in Scotland; "United Kingdom" does not say. */
function nationOf(location: string): Nation | undefined {
  const parts = location.split(',').map((part) => part.trim());
  const said = parts.map((part) => nations.find((one) => one.toLowerCase() === part.toLowerCase())).find(Boolean);
  if (said || readPlace(location).country !== 'United Kingdom') return said;
  const known = parts.map(ukPlaceNamed).find((place) => place !== undefined)?.nation;
  return nations.find((one) => one === known);
}

interface Meant {
  occupation?: OccupationCandidate;
  candidates: OccupationCandidate[];
}

/** A title that may mean several occupations is for the person to settle. */
function occupationIn({ socCode, occupation: title }: VisaCheckInput): Meant {
  if (socCode !== undefined) {
    const known = occupationNamed(socCode) ?? { code: socCode, title: '' };
    return { occupation: { ...known, matched: known.title }, candidates: [] };
  }
  if (title === undefined) {
    throw new Invalid([{ field: 'occupation', message: 'occupation or socCode is required' }]);
  }
  const only = occupationOf(title);
  const candidates = occupationsFor(title, MOST_CANDIDATES).filter(({ code }) => code !== only?.code);
  return { occupation: only && { ...only, matched: title }, candidates };
}

const whyUnknown = ({ occupation }: VisaCheckInput, candidates: OccupationCandidate[]): string =>
  candidates.length
    ? `"${occupation}" may mean several occupations: choose the one that fits the work.`
    : `No occupation is known by the title "${occupation}".`;
