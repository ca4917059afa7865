import { useId, useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { toast, useUser } from '@landfall/sdk';
import { Button, Checkbox, Dialog, Field, Input, Note } from '@landfall/ui';
import { ownCvs, useCvChanges } from '../api';
import { refusalOf } from '../tasks/refusal';
import { put, workbench, type OpenDocument } from '../workbench/workbench';
import { nameOffered, UNNAMED } from './name-offered';

const LONGEST_NAME = 255;

interface KeepCvDialogProps {
  cv: OpenDocument;
  onClose: () => void;
}

/** Keeps the CV in hand under a name, for the next time and for matching jobs. */
export function KeepCvDialog({ cv, onClose }: KeepCvDialogProps) {
  const [name, setName] = useState(() => nameOffered(cv));
  const [isDefault, setDefault] = useState(false);
  const [problem, setProblem] = useState<string>();
  // The first one that is kept is what jobs are matched with, whatever is chosen here.
  const isFirst = useQuery(ownCvs(useUser()?.id)).data?.total === 0;
  const { keep, isSaving } = useCvChanges();
  const formId = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation(); // the dialog may stand, in React's tree, inside another form
    setProblem(undefined);
    try {
      const kept = await keep({ name: name.trim() || UNNAMED, text: cv.text, ...(isDefault ? { isDefault } : {}) });
      // What is kept need not be what is in hand: an optimized CV is not.
      if (workbench.getState().cv?.text === cv.text)
        put({ cv: { ...cv, name: kept.name, cvId: kept.id, isChanged: false } });
      toast({ title: `CV kept: ${kept.name}` });
      onClose();
    } catch (failure) {
      setProblem(refusalOf(failure).detail);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Keep this CV"
      description="Its text is stored with your account until you delete it. The file is not."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isSaving}>
            Keep
          </Button>
        </>
      }
    >
      <form id={formId} className="kept-cvs" noValidate onSubmit={(event) => void submit(event)}>
        {problem && (
          <Note tone="danger" role="alert">
            Not kept yet. {problem}
          </Note>
        )}
        <Field label="Name">
          <Input
            value={name}
            maxLength={LONGEST_NAME}
            placeholder={UNNAMED}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <Checkbox
          label="Match jobs with this CV"
          checked={isDefault || isFirst}
          disabled={isFirst}
          onCheckedChange={setDefault}
        />
      </form>
    </Dialog>
  );
}
