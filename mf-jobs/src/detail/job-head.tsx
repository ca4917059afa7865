import type { Job } from '@landfall/contracts';
import { Badge, CompanyMark, Icon } from '@landfall/ui';
import { closingWords } from './closing-words';
import { Ago, Checked } from '../card/ago';
import { payPerYear } from '../card/pay';
import { payAsSaid } from '../card/pay-as-said';
import { PremiumFirstMark } from '../card/premium-first';
import { useLogo } from '../card/use-logo';
import { ConditionMark, KindMarks, RatingMark } from '../card/visa-badge';
import { ShareJob } from './share-job';
import { VisaEvidence } from './visa-evidence';

export function JobHead({ job }: { job: Job }) {
  const pay = payPerYear(job);
  const asSaid = payAsSaid(job);
  return (
    <header className="detail-head">
      <CompanyMark name={job.company} logo={useLogo(job)} size="large" />
      <div className="detail-names">
        <h1 dir="auto">{job.title || 'Job Title'}</h1>
        <p className="detail-company" dir="auto">
          {job.company || 'Company Name'}
        </p>
        <ul className="detail-facts">
          <li>
            <Icon name="map-pin" size={20} />
            <span dir="auto">{job.location || 'Location not specified'}</span>
          </li>
          <li>
            <Icon name="clock" size={20} />
            <span>
              Posted <Ago of={job.posted_at} />
            </span>
          </li>
          {job.expires_at && (
            <li className="detail-closing">
              <Icon name="calendar-clock" size={20} />
              <span>{closingWords(job)}</span>
            </li>
          )}
          {job.checked_at && (
            <li>
              <Icon name="refresh-cw" size={20} />
              <span>
                <Checked job={job} />
              </span>
            </li>
          )}
          {(pay || asSaid) && (
            <li>
              <Icon name="wallet" size={20} />
              <span dir="auto">{pay ?? asSaid}</span>
            </li>
          )}
          {pay && asSaid && (
            <li className="detail-as-said" dir="auto">
              The {job.sponsorship.kind === 'record' ? 'record' : 'advert'} says: {asSaid}
            </li>
          )}
        </ul>
        <div className="detail-badges">
          <VisaEvidence job={job} />
          <ConditionMark job={job} />
          <RatingMark job={job} />
          <KindMarks job={job} />
          <PremiumFirstMark job={job} />
          <Badge tone="line">{job.job_type || 'Job type not specified'}</Badge>
          <Badge tone="line">{job.experience_level || 'Experience level not specified'}</Badge>
        </div>
        <ShareJob job={job} />
      </div>
    </header>
  );
}
