import { useId, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { ApiError, toast } from '@landfall/sdk';
import { Button, Dialog, Field, Input, Note, Select } from '@landfall/ui';
import type { Search } from '../api';
import { useSavedChanges } from './calls';
import { ALERTS, alertsOf, LONGEST_NAME, nameOf } from './filters';
import { fieldErrors } from './field-errors';

/** Asks for a name and for how the person wants to hear of new jobs. */
export function SaveDialog({ search, onClose }: { search: Search; onClose: () => void }) {
  const [name, setName] = useState(() => nameOf(search));
  const [alerts, setAlerts] = useState(ALERTS[0]!.value);
  const { adding } = useSavedChanges();
  const formId = useId();
  const errors = fieldErrors(adding.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    adding.mutate(
      { name: name.trim(), filters: { ...search, page: 1, limit: 40 }, alerts },
      {
        onSuccess: (saved) => {
          toast({ title: 'Search saved', description: saved.name });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Save search"
      description="It keeps count of what is new. You find it on your dashboard and under Saved searches."
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={adding.isPending} disabled={name.trim() === ''}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} className="saved-form" onSubmit={submit}>
        <Field label="Name" error={errors.name}>
          <Input
            data-first-focus
            value={name}
            maxLength={LONGEST_NAME}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Field label="New jobs" hint="Each mail has a link that ends them.">
          <Select value={alerts} options={ALERTS} onChange={(event) => setAlerts(alertsOf(event.target.value))} />
        </Field>
        {adding.error && !errors.name && (
          <Note tone="danger" role="alert" title="The search could not be saved">
            {adding.error instanceof ApiError ? adding.error.detail : 'Please try again.'}{' '}
            {adding.error instanceof ApiError && adding.error.status === 409 && (
              <Link to="/saved-searches">Saved searches</Link>
            )}
          </Note>
        )}
      </form>
    </Dialog>
  );
}
