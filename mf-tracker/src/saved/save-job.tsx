import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useUser } from '@landfall/sdk';
import { Button } from '@landfall/ui';
import { savedJobIds, useSaving } from './calls';

/** Says at once what was chosen, and goes back to what is true when that is refused. */
export function SaveJob({ jobId }: { jobId: number }) {
  const { data } = useQuery(savedJobIds(useUser()?.id));
  const { mutate, isPending, variables } = useSaving(jobId);
  // Until it is known, pressing saves: that is right whatever the answer will be.
  const isSaved = isPending ? variables : (data?.jobIds.includes(jobId) ?? false);
  return (
    <>
      <Button
        className="save-job"
        variant="secondary"
        icon="bookmark"
        block
        aria-pressed={isSaved}
        onClick={() => mutate(!isSaved)}
      >
        {isSaved ? 'Saved' : 'Save for later'}
      </Button>
      {isSaved && (
        <Link className="saved-link" to="/applications/saved">
          All your saved jobs
        </Link>
      )}
    </>
  );
}
