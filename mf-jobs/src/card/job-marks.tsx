import { useMemo, useState, type ReactNode } from 'react';
import { Slot } from '@landfall/sdk';
import type { Job } from '@landfall/contracts';

/** What another part of the product knows of jobs: by the job's id, one or two words such as `Applied`, or several such. */
export type Marks = Readonly<Record<number, string | readonly string[]>>;

export interface MarksContext {
  jobIds: number[];
  onMarks: (marks: Marks) => void;
}

const NONE: Marks = {};

/**
 * Marks for a whole list. Whoever fills `jobs.marks` is told of all its jobs at once, those behind a card of several
 * openings too, and answers with data; what it
 * renders is not shown, so that a filling that fails takes nothing from the list.
 */
export function useJobMarks(jobs: readonly Job[]): { marks: Marks; source: ReactNode } {
  const [marks, setMarks] = useState<Marks>(NONE);
  const ids = jobs.flatMap(idsOf).join();
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

export const marksOf = (id: number, marks: Marks): readonly string[] => [marks[id] ?? []].flat();

/** The job, and where it stands for an opening of several, all of them. */
const idsOf = ({ id, openings = [id] }: Job): number[] => openings;

/** What stands on the card: the job's marks or, of a card for several, each mark with how many of them have it. */
export function marksOnCard(job: Job, marks: Marks): readonly string[] {
  const ids = idsOf(job);
  const said = ids.flatMap((id) => marksOf(id, marks));
  if (ids.length === 1) return said;
  return [...new Set(said)].map((mark) => {
    const count = said.filter((one) => one === mark).length;
    return `${mark}: ${count} opening${count === 1 ? '' : 's'}`;
  });
}
