import type { Job } from '@landfall/contracts';
import { Card, Drop, LandPanel } from '@landfall/ui';
import { isEvidenced, visaOf } from '../card/visa-badge';
import { EvidenceList } from './evidence-list';

/** On land where a record or the register stands behind it; on plain paper where it is only stated. */
export function EvidencePanel({ job }: { job: Job }) {
  const title = isEvidenced(job) ? 'Sponsorship on record' : 'Sponsorship as stated';
  const Panel = isEvidenced(job) ? LandPanel : Card;
  return (
    <Panel as="section" className="evidence-panel" aria-label={title}>
      <header className="evidence-head">
        {isEvidenced(job) && <Drop className="evidence-drop" />}
        <div>
          <h2>{title}</h2>
          <p dir="auto">{visaOf(job)}</p>
        </div>
      </header>
      <EvidenceList job={job} />
    </Panel>
  );
}
