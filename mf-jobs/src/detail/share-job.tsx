import { toast } from '@landfall/sdk';
import type { Job } from '@landfall/contracts';
import { Button } from '@landfall/ui';

/** Passing a job on, and keeping it on paper. */
export function ShareJob({ job }: { job: Job }) {
  const address = `${window.location.origin}/job/${job.id}`;
  const title = [job.title || 'Job', job.company].filter(Boolean).join(', ');
  return (
    <div className="share">
      {typeof navigator.share === 'function' && (
        <Button variant="quiet" flush icon="send" onClick={() => void share({ title, url: address })}>
          Share
        </Button>
      )}
      <Button variant="quiet" flush icon="link" onClick={() => void copy(address)}>
        Copy link
      </Button>
      <Button variant="quiet" flush icon="file-text" onClick={() => window.print()}>
        Print
      </Button>
    </div>
  );
}

async function share(what: { title: string; url: string }): Promise<void> {
  try {
    await navigator.share(what);
  } catch (error) {
    // Whoever closes the device's own list has changed their mind; anything else leaves the address to copy.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(what.url);
  }
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast({ title: 'Link copied', description: address });
  } catch {
    // Not over http, and not where the browser is told not to: then the person can copy what the toast says.
    toast({ title: 'The link could not be copied', description: address, variant: 'destructive' });
  }
}
