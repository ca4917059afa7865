import { useState } from 'react';
import { useUser } from '@landfall/sdk';
import type { Job } from '@landfall/contracts';
import { Button, Icon, latePart, preloadOverlays } from '@landfall/ui';
import './report.css';

const ReportDialog = latePart(() => import('./report-dialog'), { named: 'The form for reports' });

/** Stands on every job page: what nobody who deceives people wants them to know, and where to say so. */
export default function MoneyLine({ job }: { job: Job }) {
  const isKnown = useUser() !== null;
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="money-line" aria-label="Your safety">
      <p>
        <Icon name="shield-check" size={20} />
        <span>Nobody ever pays for a certificate of sponsorship.</span>
      </p>
      {isKnown && (
        <Button
          variant="quiet"
          flush
          icon="triangle-alert"
          aria-haspopup="dialog"
          onPointerEnter={() => {
            preloadOverlays();
            ReportDialog.preload();
          }}
          onClick={() => setOpen(true)}
        >
          Report this job
        </Button>
      )}
      {isOpen && <ReportDialog job={job} onClose={() => setOpen(false)} />}
    </section>
  );
}
