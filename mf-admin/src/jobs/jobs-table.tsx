import { Link } from 'react-router-dom';
import type { Job } from '@landfall/contracts';
import { Badge, formatDate } from '@landfall/ui';

const SKILLS_SHOWN = 5;

/** On narrow screens each row is a block with the same order of fields. */
export function JobsTable({ jobs, busy }: { jobs: readonly Job[]; busy: boolean }) {
  return (
    <div className="admin-table-card" aria-busy={busy}>
      <table className="admin-table">
        <thead>
          <tr>
            <th scope="col">Title</th>
            <th scope="col">Company</th>
            <th scope="col">Location</th>
            <th scope="col">Visa</th>
            <th scope="col">Posted</th>
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <Row key={job.id} job={job} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ job }: { job: Job }) {
  return (
    <tr>
      <th scope="row" dir="auto">
        <span className="admin-title">
          <Link className="admin-job" to={`/job/${job.id}`}>
            {job.title}
          </Link>
          {job.sample && <Badge tone="line">Sample</Badge>}
        </span>
        <Skills skills={job.skills} />
      </th>
      <td data-label="Company" dir="auto">
        {job.company}
      </td>
      <td data-label="Location" dir="auto">
        {job.location}
      </td>
      <td data-label="Visa">{job.visa_type || 'Not stated'}</td>
      <td data-label="Posted" className="admin-date">
        {formatDate(job.posted_at, { form: 'short', missing: 'No date' })}
      </td>
    </tr>
  );
}

function Skills({ skills }: { skills: readonly string[] }) {
  if (skills.length === 0) return null;
  const more = skills.length - SKILLS_SHOWN;
  return (
    <span className="admin-skills">
      {skills.slice(0, SKILLS_SHOWN).map((skill) => (
        <Badge key={skill}>{skill}</Badge>
      ))}
      {more > 0 && <Badge tone="more">+{more} more</Badge>}
    </span>
  );
}
