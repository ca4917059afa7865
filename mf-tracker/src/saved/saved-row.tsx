import { Link } from 'react-router-dom';
import type { SavedJob } from '@landfall/contracts';
import { prefetchRoute, Slot, toast } from '@landfall/sdk';
import { Badge, Button, Card, formatDate, Icon, StatusChip } from '@landfall/ui';
import { toneOf } from '../status';
import { useSaving } from './calls';

/** Why it is in no list any more. */
const OVER: Record<Exclude<SavedJob['state'], 'open'>, string> = {
  expired: 'Expired',
  unsponsored: 'Sponsorship no longer evidenced',
  removed: 'No longer on the board',
};

interface RowProps {
  saved: SavedJob;
  onTrack: () => void;
  /** Before its place is taken by the next. */
  onRemoved: () => void;
}

export function SavedRow({ saved, onTrack, onRemoved }: RowProps) {
  const { jobId, state, status, salary, savedAt } = saved;
  const title = saved.title || 'Job Title';
  const canTrack = !status && state !== 'removed'; // an application is for a job that is there
  const { mutate, isPending } = useSaving(jobId, () => {
    onRemoved();
    const undo = { label: 'Undo', onPress: () => mutate(true) };
    // what has no page cannot be saved again
    toast({ title: 'Removed', description: title, ...(state === 'removed' ? {} : { action: undo }) });
  });
  return (
    <Card as="li" className="saved-job" data-job={jobId}>
      <div className="saved-job-words">
        <h2 dir="auto">
          {state === 'removed' ? (
            title
          ) : (
            <Link to={`/job/${jobId}`} onPointerEnter={() => prefetchRoute(`/job/${jobId}`)}>
              {title}
            </Link>
          )}
        </h2>
        <p dir="auto">{saved.company || 'Company Name'}</p>
        {saved.company && (
          <Slot name="tracker.employer" context={{ company: saved.company, location: saved.location }} />
        )}
        <div className="application-facts">
          <span dir="auto">
            <Icon name="map-pin" size={18} />
            {saved.location || 'Location not specified'}
          </span>
          {salary && (
            <span dir="auto">
              <Icon name="wallet" size={18} />
              {salary}
            </span>
          )}
          <span>
            <Icon name="bookmark" size={18} />
            Saved: {formatDate(savedAt)}
          </span>
        </div>
        {(status || state !== 'open') && (
          <div className="saved-job-marks">
            {status && <StatusChip tone={toneOf(status)}>{status}</StatusChip>}
            {state !== 'open' && (
              <Badge tone="caution" icon="calendar-clock">
                {OVER[state]}
              </Badge>
            )}
          </div>
        )}
      </div>
      <div className="saved-job-tools">
        {canTrack && (
          <Button variant="secondary" icon="clipboard-list" aria-label={`Track ${title}`} onClick={onTrack}>
            Track
          </Button>
        )}
        <Button
          variant="quiet"
          flush={!canTrack}
          icon="trash"
          aria-label={`Remove ${title}`}
          busy={isPending}
          onClick={() => mutate(false)}
        >
          Remove
        </Button>
      </div>
    </Card>
  );
}
