import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Register } from '@landfall/contracts';
import { toast } from '@landfall/sdk';
import { Badge, Button, Card, Dialog, formatDate, figure } from '@landfall/ui';
import { wordsOf } from '../lists/failures';
import { useListAddress } from '../lists/use-list-address';
import { registers, useReviewChanges } from './calls';
import { CoversEveryRoute } from './covers-every-route';
import { RegisterTaskFailed } from './register-task';
import { answeredForText, leavesOutText, notCoveredText } from './register-words';
import { RegisterUpload } from './register-upload';
import { ReviewList } from './review-list';
import { TakeBack } from './take-back';

/** Registers of sponsors that came in, and those that wait because their size is unusual. */
export default function RegistersTab({ onExpired }: { onExpired: () => void }) {
  const address = useListAddress('registers');
  const query = useQuery(registers());
  return (
    <div className="admin-reviews">
      <RegisterUpload onExpired={onExpired} />
      <ReviewList
        query={query}
        one="register"
        many="registers"
        about="A register of less than half or more than double the lines of the last one waits here. Until you confirm it, the last good one stays."
        empty="None has been imported yet."
        address={address}
        onExpired={onExpired}
      >
        {({ registers: listed }) => listed.map((register) => <RegisterCard key={register.id} register={register} />)}
      </ReviewList>
    </div>
  );
}

const states = {
  applied: { tone: 'positive', label: 'Imported' },
  held: { tone: 'caution', label: 'Waits for you' },
  discarded: { tone: 'line', label: 'Discarded' },
  replaced: { tone: 'line', label: 'Replaced' },
} as const;

function RegisterCard({ register }: { register: Register }) {
  const { id, name, asOf, state, lines, sponsors, heldBecause, replacedBy } = register;
  const { takenBackBy, takenBackAt, canBeTakenBack } = register;
  const { added, removed, notCovered, leavesOut = [], changed, rejected } = register;
  const { confirming } = useReviewChanges();
  const [isAsking, setAsking] = useState(false);
  const [coversAll, setCoversAll] = useState(false);
  const answeredFor = answeredForText(register);
  const decide = (decision: 'confirm' | 'discard') => {
    setAsking(false);
    confirming.mutate(
      { id, decision, ...(decision === 'confirm' && coversAll ? { covers: 'all' as const } : {}) },
      {
        onSuccess: () =>
          toast({ title: decision === 'confirm' ? 'Register imported' : 'Register discarded', description: name }),
        onError: (error) =>
          toast({
            title: 'Nothing was changed',
            description: error instanceof RegisterTaskFailed ? error.message : wordsOf(error),
            variant: 'destructive',
          }),
      },
    );
  };
  const doing = confirming.isPending ? confirming.variables.decision : undefined;
  return (
    <Card as="li" className="admin-review">
      <div>
        <h3>Register of {formatDate(asOf)}</h3>
        <p className="admin-count">
          <bdi>{name}</bdi> · {figure(lines)} {lines === 1 ? 'line' : 'lines'}
        </p>
      </div>
      <p>
        <Badge tone={states[state].tone}>{takenBackBy ? 'Taken back' : states[state].label}</Badge> {heldBecause}
      </p>
      {state === 'replaced' && (
        <p className="admin-count">
          <bdi>{replacedBy}</bdi> came after it and took its place. This one was not imported.
        </p>
      )}
      {state === 'applied' && (
        <p className="admin-count">
          {figure(sponsors)} sponsors: {figure(added)} joined, {figure(removed)} no longer in it,{' '}
          {notCoveredText(notCovered)}
          {figure(changed)} changed, {figure(rejected)} lines could not be read
        </p>
      )}
      {(state === 'held' || state === 'applied') && leavesOut.length > 0 && (
        <p className="admin-count">{leavesOutText(leavesOut)}</p>
      )}
      {answeredFor && <p className="admin-count">{answeredFor}</p>}
      {takenBackBy && (
        <p className="admin-count">
          It had been imported. {takenBackBy} took it back
          {takenBackAt && <> on {formatDate(takenBackAt)}</>}.
        </p>
      )}
      {canBeTakenBack && <TakeBack register={register} />}
      {state === 'held' && (
        <div className="admin-review-actions">
          <Button
            busy={doing === 'confirm'}
            busyText="Importing..."
            disabled={confirming.isPending}
            onClick={() => setAsking(true)}
          >
            Import it
          </Button>
          <Button
            variant="secondary"
            busy={doing === 'discard'}
            disabled={confirming.isPending}
            onClick={() => decide('discard')}
          >
            Discard
          </Button>
        </div>
      )}
      {isAsking && (
        <Dialog
          open
          onOpenChange={(isOpen) => !isOpen && setAsking(false)}
          title="Import this register?"
          description={`${heldBecause ?? ''} ${coversAll ? '' : leavesOutText(leavesOut)} People who follow an employer will hear what changed.`}
          footer={
            <>
              <Button variant="quiet" onClick={() => setAsking(false)}>
                Cancel
              </Button>
              <Button onClick={() => decide('confirm')}>Import it</Button>
            </>
          }
        >
          {/* what was said of it when it was sent holds */}
          {!register.coversSaidBy && <CoversEveryRoute checked={coversAll} onChange={setCoversAll} />}
        </Dialog>
      )}
    </Card>
  );
}
