import type { JobPage, NextSteps } from '@landfall/contracts';
import { figure, Note } from '@landfall/ui';
import type { Search } from '../api';
import { StepList } from './next-steps';

interface CalledOtherwiseProps {
  search: Search;
  found: Pick<JobPage, 'total'> & { nextSteps: NextSteps };
  onChange: (change: Partial<Search>) => void;
}

/** Few jobs match that have the work in their title: where more of it is, and what others call it. */
export default function CalledOtherwise({ found: { total, nextSteps }, search, onChange }: CalledOtherwiseProps) {
  const { relaxed, named = 0 } = nextSteps;
  return (
    <Note tone="info">
      {saidOf(named, total)}
      <StepList label="Searches that come nearer" search={search} relaxed={relaxed} onChange={onChange} />
    </Note>
  );
}

function saidOf(named: number, total: number): string {
  if (named === 0) return 'None of these has the work that you ask for in its title. These searches come nearer:';
  if (named >= total) return 'Few jobs match. Other searches find more of the work that you ask for:';
  return `Only ${figure(named)} of these ${named === 1 ? 'has' : 'have'} the work that you ask for in the title. Other searches find more of it:`;
}
