import { createElement, memo } from 'react';
import { Slot, useSettings } from '@landfall/sdk';
import type { Job } from '@landfall/contracts';
import { Badge, ButtonLink, Card, CompanyMark, VisuallyHidden } from '@landfall/ui';
import { OpeningsOf, openingsText } from '../openings/openings-of';
import { Ago, Checked } from './ago';
import { applyAddress } from './apply-address';
import { closingText } from './closing-text';
import { companyOf } from './company-of';
import { conditionOf } from './condition';
import { JobLink } from './job-link';
import { payOnCard } from './pay';
import { PremiumFirstMark } from './premium-first';
import { recordLine } from './record-line';
import { useLogo } from './use-logo';
import { ConditionMark, KindMarks, RatingMark, VisaBadge } from './visa-badge';

const SKILLS_SHOWN = 5;
/** Two lines never hold more; an advert may be 200 kB long. */
const LETTERS_SHOWN = 400;

const opening = (text: string) => (text.length > LETTERS_SHOWN ? `${text.slice(0, LETTERS_SHOWN).trimEnd()}…` : text);

interface JobCardProps {
  job: Job;
  headingLevel?: 2 | 3;
  /** What the person did with this job, e.g. `Applied`, or with those of its opening. */
  marks?: readonly string[];
  /** Where it stands for several jobs of one opening, they can be shown below it. */
  unfolds?: boolean;
}

function Shown({ job, headingLevel = 3, marks = [], unfolds = false }: JobCardProps) {
  const { webSearch } = useSettings();
  const logo = useLogo(job);
  const record = recordLine(job);
  const condition = conditionOf(job);
  const pay = payOnCard(job);
  const further = job.skills.length - SKILLS_SHOWN;
  const { openings = [] } = job;
  return (
    <Card as="article" lift className="job-card" data-job={job.id}>
      {marks.length > 0 && (
        <p className="job-marks">
          {marks.map((mark) => (
            <Badge key={mark} tone="positive" icon="clipboard-list">
              {mark}
            </Badge>
          ))}
        </p>
      )}
      <CompanyMark name={job.company} logo={logo} />
      <div className="job-names">
        <div className="job-top">
          {createElement(`h${headingLevel}`, { className: 'job-title', dir: 'auto' }, <JobLink job={job} />)}
          <Slot name="job.card" context={{ job }} />
        </div>
        <p className="job-who">
          <span dir="auto">{companyOf(job) || 'Company Name'}</span>
          <span dir="auto">{job.location || 'Location not specified'}</span>
        </p>
      </div>
      <div className="job-body">
        {job.description && (
          <p className="job-opening" dir="auto">
            {opening(job.description)}
          </p>
        )}
        <div className="job-badges">
          <VisaBadge job={job} />
          <ConditionMark job={job} />
          <RatingMark job={job} />
          <PremiumFirstMark job={job} />
          {openings.length > 1 && !unfolds && <Badge tone="line">{openingsText(openings.length)}</Badge>}
          <KindMarks job={job} />
          {pay && (
            <Badge tone="line" icon="wallet">
              {pay}
            </Badge>
          )}
          {job.job_type && <Badge tone="line">{job.job_type}</Badge>}
          {job.experience_level && <Badge tone="line">{job.experience_level}</Badge>}
          {job.skills.slice(0, SKILLS_SHOWN).map((skill) => (
            <Badge key={skill}>{skill}</Badge>
          ))}
          {further > 0 && <Badge tone="more">+{further} more</Badge>}
          {job.expires_at && (
            <Badge tone="caution" icon="calendar-clock">
              Expires: {closingText(job.expires_at)}
            </Badge>
          )}
        </div>
        <div className="job-foot">
          <p className="job-when">
            <span>
              Posted <Ago of={job.posted_at} />
            </span>
            {job.checked_at && (
              <span>
                <Checked job={job} />
              </span>
            )}
            {record && (
              <span className="job-record" dir="auto">
                {record}
              </span>
            )}
            {condition && (
              <span className="job-condition">
                Visa sponsorship is conditional: <q dir="auto">{condition}</q>
              </span>
            )}
          </p>
          <ButtonLink className="job-apply" variant="secondary" newTab href={applyAddress(job, webSearch)}>
            Apply Now <VisuallyHidden>for {job.title}</VisuallyHidden>
          </ButtonLink>
        </div>
        {openings.length > 1 && unfolds && <OpeningsOf job={job} ids={openings} />}
      </div>
    </Card>
  );
}

/** Another search brings a job of before as another object that says the same. */
const isSame = (before: Job, now: Job) => before === now || JSON.stringify(before) === JSON.stringify(now);

/** A list is rendered with every touch of a filter, and most of its cards are the same as before. */
export const JobCard = memo(
  Shown,
  ({ job: before, ...looked }, { job: now, ...looks }) =>
    String(looked.marks) === String(looks.marks) &&
    looked.unfolds === looks.unfolds &&
    looked.headingLevel === looks.headingLevel &&
    isSame(before, now),
);
