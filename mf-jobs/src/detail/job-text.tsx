import type { Job } from '@landfall/contracts';
import { Badge, formatDate } from '@landfall/ui';
import { JobDescription } from './job-description';
import { whatIsKnown } from './what-is-known';

/** A date that cannot be read gives way to today's; one that the source left out stays out. */
function postedOn(postedAt: string | null): string | null {
  return postedAt === null ? null : formatDate(postedAt, { missing: formatDate(new Date()) });
}

export function JobText({ job }: { job: Job }) {
  const posted = postedOn(job.posted_at);
  return (
    <div className="detail-body">
      <section aria-labelledby="job-description">
        <h2 id="job-description">Job Description</h2>
        <JobDescription key={job.id} text={job.description} />
      </section>
      <section aria-labelledby="job-skills">
        <h2 id="job-skills">Required Skills</h2>
        {job.skills.length === 0 ? (
          <p className="text-muted">No specific skills listed for this job.</p>
        ) : (
          <ul className="detail-badges">
            {job.skills.map((skill) => (
              <li key={skill}>
                <Badge>{skill}</Badge>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="job-company">
        <h2 id="job-company" dir="auto">
          About {job.company || 'the employer'}
        </h2>
        <p>
          <AboutCompany job={job} />
        </p>
        <p className="text-sm text-muted">
          {posted ? `Posted ${posted}. ` : ''}
          {job.source ? `Source: ${job.source}` : 'Source not stated'}
        </p>
      </section>
    </div>
  );
}

/** A name in another script turns round, and the sentence around it does not. */
function AboutCompany({ job }: { job: Job }) {
  const isRecord = job.sponsorship.kind === 'record';
  return (
    <>
      {job.company ? <bdi>{job.company}</bdi> : 'The employer'}{' '}
      {isRecord ? 'is the employer named in the record of this position' : 'advertises this position'}
      {job.location ? ` in ${job.location}` : ''}.{!isRecord && ` ${whatIsKnown(job)}`}
    </>
  );
}
