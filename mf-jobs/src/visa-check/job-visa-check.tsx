import './visa-check.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import type { Job, VisaCheck, VisaCheckInput } from '@landfall/contracts';
import { Note } from '@landfall/ui';
import { ratingCautionOf } from '../card/condition';
import { payPerYear } from '../card/pay';
import { visaCheckOf } from './api';
import { countedPay } from './counted-pay';
import { inputOf, isPaidInBritain } from './job-input';
import { payTermsOf } from './pay-terms';
import { writeForm, type CheckForm } from './check-address';
import { otherMoney, periodSaid, readSalary } from './salary-text';
import { VerdictNote } from './verdict-note';
import { inShort, verdicts } from './verdicts';

/** Of a British job that states its pay: whether that is enough, or that it cannot be told. */
export default function JobVisaCheck({ job }: { job: Job }) {
  const input = inputOf(job);
  if (input) return <Judged job={job} input={input} />;
  return isPaidInBritain(job) ? <NotJudged job={job} /> : null;
}

/** Says nothing until something is known. */
function Judged({ job, input }: { job: Job; input: VisaCheckInput }) {
  const { data } = useQuery(visaCheckOf(input));
  if (!data) return null;
  const { salary, salaryTo, period, hoursPerWeek, atMost } = input;
  const address = addressOf(input.occupation ?? '', {
    // what it really pays is for the person to find out
    salary: atMost ? '' : salaryTo === undefined ? String(salary) : `${salary} to ${salaryTo}`,
    period,
    hours: hoursPerWeek === undefined ? '' : String(hoursPerWeek),
    nation: data.nation ?? '',
  });
  const counted = countedPay(job);
  return (
    <Section>
      <VerdictNote check={data} />
      <RatingNote job={job} />
      {counted && <p dir="auto">{counted}</p>}
      <Candidates check={data} />
      <p className="visa-check-further">
        <Link to={`/visa-check?${address}`}>
          {data.occupation
            ? 'Change the occupation, or check with other hours or as a new entrant'
            : 'Choose the occupation and check whether this salary is enough for a visa'}
        </Link>
      </p>
    </Section>
  );
}

/** Whatever the pay: who is not rated A takes on nobody new. */
function RatingNote({ job }: { job: Job }) {
  const caution = ratingCautionOf(job);
  return caution && <Note tone="caution">{caution}</Note>;
}

/** Pay that is not surely so many pounds a year: the person may know what is meant. */
function NotJudged({ job }: { job: Job }) {
  const { title, salary, pay } = job;
  const typed = salary ?? '';
  const isTyped = !pay && !('refused' in readSalary(typed));
  const typedPay = isTyped ? { salary: typed, period: periodSaid(typed) ?? 'year' } : { salary: '' };
  const isOtherMoney = pay ? pay.currency !== 'GBP' : otherMoney.test(typed);
  const why = isOtherMoney
    ? 'it is not in pounds, and what counts is the pay in pounds'
    : payTermsOf(job).atMost === 'pro-rata'
      ? 'it is stated for full-time work, and the hours of this job are not'
      : 'how much that is in pounds for a year of this job is not stated for certain';
  return (
    <Section>
      <Note tone={verdicts['cannot-tell'].tone} title={verdicts['cannot-tell'].title}>
        <p>
          The advert says of the pay <q dir="auto">{typed || payPerYear({ pay })}</q>: {why}.
        </p>
      </Note>
      <p className="visa-check-further">
        <Link to={`/visa-check?${addressOf(title.trim().slice(0, 300), typedPay)}`}>
          Enter the pay yourself and check whether it is enough for a visa
        </Link>
      </p>
    </Section>
  );
}

function Section({ children }: { children: ReactNode }) {
  return (
    <section className="job-visa-check" aria-label="Visa and salary">
      <h2 className="lf-heading">Visa and salary</h2>
      {children}
    </section>
  );
}

const nothingTyped = { socCode: '', salary: '', hours: '', isNewEntrant: false, period: 'year', nation: '' } as const;
const addressOf = (occupation: string, more: Partial<CheckForm>): string =>
  writeForm({ ...nothingTyped, occupation, ...more }).toString();

function Candidates({ check: { candidates } }: { check: VisaCheck }) {
  if (candidates.length === 0) return null;
  return (
    <ul className="job-visa-candidates" aria-label="Occupations it may be">
      {candidates.map(({ code, title, verdict, reason }) => (
        <li key={code}>
          {title} (SOC {code}): {inShort[verdict]}
          <p className="visa-check-source">{reason}</p>
        </li>
      ))}
    </ul>
  );
}
