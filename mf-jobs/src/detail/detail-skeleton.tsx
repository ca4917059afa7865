import { Card, Skeleton, VisuallyHidden } from '@landfall/ui';

export function DetailSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading job...</VisuallyHidden>
      <div className="detail-columns" aria-hidden="true">
        <div className="detail-head">
          <span className="lf-company" data-size="large" />
          <div className="grid gap-3">
            <Skeleton width="85%" height="2rem" />
            <Skeleton width="55%" height="1.25rem" />
            <Skeleton width="70%" />
          </div>
        </div>
        <div className="detail-aside">
          <Card className="grid gap-4">
            <Skeleton height="2.75rem" />
            <Skeleton height="4.5rem" />
          </Card>
        </div>
        <div className="detail-body">
          <Skeleton width="12rem" height="1.5rem" />
          <div className="mt-3 grid gap-2">
            {['100%', '94%', '98%', '88%', '60%'].map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
