import './visa-check.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Job, VisaCheck } from '@landfall/contracts';
import { visaCheckOf } from './api';
import { inputOf } from './job-input';
import { writeForm } from './check-address';
import { VerdictNote } from './verdict-note';
import { inShort } from './verdicts';

/** Of a British job that states its pay: whether that is enough. Says nothing where nothing is known, or until it is. */
export default function JobVisaCheck({ job }: { job: Job }) {
  const input = inputOf(job);
  const { data } = useQuery(visaCheckOf(input));
  if (!input || !data) return null;
  const { salary, salaryTo, period, hoursPerWeek, atMost } = input;
  const address = writeForm({
    occupation: input.occupation ?? '',
    socCode: '',
    // what it really pays is for the person to find out
    salary: atMost ? '' : salaryTo === undefined ? String(salary) : `${salary} to ${salaryTo}`,
    period,
    hours: hoursPerWeek === undefined ? '' : String(hoursPerWeek),
    isNewEntrant: false,
    nation: data.nation ?? '',
  });
  return (
    <section className="job-visa-check" aria-label="Visa and salary">
      <h2 className="lf-heading">Visa and salary</h2>
      {(data.occupation || data.candidates.length > 0) && <VerdictNote check={data} />}
      <Candidates check={data} />
      <p>
        <Link to={`/visa-check?${address.toString()}`}>
          {data.occupation
            ? 'Change the occupation, or check with other hours or as a new entrant'
            : 'Choose the occupation and check whether this salary is enough for a visa'}
        </Link>
      </p>
    </section>
  );
}

function Candidates({ check: { candidates } }: { check: VisaCheck }) {
  if (candidates.length === 0) return null;
  return (
    <ul className="job-visa-candidates" aria-label="Occupations it may be">
      {candidates.map(({ code, title, verdict }) => (
        <li key={code}>
          {title} (SOC {code}): {inShort[verdict]}
        </li>
      ))}
    </ul>
  );
}
