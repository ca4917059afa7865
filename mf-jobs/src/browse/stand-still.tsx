import { createContext, memo, useContext, type ReactNode } from 'react';

interface StandStillProps {
  /** Something stands over it. */
  isBehind: boolean;
  children: ReactNode;
}

const Behind = createContext(false);

/** Whether something stands over this part: what draws itself step by step goes on when that is gone. */
export const useIsBehind = (): boolean => useContext(Behind);

/** What something else stands over is not drawn anew till that is gone: every touch there would wait for it. */
export const StandStill = ({ isBehind, children }: StandStillProps) => (
  <Behind value={isBehind}>
    <Still isBehind={isBehind}>{children}</Still>
  </Behind>
);

const Still = memo(
  ({ children }: StandStillProps) => children,
  (_before, { isBehind }) => isBehind,
);
