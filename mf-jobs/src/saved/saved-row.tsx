import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import type { SavedSearch } from '@landfall/contracts';
import { ApiError, toast } from '@landfall/sdk';
import { Badge, Button, Card, Field, IconButton, Input, Select, figure } from '@landfall/ui';
import { useSavedChanges } from './calls';
import { fieldErrors } from './field-errors';
import { ALERTS, addressOf, alertsOf, LONGEST_NAME, newsAddressOf, searchOf, wordsOf } from './filters';

/** The API counts to 999. */
const MOST_COUNTED = 999;
export const newWords = (count: number) => `${figure(count)}${count >= MOST_COUNTED ? ' or more' : ''} new`;

const failed = (title: string) => (error: unknown) =>
  toast({
    title,
    description: error instanceof ApiError ? error.detail : 'The server could not be reached.',
    variant: 'destructive',
  });

export function SavedRow({ saved }: { saved: SavedSearch }) {
  const [isRenaming, setRenaming] = useState(false);
  const { changing, removing, restoring } = useSavedChanges();
  const search = searchOf(saved.filters);
  const words = wordsOf(search);
  const undo = () => restoring.mutateAsync(saved.id).catch(failed('Failed to bring the saved search back'));
  // As promises: the row goes with what it deletes, and what a row asks to be called back for goes with the row.
  const remove = () =>
    removing
      .mutateAsync(saved.id)
      .then(() =>
        toast({
          title: 'Saved search deleted',
          description: saved.name,
          action: { label: 'Undo', onPress: () => void undo() },
        }),
      )
      .catch(failed('Failed to delete the saved search'));
  return (
    <Card as="li" className="saved">
      <div className="saved-words">
        {isRenaming ? (
          <Rename saved={saved} onDone={() => setRenaming(false)} />
        ) : (
          <h2 dir="auto">
            <Link to={`/jobs?${(saved.newCount > 0 ? newsAddressOf : addressOf)(search)}`}>{saved.name}</Link>{' '}
            {saved.newCount > 0 && <Badge tone="info">{newWords(saved.newCount)}</Badge>}
          </h2>
        )}
        {(isRenaming || words !== saved.name) && (
          <p className="saved-asks" dir="auto">
            {words}
          </p>
        )}
      </div>
      <Field label={`Alerts of ${saved.name}`} hideLabel className="saved-alerts">
        <Select
          value={changing.variables?.alerts && changing.isPending ? changing.variables.alerts : saved.alerts}
          options={ALERTS}
          onChange={({ target }) =>
            changing.mutate(
              { id: saved.id, alerts: alertsOf(target.value) },
              { onError: failed('Failed to change the alerts') },
            )
          }
        />
      </Field>
      <span className="saved-tools">
        <IconButton icon="edit" label={`Rename ${saved.name}`} onClick={() => setRenaming(true)} />
        <IconButton
          icon="trash"
          tone="danger"
          label={`Delete ${saved.name}`}
          busy={removing.isPending}
          onClick={() => void remove()}
        />
      </span>
    </Card>
  );
}

function Rename({ saved, onDone }: { saved: SavedSearch; onDone: () => void }) {
  const [name, setName] = useState(saved.name);
  const { changing } = useSavedChanges();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === saved.name) return onDone();
    changing.mutate({ id: saved.id, name: name.trim() }, { onSuccess: onDone, onError: failed('Failed to rename') });
  };
  return (
    <form className="saved-rename" onSubmit={submit} onKeyDown={(event) => event.key === 'Escape' && onDone()}>
      <Field label="Name" hideLabel error={fieldErrors(changing.error).name}>
        <Input autoFocus value={name} maxLength={LONGEST_NAME} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Button type="submit" busy={changing.isPending} disabled={name.trim() === ''}>
        Save
      </Button>
      <Button variant="quiet" onClick={onDone}>
        Cancel
      </Button>
    </form>
  );
}
