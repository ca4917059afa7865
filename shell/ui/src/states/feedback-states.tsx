import { useState } from 'react';
import { Button } from '../controls/button';
import { EmptyState } from '../feedback/empty-state';
import { FailedPart } from '../feedback/failed-part';
import { Ladder } from '../feedback/ladder';
import { Note, Toast } from '../feedback/note';
import { Skeleton } from '../feedback/skeleton';
import { Spinner } from '../feedback/spinner';
import { Group, Row } from './specimen';

export function MessageStates() {
  return (
    <Group title="Messages">
      <Note tone="info">Information, with a next step.</Note>
      <Note tone="positive" title="With a title">
        Something arrived.
      </Note>
      <Note tone="caution" action={<Button variant="quiet">Do it</Button>}>
        Something will end.
      </Note>
      <Note tone="danger">Something did not work.</Note>
      <div className="grid grid-cols-1 gap-8 p-3 [&>*]:max-w-full">
        <Toast title="Done" description="What has been done, in a sentence." onClose={() => undefined} />
        <Toast variant="destructive" title="Not done" description="What happened, and what still works." />
      </div>
    </Group>
  );
}

export function MeasureStates() {
  return (
    <Group title="Measured things">
      <Ladder label="An upload" value={40} text="40%" />
      <Ladder
        label="A score"
        value={82}
        tone="positive"
        marks={[
          { at: 60, label: 'Good 60' },
          { at: 80, label: 'Strong 80' },
        ]}
      />
      <Ladder label="A score" value={55} tone="caution" />
      <Ladder label="A score" value={31} tone="danger" />
      <Ladder label="A score" value={74} tone="info" />
      <Row>
        <Spinner label="Loading" />
        <span className="text-muted">on its way</span>
      </Row>
      <div className="grid grid-cols-1 gap-2">
        <Skeleton width="70%" height="1.25rem" />
        <Skeleton />
        <Skeleton width="85%" />
      </div>
    </Group>
  );
}

export function AbsenceStates() {
  const [retrying, setRetrying] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-6">
      <FailedPart
        title="This part could not be loaded"
        onRetry={() => setRetrying((before) => !before)}
        retrying={retrying}
        details="503 request 4f2a"
      >
        The rest of the page works. Retry, or come back to it later.
      </FailedPart>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <EmptyState drawing="empty-jobs" title="Nothing here yet" actions={<Button>What to do</Button>}>
          What is not there, and what to do about it.
        </EmptyState>
        <EmptyState drawing="empty-news" title="Nothing found" actions={<Button variant="secondary">Clear</Button>}>
          Try something else.
        </EmptyState>
      </div>
    </div>
  );
}
