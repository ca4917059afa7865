import { useState } from 'react';
import type { CvSummary } from '@landfall/contracts';
import { Button, Field, formatDate, IconButton, Input } from '@landfall/ui';

interface KeptCvRowProps {
  cv: CvSummary;
  isSaving: boolean;
  onRename: (name: string) => void;
  onDelete: () => void;
}

/** Deleting asks once more, in the same place. */
export function KeptCvRow({ cv, isSaving, onRename, onDelete }: KeptCvRowProps) {
  const [name, setName] = useState(cv.name);
  const [isLeaving, setLeaving] = useState(false);
  const isRenamed = name.trim() !== '' && name.trim() !== cv.name;
  return (
    <div className="kept-cv" role="group" aria-label={cv.name}>
      <Field label="Name" hint={`Changed ${formatDate(cv.updatedAt)}${cv.isOptimized ? ', optimized' : ''}`}>
        <Input value={name} maxLength={255} onChange={({ target }) => setName(target.value)} />
      </Field>
      {isLeaving ? (
        <div className="cv-actions">
          <Button variant="danger" busy={isSaving} onClick={onDelete}>
            Delete for good
          </Button>
          <Button variant="secondary" onClick={() => setLeaving(false)}>
            Keep it
          </Button>
        </div>
      ) : (
        <div className="cv-actions">
          <Button variant="secondary" disabled={!isRenamed || isSaving} onClick={() => onRename(name.trim())}>
            Rename
          </Button>
          <IconButton icon="trash" tone="danger" label={`Delete ${cv.name}`} onClick={() => setLeaving(true)} />
        </div>
      )}
    </div>
  );
}
