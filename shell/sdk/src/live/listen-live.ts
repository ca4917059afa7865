import type { Listener } from './shared-line';

/** Loads what is needed and listens; answers at once how to stop. `onFailed`: the file for it cannot be had. */
export function listenLive(userId: string, listener: Listener, onFailed: () => void = () => undefined): () => void {
  let leave: (() => void) | undefined;
  let isOver = false;
  const join = async () => {
    const { lineOf } = await import('./shared-line');
    if (!isOver) leave = lineOf(userId).join(listener);
  };
  join().catch(() => !isOver && onFailed());
  return () => {
    isOver = true;
    leave?.();
  };
}
