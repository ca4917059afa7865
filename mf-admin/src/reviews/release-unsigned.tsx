import { useState } from 'react';
import type { HeldAdvert } from '@landfall/contracts';
import { toast } from '@landfall/sdk';
import { Button, Card, Dialog } from '@landfall/ui';
import { wordsOf } from '../lists/failures';
import { useReviewChanges } from './calls';

/** From so many on they are decided together. */
const FEWEST = 2;

const isOnlyUnsigned = ({ state, reasons }: HeldAdvert) =>
  state === 'held' && reasons.length > 0 && reasons.every(({ kind }) => kind === 'unsigned-word');

/** Lines of one file that nobody signed come in numbers, and whoever stands for one often stands for all of them. */
export function ReleaseUnsigned({ adverts }: { adverts: HeldAdvert[] }) {
  const { releasing } = useReviewChanges();
  const [isAsking, setAsking] = useState(false);
  const unsigned = adverts.filter(isOnlyUnsigned);
  if (unsigned.length < FEWEST) return null;
  const release = () =>
    releasing.mutate(
      unsigned.map(({ id }) => id),
      {
        onSuccess: () => toast({ title: `${unsigned.length} adverts released` }),
        onError: (error) =>
          toast({ title: 'Not all of them were released', description: wordsOf(error), variant: 'destructive' }),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <Card as="li" className="admin-review">
      <p>
        {unsigned.length} adverts on this page are held only because their file does not name who says that they are
        sponsored, and when.
      </p>
      <div className="admin-review-actions">
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Release these {unsigned.length}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onOpenChange={(isOpen) => !isOpen && setAsking(false)}
        title={`Release ${unsigned.length} adverts`}
        description="They are listed as sponsored by your word, with your name and today’s date."
        footer={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button busy={releasing.isPending} busyText="Releasing..." onClick={release}>
              Release all {unsigned.length}
            </Button>
          </>
        }
      >
        <ul className="admin-reports">
          {unsigned.map(({ id, job }) => (
            <li key={id} dir="auto">
              {[job.title, job.company].filter(Boolean).join(', ')}
            </li>
          ))}
        </ul>
      </Dialog>
    </Card>
  );
}
