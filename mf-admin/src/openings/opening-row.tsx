import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Opening } from '@landfall/contracts';
import { Badge, Button, Checkbox, figure } from '@landfall/ui';
import { OpeningJobs } from './opening-jobs';

interface OpeningRowProps {
  opening: Opening;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onSplit: (jobId: number) => void;
  /** The job that is just being split off. */
  splitting: number | undefined;
  onExpired: () => void;
}

export function OpeningRow({ opening, isChosen, onChoose, onSplit, splitting, onExpired }: OpeningRowProps) {
  const { head, jobs, merged } = opening;
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const isSeveral = jobs > 1;
  return (
    <li className="admin-opening">
      <Checkbox
        hideLabel
        label={`Choose ${head.title}, ${head.company}, ${head.location || 'no place'}`}
        checked={isChosen}
        onCheckedChange={onChoose}
      />
      <div className="admin-opening-what">
        <Link className="admin-job" to={`/job/${head.id}`} dir="auto">
          {head.title}
        </Link>
        <p className="admin-count">
          <span dir="auto">{head.company}</span> · <span dir="auto">{head.location || 'Location not specified'}</span>
        </p>
      </div>
      <div className="admin-opening-how">
        {merged && <Badge tone="info">Merged</Badge>}
        {head.sample && <Badge tone="line">Sample</Badge>}
        {isSeveral ? (
          <Button
            variant="quiet"
            flush
            iconEnd={isOpen ? 'chevron-up' : 'chevron-down'}
            aria-expanded={isOpen}
            aria-controls={isOpen ? list : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {figure(jobs)} jobs
          </Button>
        ) : (
          <span className="admin-count">1 job</span>
        )}
      </div>
      {isOpen && isSeveral && (
        <div id={list} className="admin-opening-jobs">
          <OpeningJobs opening={opening} onSplit={onSplit} splitting={splitting} onExpired={onExpired} />
        </div>
      )}
    </li>
  );
}
