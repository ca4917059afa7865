import { useState } from 'react';
import type { CvSummary } from '@landfall/contracts';
import { toast } from '@landfall/sdk';
import { Button, Dialog, Note, RadioGroup } from '@landfall/ui';
import { useCvChanges } from '../api';
import { refusalOf } from '../tasks/refusal';
import { put, workbench } from '../workbench/workbench';
import { KeptCvRow } from './kept-cv-row';

interface KeptCvsDialogProps {
  cvs: readonly CvSummary[];
  onClose: () => void;
}

/** All that one keeps: which of them jobs are matched with, what they are called, and away with them. */
export function KeptCvsDialog({ cvs, onClose }: KeptCvsDialogProps) {
  const { change, remove, isSaving } = useCvChanges();
  const [problem, setProblem] = useState<string>();
  const attempt = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    setProblem(undefined);
    try {
      await work();
      toast({ title: done });
    } catch (failure) {
      setProblem(refusalOf(failure).detail);
    }
  };
  const makeDefault = ({ id, name }: CvSummary) =>
    attempt(() => change({ id, isDefault: true }), `Jobs are matched with ${name}`);
  const rename = ({ id }: CvSummary, name: string) => attempt(() => change({ id, name }), `CV renamed: ${name}`);
  const discard = ({ id, name }: CvSummary) =>
    attempt(async () => {
      await remove(id);
      const { cv } = workbench.getState();
      // Its text stays in hand: who deletes what is kept has not thrown away what is on screen.
      if (cv?.cvId === id) put({ cv: { ...cv, cvId: undefined } });
    }, `CV deleted: ${name}`);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Your kept CVs"
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <div className="kept-cvs">
        {problem && (
          <Note tone="danger" role="alert">
            {problem}
          </Note>
        )}
        {cvs.length === 0 && <p>You keep no CV any more.</p>}
        {cvs.length > 0 && (
          <RadioGroup
            label="Jobs are matched with"
            name="default-cv"
            value={String(cvs.find(({ isDefault }) => isDefault)?.id ?? '')}
            disabled={isSaving}
            onValueChange={(value) => {
              const chosen = cvs.find(({ id }) => String(id) === value);
              if (chosen) void makeDefault(chosen);
            }}
            options={cvs.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
        {cvs.map((cv) => (
          <KeptCvRow
            key={cv.id}
            cv={cv}
            isSaving={isSaving}
            onRename={(name) => void rename(cv, name)}
            onDelete={() => void discard(cv)}
          />
        ))}
      </div>
    </Dialog>
  );
}
