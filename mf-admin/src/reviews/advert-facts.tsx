import type { Job, JobReport } from '@landfall/contracts';
import { formatDate } from '@landfall/ui';

/** Who advertises what and where, and all of the text for whoever has to judge it. */
export function AdvertFacts({ job }: { job: Job }) {
  return (
    <>
      <div>
        <h3 dir="auto">{job.title || 'Without a title'}</h3>
        <p dir="auto">{[job.company, job.location, job.salary].filter(Boolean).join(' · ')}</p>
        <p className="admin-count">
          Source: <bdi>{job.source || 'not stated'}</bdi>
          {job.url && (
            <>
              {' · '}
              <bdi className="lf-mono">{job.url}</bdi>
            </>
          )}
        </p>
      </div>
      <details>
        <summary>The whole text</summary>
        <p className="admin-advert-text" dir="auto">
          {job.description || 'It has none.'}
        </p>
      </details>
    </>
  );
}

/** What people wrote; who they are is not shown. */
export function Reports({ reports }: { reports: readonly JobReport[] }) {
  if (reports.length === 0) return null;
  return (
    <ul className="admin-reports" aria-label="Reports">
      {reports.map(({ reason, text, reportedAt }, at) => (
        <li key={at} dir="auto">
          <b>{reason}</b>
          {text && <span> “{text}”</span>}{' '}
          <time className="admin-count" dateTime={reportedAt}>
            {formatDate(reportedAt, { form: 'time' })}
          </time>
        </li>
      ))}
    </ul>
  );
}
