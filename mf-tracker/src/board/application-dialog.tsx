import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import type { JobApplication } from '@landfall/contracts';
import { useUnsavedChanges } from '@landfall/sdk';
import { Button, Dialog, Note } from '@landfall/ui';
import type { ApplicationFields } from '../api';
import { ApplicationForm } from './application-form';
import type { BoardData } from './board-data';
import { changedFields, errorsOf, fieldsOf, isSame, valuesOf, type FormErrors } from './form-values';
import { useKeptValues } from './kept-values';
import { useSaving } from './use-saving';

/** With an application: to edit it. Without: a new one, with what is known of it already. */
export interface Draft {
  application?: JobApplication;
  known?: Partial<ApplicationFields>;
}

interface DialogProps {
  draft: Draft;
  board: Pick<BoardData, 'add' | 'change'>;
  onClose: () => void;
}

const ADDING = {
  done: { title: 'Application created', description: 'Your job application has been created successfully' },
  failed: 'Failed to create application',
};
const EDITING = {
  done: { title: 'Application updated', description: 'Your job application has been updated successfully' },
  failed: 'Failed to update application',
};

export function ApplicationDialog({ draft: { application, known = {} }, board, onClose }: DialogProps) {
  const [start] = useState(() => valuesOf(application ?? known));
  const { values, setValues, isFromBefore, forget } = useKeptValues(
    application ? `edit ${application.id}` : `add ${known.jobId ?? ''}`,
    start,
  );
  const [missing, setMissing] = useState<FormErrors>({});
  const { isSaving, hasFailed, refused, save } = useSaving(application ? EDITING : ADDING);
  const formId = useId();
  const errors = { ...refused, ...missing };
  const form = useFocusOnError(errors);
  const isDirty = !isSame(start, values);
  useUnsavedChanges(isDirty);

  const close = () => {
    forget();
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation(); // the dialog may stand, in React's tree, inside another form
    const found = errorsOf(values);
    setMissing(found);
    if (Object.keys(found).length > 0) return;
    const isSaved = await save(() =>
      application
        ? board.change(application.id, changedFields(start, values))
        : board.add({ ...fieldsOf(values), ...(known.jobId ? { jobId: known.jobId } : {}) }),
    );
    if (isSaved) close(); // after a failure it stays open, with everything that was typed
  };
  const closeAfterAsking = () => {
    if (!isDirty || window.confirm('Close without saving? What you typed is lost.')) close();
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && closeAfterAsking()}
      title={application ? 'Edit Job Application' : 'Add New Job Application'}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isSaving}>
            {application ? 'Update' : 'Create'}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className="application-form" noValidate onSubmit={(event) => void submit(event)}>
        {isFromBefore && !hasFailed && (
          <Note tone="info" className="application-unsaved">
            What you typed before is here again. It is not saved yet.
          </Note>
        )}
        {hasFailed && (
          <Note tone="danger" className="application-unsaved">
            Not saved yet. What you typed is still here.
          </Note>
        )}
        <ApplicationForm values={values} errors={errors} onChange={(change) => setValues({ ...values, ...change })} />
      </form>
    </Dialog>
  );
}

/** The first field with an error takes the focus when errors appear: on a phone it may stand out of sight. */
function useFocusOnError(errors: FormErrors) {
  const form = useRef<HTMLFormElement>(null);
  const wrong = Object.keys(errors).join(' ');
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);
  return form;
}
