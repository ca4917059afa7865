import { useId, useRef, useState, type FormEvent } from 'react';
import { ApiError, toast } from '@landfall/sdk';
import { Button, Dialog, Field, Input } from '@landfall/ui';
import { enterPassword } from '../api';

interface PasswordDialogProps {
  onGranted: (until: string | null) => void;
  onCancel: () => void;
}

/** The password is checked by the server and kept nowhere in the browser. */
export function PasswordDialog({ onGranted, onCancel }: PasswordDialogProps) {
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const formId = useId();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const password = input.current?.value ?? '';
    if (password === '') return setError('Please enter the password');
    setBusy(true);
    setError(undefined);
    try {
      const { elevatedUntil } = await enterPassword(password);
      toast({ title: 'Access granted', description: "You're being redirected to the admin panel" });
      onGranted(elevatedUntil);
    } catch (failure) {
      const detail = failure instanceof ApiError ? failure.detail : 'The password could not be checked.';
      setError(detail);
      setBusy(false);
      input.current?.select();
      toast({ title: 'Access denied', description: detail, variant: 'destructive' });
    }
  };

  return (
    <Dialog
      open
      mustAnswer
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      title="Admin Access"
      description="Enter the admin password. It counts for this session and 30 minutes."
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isBusy} busyText="Checking...">
            Continue
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        <Field label="Password" error={error}>
          <Input ref={input} type="password" autoComplete="current-password" maxLength={500} autoFocus />
        </Field>
      </form>
    </Dialog>
  );
}
