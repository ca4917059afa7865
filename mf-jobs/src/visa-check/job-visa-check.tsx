import './visa-check.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Job, VisaCheckInput } from '@landfall/contracts';
import { visaCheckOf } from './api';
import { writeForm } from './check-address';
import { VerdictNote } from './verdict-note';

/** Of a British job that states its pay: whether that is enough. Says nothing where nothing is known, or until it is. */
export default function JobVisaCheck({ job }: { job: Job }) {
  const input = inputOf(job);
  const { data } = useQuery(visaCheckOf(input));
  if (!input || !data) return null;
  const address = writeForm({
    occupation: job.title,
    socCode: data.occupation?.code ?? '',
    salary: String(input.salary),
    period: 'year',
    hours: '',
    isNewEntrant: false,
    nation: data.nation ?? '',
  });
  return (
    <section className="job-visa-check" aria-label="Visa and salary">
      <h2 className="lf-heading">Visa and salary</h2>
      {data.occupation && <VerdictNote check={data} />}
      <p>
        <Link to={`/visa-check?${address.toString()}`}>
          {data.occupation
            ? 'Check with other hours, or as a new entrant'
            : 'Choose the occupation and check whether this salary is enough for a visa'}
        </Link>
      </p>
    </section>
  );
}

/** The lower end of the pay, for a whole year. */
function inputOf({ title, location, pay }: Job): VisaCheckInput | undefined {
  const isBritish = /\b(?:united kingdom|uk|england|scotland|wales|northern ireland)$/i.test(location.trim());
  if (!isBritish || pay?.currency !== 'GBP' || !title.trim()) return undefined;
  return { occupation: title.slice(0, 300), salary: pay.year_from, period: 'year', location: location.slice(0, 512) };
}
