import { useMemo, useState, type ReactNode } from 'react';
import { Slot } from '@landfall/sdk';
import type { Job } from '@landfall/contracts';

/** What another part of the product knows of jobs: by the job's id, one or two words such as `Applied`. */
export type Marks = Readonly<Record<number, string>>;

export interface MarksContext {
  jobIds: number[];
  onMarks: (marks: Marks) => void;
}

const NONE: Marks = {};

/**
 * Marks for a whole list. Whoever fills `jobs.marks` is told of all its jobs at once and answers with data; what it
 * renders is not shown, so that a filling that fails takes nothing from the list.
 */
export function useJobMarks(jobs: readonly Job[]): { marks: Marks; source: ReactNode } {
  const [marks, setMarks] = useState<Marks>(NONE);
  const ids = jobs.map(({ id }) => id).join();
  const context = useMemo<MarksContext>(
    () => ({ jobIds: ids === '' ? [] : ids.split(',').map(Number), onMarks: setMarks }),
    [ids],
  );
  return {
    marks,
    source: (
      <div hidden>
        <Slot name="jobs.marks" context={context} />
      </div>
    ),
  };
}
