import { classes } from '../classes';

export interface SkeletonProps {
  /** Any CSS length; the whole width without it. */
  width?: string;
  height?: string;
  className?: string;
}

/** A breathing place holder. Say once, outside of it, what is being loaded. */
export function Skeleton({ width, height, className }: SkeletonProps) {
  return <span className={classes('lf-skeleton', className)} style={{ width, height }} aria-hidden="true" />;
}
