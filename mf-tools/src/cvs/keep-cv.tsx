import { useState } from 'react';
import { toast } from '@landfall/sdk';
import { Button } from '@landfall/ui';
import { useCvChanges } from '../api';
import { refusalOf } from '../tasks/refusal';
import { put, type OpenDocument } from '../workbench/workbench';
import { KeepCvDialog } from './keep-cv-dialog';

/** Offers to keep a CV that is not kept yet, or its correction when it is. */
export function KeepCv({ cv }: { cv: OpenDocument }) {
  const [isNaming, setNaming] = useState(false);
  const { change, isSaving } = useCvChanges();
  const { cvId } = cv;
  const save = async (id: number) => {
    try {
      await change({ id, text: cv.text });
      put({ cv: { ...cv, isChanged: false } });
      toast({ title: 'Your correction was kept' });
    } catch (failure) {
      toast({ title: 'Your correction was not kept', description: refusalOf(failure).detail, variant: 'destructive' });
    }
  };
  if (cvId !== undefined)
    return cv.isChanged ? (
      <div className="cv-actions">
        <Button variant="secondary" icon="save" busy={isSaving} onClick={() => void save(cvId)}>
          Keep the correction
        </Button>
        <Button variant="quiet" onClick={() => setNaming(true)}>
          Keep as another CV
        </Button>
        {isNaming && <KeepCvDialog cv={cv} onClose={() => setNaming(false)} />}
      </div>
    ) : null;
  return (
    <div className="cv-actions">
      <Button variant="secondary" icon="save" onClick={() => setNaming(true)}>
        Keep this CV
      </Button>
      {isNaming && <KeepCvDialog cv={cv} onClose={() => setNaming(false)} />}
    </div>
  );
}
