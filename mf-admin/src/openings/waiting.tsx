import { Skeleton } from '@landfall/ui';

export function Waiting({ rows = 6, children }: { rows?: number; children: string }) {
  return (
    <div className="admin-waiting">
      <span className="lf-hidden" role="status">
        {children}
      </span>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height="3rem" />
      ))}
    </div>
  );
}
