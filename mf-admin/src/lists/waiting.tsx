import { Skeleton } from '@landfall/ui';

interface WaitingProps {
  rows?: number;
  /** Of a row. */
  height?: string;
  /** What is on its way, for whoever does not see the rows. */
  children: string;
}

export function Waiting({ rows = 8, height = '3rem', children }: WaitingProps) {
  return (
    <div className="admin-waiting">
      <span className="lf-hidden" role="status">
        {children}
      </span>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={height} />
      ))}
    </div>
  );
}
