import { useEffect, useRef, useState } from 'react';
import { safeLink, useSettings } from '@landfall/sdk';
import type { Job } from '@landfall/contracts';
import { Button, ButtonLink, Card, Inset } from '@landfall/ui';
import { applyAddress } from '../card/apply-address';
import { useInView } from './use-in-view';

const REDIRECT_DELAY_MS = 500;
/** px of a phone's screen: the bar above; the tabs below and the gap that the button keeps from them. */
const TOP_BAR = 56;
const TABS_AND_GAP = 86;

/** `isGone`: the job has no page any more, so nothing on the one that is still open may lead to it. */
export function ApplyCard({ job, isGone }: { job: Job; isGone: boolean }) {
  const { webSearch } = useSettings();
  const link = safeLink(job.url);
  const { place, isInView } = useInView<HTMLDivElement>(TOP_BAR, TABS_AND_GAP);
  const { isLeaving, leave } = useLeaving(applyAddress(job, webSearch));
  const sought = job.company ? 'the company’s careers page' : 'this job';
  const isOver = job.expired && !job.sponsorship.ended; // where only the evidence ended, the advert may be open
  if (isGone) {
    return (
      <Card as="section" className="apply" aria-label="Apply">
        <p>This job has been taken down, so nothing here leads to it any more.</p>
      </Card>
    );
  }
  if (isOver) return <ApplyOver link={link} search={applyAddress(job, webSearch)} sought={sought} />;
  return (
    <Card as="section" className="apply" aria-label="Apply">
      <div className="apply-place" ref={place}>
        <div className="apply-dock" data-keep-clear data-here={isInView || undefined}>
          <Button block iconEnd="opens-away" busy={isLeaving} busyText="Redirecting..." onClick={leave}>
            Apply On Company Website
          </Button>
        </div>
      </div>
      {!link && <p className="apply-hint">No link is on record, so this opens a web search for {sought}.</p>}
      <Inset className="apply-link">
        <h2>Direct Application Link</h2>
        {link ? (
          <a className="lf-mono" href={link} target="_blank" rel="noopener noreferrer">
            {link}
          </a>
        ) : (
          <p className="lf-mono">None on record</p>
        )}
      </Inset>
    </Card>
  );
}

/** There is nothing to apply for any more; who wants to see for themselves, or what else the employer has, still can. */
function ApplyOver({ link, search, sought }: { link: string | null; search: string; sought: string }) {
  return (
    <Card as="section" className="apply" aria-label="Apply">
      <p>Applications for this position are closed.</p>
      <ButtonLink variant="secondary" newTab href={link ?? search}>
        {link ? 'See it on the company website' : `Search for ${sought}`}
      </ButtonLink>
    </Card>
  );
}

/** Says "Redirecting..." for a moment, then opens the address in a tab that learns nothing of ours. */
function useLeaving(address: string) {
  const [isLeaving, setLeaving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const leave = () => {
    setLeaving(true);
    timer.current = setTimeout(() => {
      setLeaving(false);
      window.open(address, '_blank', 'noopener,noreferrer');
    }, REDIRECT_DELAY_MS);
  };
  return { isLeaving, leave };
}
