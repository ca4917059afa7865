import { useId, useState, type FormEvent } from 'react';
import { Button, Dialog, Field, Note, TextArea } from '@landfall/ui';

const LONGEST_REASON = 1_000;

interface RefuseDialogProps {
  title: string;
  busy: boolean;
  failure: string | undefined;
  onRefuse: (reason: string) => void;
  onClose: () => void;
}

/** A refused advert stays out of every list until its text changes, so the reason is put down. */
export function RefuseDialog({ title, busy, failure, onRefuse, onClose }: RefuseDialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const said = reason.trim();
    setMissing(said === '');
    if (said !== '') onRefuse(said);
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Refuse this advert"
      description={title}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyText="Refusing...">
            Refuse
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Field label="Why is it refused?" required error={isMissing ? 'Please give the reason' : undefined}>
          <TextArea
            value={reason}
            maxLength={LONGEST_REASON}
            onChange={(event) => {
              setReason(event.target.value);
              setMissing(false);
            }}
          />
        </Field>
        {failure && (
          <Note tone="danger" role="alert" title="Nothing was changed">
            {failure}
          </Note>
        )}
      </form>
    </Dialog>
  );
}
