import type { JobApplication } from '@landfall/contracts';
import { Button, Card, EmptyState, Skeleton, VisuallyHidden } from '@landfall/ui';
import { ApplicationCard } from './application-card';

interface GridProps {
  /** Undefined while they load. */
  applications: JobApplication[] | undefined;
  onAdd: () => void;
  onEdit: (application: JobApplication) => void;
  onDelete: (application: JobApplication) => void;
}

export function ApplicationGrid({ applications, onAdd, onEdit, onDelete }: GridProps) {
  if (!applications) return <GridSkeleton count={4} />;
  if (applications.length === 0) {
    return (
      <EmptyState
        drawing="empty-applications"
        title="No applications found with this status"
        actions={<Button onClick={onAdd}>Add your first application</Button>}
      />
    );
  }
  return (
    <div className="tracker-grid">
      {applications.map((application) => (
        <ApplicationCard
          key={application.id}
          application={application}
          onEdit={() => onEdit(application)}
          onDelete={() => onDelete(application)}
        />
      ))}
    </div>
  );
}

function GridSkeleton({ count }: { count: number }) {
  return (
    <div className="tracker-grid">
      <VisuallyHidden>Loading applications</VisuallyHidden>
      {Array.from({ length: count }, (_, at) => (
        <Card key={at} className="application">
          <Skeleton height="0.375rem" />
          <Skeleton width="35%" height="1.75rem" />
          <Skeleton width="80%" height="1.5rem" />
          <Skeleton width="60%" height="1.25rem" />
          <Skeleton height="2.5rem" />
        </Card>
      ))}
    </div>
  );
}
