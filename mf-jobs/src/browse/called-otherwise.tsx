import type { NextSteps } from '@landfall/contracts';
import { Note } from '@landfall/ui';
import type { Search } from '../api';
import { StepList } from './next-steps';

interface CalledOtherwiseProps {
  search: Search;
  steps: NextSteps;
  onChange: (change: Partial<Search>) => void;
}

/** Few jobs match, and no title among them names the work: what others call it. */
export default function CalledOtherwise({ search, steps: { relaxed }, onChange }: CalledOtherwiseProps) {
  return (
    <Note tone="info">
      None of these has the work that you ask for in its title. These searches come nearer:
      <StepList label="Searches that come nearer" search={search} relaxed={relaxed} onChange={onChange} />
    </Note>
  );
}
