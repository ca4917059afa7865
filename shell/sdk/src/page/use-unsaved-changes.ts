import { useEffect } from 'react';
import { create } from 'zustand';

const unsaved = create<{ forms: number }>(() => ({ forms: 0 }));

/** Whether something on screen would be lost by leaving. */
export const hasUnsavedChanges = (): boolean => unsaved.getState().forms > 0;

/** While `isDirty`, the shell asks before a link, the back button or closing the tab loses what was typed. */
export function useUnsavedChanges(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    unsaved.setState(({ forms }) => ({ forms: forms + 1 }));
    window.addEventListener('beforeunload', ask);
    return () => {
      unsaved.setState(({ forms }) => ({ forms: forms - 1 }));
      window.removeEventListener('beforeunload', ask);
    };
  }, [isDirty]);
}
