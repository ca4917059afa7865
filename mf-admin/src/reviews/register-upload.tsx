import { useState } from 'react';
import type { RegisterImported } from '@landfall/contracts';
import { ApiError } from '@landfall/sdk';
import { Button, Card, Field, Input, Note, figure } from '@landfall/ui';
import { useExpiry, wordsOf } from '../lists/failures';
import { useReviewChanges } from './calls';
import { CoversEveryRoute } from './covers-every-route';
import { RegisterTaskFailed } from './register-task';
import { leavesOutText, notCoveredText } from './register-words';

/** Brings a register in by hand: the file of the Home Office, as it is published. */
export function RegisterUpload({ onExpired }: { onExpired: () => void }) {
  const { bringing } = useReviewChanges();
  const { error, data, isPending } = bringing;
  useExpiry(onExpired, error);
  const [file, setFile] = useState<File>();
  const [asOf, setAsOf] = useState('');
  const [coversAll, setCoversAll] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [isSent, setSent] = useState(false);
  const refusedAt = (field: string) =>
    error instanceof ApiError ? error.errors.find((one) => one.field === field)?.message : undefined;
  const isAtField = Boolean(refusedAt('file') ?? refusedAt('asOf') ?? refusedAt('covers'));
  const changed = () => {
    setMissing(false);
    bringing.reset();
  };
  const send = () => {
    setMissing(!file);
    if (!file) return;
    setSent(false);
    bringing.mutate({ file, asOf, coversAll, onSent: () => setSent(true) });
  };
  return (
    <Card className="admin-review" as="section" aria-label="Import a register">
      <h3>Import a register</h3>
      <form
        className="admin-register-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) send();
        }}
      >
        <Field
          label="Register file"
          hint="The CSV of the Home Office, up to 64 MB. Its columns may be in any order."
          error={isMissing ? 'Please choose a file' : refusedAt('file')}
        >
          <Input
            type="file"
            accept=".csv,.gz,text/csv"
            disabled={isPending}
            onChange={({ target }) => {
              setFile(target.files?.[0]);
              changed();
            }}
          />
        </Field>
        <Field label="Day it is of" hint="Without it, the day in the name of the file." error={refusedAt('asOf')}>
          <Input
            type="date"
            value={asOf}
            disabled={isPending}
            onChange={({ target }) => {
              setAsOf(target.value);
              changed();
            }}
          />
        </Field>
        <CoversEveryRoute
          checked={coversAll}
          disabled={isPending}
          error={refusedAt('covers')}
          onChange={(isChecked) => {
            setCoversAll(isChecked);
            changed();
          }}
        />
        <Button type="submit" busy={isPending} busyText={isSent ? 'Comparing...' : 'Uploading...'}>
          Import
        </Button>
      </form>
      <div role="status">{data && <Outcome of={data} />}</div>
      {error && !isAtField && (
        <Note tone="danger" role="alert" title="The register was not imported">
          {error instanceof RegisterTaskFailed ? error.message : wordsOf(error)}
        </Note>
      )}
    </Card>
  );
}

function Outcome({
  of: { state, added, removed, notCovered, leavesOut, changed, rejected, heldBecause, replaced },
}: {
  of: RegisterImported;
}) {
  if (state === 'unchanged') {
    return (
      <Note tone="info" title="This register was imported before">
        Nothing was changed.
      </Note>
    );
  }
  if (state === 'held') {
    return (
      <Note tone="caution" title="The register waits for you below">
        {heldBecause} {leavesOutText(leavesOut)} {replaced && `It took the place of ${replaced}, which waited.`}
      </Note>
    );
  }
  return (
    <Note tone="positive" title="Register imported">
      {figure(added)} joined, {figure(removed)} no longer in it, {notCoveredText(notCovered)}
      {figure(changed)} changed, {figure(rejected)} lines could not be read. Whoever follows one of them hears of it.{' '}
      {leavesOutText(leavesOut)}
    </Note>
  );
}
