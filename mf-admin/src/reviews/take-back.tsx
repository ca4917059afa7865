import { useState } from 'react';
import type { Register } from '@landfall/contracts';
import { toast } from '@landfall/sdk';
import { Button, Dialog, formatDate } from '@landfall/ui';
import { wordsOf } from '../lists/failures';
import { useReviewChanges } from './calls';
import { RegisterTaskFailed } from './register-task';

/** Of the newest register: as if it had never come. */
export function TakeBack({ register: { id, name, asOf } }: { register: Register }) {
  const { takingBack } = useReviewChanges();
  const [isAsking, setAsking] = useState(false);
  const takeBack = () => {
    setAsking(false);
    takingBack.mutate(id, {
      onSuccess: ({ inForce }) =>
        toast({
          title: 'Register taken back',
          description: `That of ${formatDate(inForce.asOf)} is in force again.`,
        }),
      onError: (error) =>
        toast({
          title: 'Nothing was changed',
          description: error instanceof RegisterTaskFailed ? error.message : wordsOf(error),
          variant: 'destructive',
        }),
    });
  };
  return (
    <div className="admin-review-actions">
      <Button variant="secondary" busy={takingBack.isPending} busyText="Taking back..." onClick={() => setAsking(true)}>
        Take back
      </Button>
      {isAsking && (
        <Dialog
          open
          onOpenChange={(isOpen) => !isOpen && setAsking(false)}
          title="Take this register back?"
          description={`The register before that of ${formatDate(asOf)} is in force again, with its entries, its dates and the jobs it spoke for. Whoever has heard something of ${name} hears that it was a mistake; who has not, never will.`}
          footer={
            <>
              <Button variant="quiet" onClick={() => setAsking(false)}>
                Cancel
              </Button>
              <Button variant="danger" onClick={takeBack}>
                Take back
              </Button>
            </>
          }
        />
      )}
    </div>
  );
}
