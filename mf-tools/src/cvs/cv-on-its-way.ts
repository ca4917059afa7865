import { useEffect } from 'react';
import { create } from 'zustand';

/** The name of the CV file that is being read; what begins meanwhile would work on the CV before it. */
const onItsWay = create<{ name: string | undefined }>(() => ({ name: undefined }));

/** Tells every form of the page while a file is read here. */
export function useTellWhileReading(name: string | undefined): void {
  useEffect(() => {
    onItsWay.setState({ name });
    return () => onItsWay.setState({ name: undefined });
  }, [name]);
}

/** Why nothing can begin yet; undefined when no CV is on its way. */
export function useStillReading(): string | undefined {
  const { name } = onItsWay();
  return name === undefined ? undefined : `${name} is still being read`;
}
