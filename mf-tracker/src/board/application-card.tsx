import type { JobApplication } from '@landfall/contracts';
import { safeLink, Slot } from '@landfall/sdk';
import { Badge, Button, ButtonLink, Card, Icon, IconButton, StatusChip, formatDate } from '@landfall/ui';
import { STEPS, stepOf, toneOf } from '../status';

interface CardProps {
  application: JobApplication;
  onEdit: () => void;
  onDelete: () => void;
}

export function ApplicationCard({ application, onEdit, onDelete }: CardProps) {
  const { jobTitle, companyName, jobLocation, boardLocation, status, appliedDate, jobUrl, jobExpired } = application;
  const posting = safeLink(jobUrl);
  return (
    <Card as="article" lift className="application" data-application={application.id}>
      <Course status={status} />
      <div className="application-top">
        <StatusChip tone={toneOf(status)}>{status}</StatusChip>
        <span className="application-tools">
          <IconButton icon="edit" label={`Edit ${jobTitle}`} onClick={onEdit} />
          <IconButton icon="trash" tone="danger" label={`Delete ${jobTitle}`} onClick={onDelete} />
        </span>
      </div>
      <h2 dir="auto">{jobTitle}</h2>
      <div>
        <p dir="auto">{companyName}</p>
        <Slot
          name="tracker.employer"
          context={{ company: companyName, location: jobLocation || boardLocation || '' }}
        />
      </div>
      <div className="application-facts">
        {jobLocation && (
          <span dir="auto">
            <Icon name="map-pin" size={18} />
            {jobLocation}
          </span>
        )}
        <span>
          <Icon name="calendar" size={18} />
          Applied: {formatDate(appliedDate)}
        </span>
        {jobExpired && (
          <Badge tone="caution" icon="calendar-clock">
            The position has expired
          </Badge>
        )}
      </div>
      <div className="application-actions">
        <Button variant="quiet" flush onClick={onEdit}>
          View Details
        </Button>
        {posting && (
          <ButtonLink href={posting} newTab variant="quiet" flush>
            Job Posting
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

/** How far it has come. What has ended has no course any more. */
function Course({ status }: Pick<JobApplication, 'status'>) {
  const step = stepOf(status);
  if (step === undefined) return <div className="application-course" aria-hidden="true" />;
  return (
    <div className="application-course" data-tone={toneOf(status)} role="img" aria-label={`Step ${step} of ${STEPS}`}>
      {Array.from({ length: STEPS }, (_, at) => (
        <i key={at} data-done={at < step || undefined} />
      ))}
    </div>
  );
}
