import { useState } from 'react';
import type { Job } from '@landfall/contracts';
import { Dialog, Drop, Icon } from '@landfall/ui';
import { isEvidenced, visaOf } from '../card/visa-badge';
import { EvidenceList } from './evidence-list';
import { whatIsKnown } from './what-is-known';

/** The visa badge: pressed, it says who says so, by which reference and of which day. */
export function VisaEvidence({ job }: { job: Job }) {
  const [isOpen, setOpen] = useState(false);
  const isLit = isEvidenced(job);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title="What stands behind the visa"
      description={whatIsKnown(job)}
      trigger={
        <button type="button" className="visa-button" data-lit={isLit || undefined}>
          {isLit && <Drop />}
          <span dir="auto">{visaOf(job)}</span>
          <Icon name="chevron-right" size={14} label="Show the evidence" />
        </button>
      }
    >
      <EvidenceList job={job} />
    </Dialog>
  );
}
