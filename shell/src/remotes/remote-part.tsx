import { Suspense, useEffect, type ReactNode } from 'react';
import { FailedPart, formatDate } from '@landfall/ui';
import { Boundary } from './boundary';
import { report } from './health';
import type { PartFailed } from './loader';
import type { Part } from './part';
import { usePart } from './use-part';

interface RemotePartProps {
  part: Part;
  /** What the part is called in a sentence, e.g. `Jobs`. */
  title: string;
  context?: unknown;
  loading?: ReactNode;
  /** Ways on beside Retry, when it fails. */
  actions?: ReactNode;
  /** Nothing at all in its place when it fails. */
  isQuiet?: boolean;
}

/** A part of a remote in its own root: it loads, fails and is tried again without touching what is around it. */
export function RemotePart({ part, title, context, loading = null, actions, isQuiet = false }: RemotePartProps) {
  const { loaded, failure, isRetrying, id, retry, onError } = usePart(part);
  if (failure && isQuiet) return null;
  if (failure) {
    return <Failed title={title} failure={failure} isRetrying={isRetrying} onRetry={retry} actions={actions} />;
  }
  if (!loaded) return loading;
  const { component: Screen, build } = loaded;
  return (
    <div data-mf={part.remote} data-mf-build={build.build}>
      <Boundary key={`${id} ${build.build}`} onError={(error) => onError(loaded, error)}>
        <Suspense fallback={loading}>
          <Screen context={context} />
          <Mounted remote={part.remote} build={build.build} />
        </Suspense>
      </Boundary>
    </div>
  );
}

const mounted = new Set<string>();

/** Tells once per page and build that something of it stands on screen. */
function Mounted({ remote, build }: { remote: string; build: string }) {
  useEffect(() => {
    const key = `${remote} ${build}`;
    if (!mounted.has(key)) report({ kind: 'mounted', remote, build });
    mounted.add(key);
  }, [remote, build]);
  return null;
}

interface FailedProps extends Pick<RemotePartProps, 'title' | 'actions'> {
  failure: PartFailed;
  isRetrying: boolean;
  onRetry: () => void;
}

/** The network's return is another try by itself. */
function Failed({ title, failure: { builds, reason }, isRetrying, onRetry, actions }: FailedProps) {
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  const tried = builds.map(({ base, version }) => `${base.split('/')[2] ?? ''} ${version}`).join(', ');
  return (
    <FailedPart
      title={`${title} could not be loaded`}
      onRetry={onRetry}
      retrying={isRetrying}
      details={[tried, reason, formatDate(new Date())].filter(Boolean).join(' · ')}
      actions={actions}
    >
      {whyOf(builds.length)}
    </FailedPart>
  );
}

function whyOf(builds: number): string {
  if (!navigator.onLine) return 'There is no connection to the network. It is tried again as soon as there is one.';
  if (builds < 2) return 'The rest of the page works.';
  return 'The rest of the page works. We tried the newest version and the last good one; neither worked.';
}
