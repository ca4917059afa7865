import { memo, type ReactNode } from 'react';

interface StandStillProps {
  /** Something stands over it. */
  isBehind: boolean;
  children: ReactNode;
}

/** What something else stands over is not drawn anew till that is gone: every touch there would wait for it. */
export const StandStill = memo(
  ({ children }: StandStillProps) => children,
  (_before, { isBehind }) => isBehind,
);
