import { useState } from 'react';
import { Button } from '@landfall/ui';
import { DocumentDrop } from '../documents/document-drop';
import { DocumentText } from '../documents/document-text';
import type { FileRule } from '../documents/file-check';
import { useUpload } from '../documents/use-upload';
import { isBlank } from '../text/told-apart';
import { put, workbench } from '../workbench/workbench';
import { useTellWhileReading } from './cv-on-its-way';
import { KeepCv } from './keep-cv';
import { KeptCvChoice } from './kept-cv-choice';
import { TYPED } from './name-offered';

interface CvFieldProps {
  rule: FileRule;
  /** Whether a CV may be typed instead of uploaded. */
  mayType?: boolean;
}

/** The CV that the page works with: from a file, from those that are kept, or typed. */
export function CvField({ rule, mayType = false }: CvFieldProps) {
  const { cv } = workbench();
  const [isTyping, setTyping] = useState(false);
  const upload = useUpload({
    rule,
    failed: 'Failed to extract text from CV file',
    onRead: (document) => {
      setTyping(false);
      put({ cv: document });
    },
  });
  useTellWhileReading(upload.reading);
  const typed = () => {
    setTyping(true);
    put({ cv: { name: TYPED, text: '', pages: null } });
  };
  return (
    <div className="cv-field">
      <KeptCvChoice />
      <DocumentDrop
        label="Your CV"
        rule={rule}
        fileName={upload.reading ?? cv?.name}
        busy={upload.reading !== undefined}
        refused={upload.refused}
        onFile={upload.read}
        onSeveral={upload.refuseSeveral}
        onCancel={upload.cancel}
        onRemove={upload.remove}
      />
      {cv && upload.refused && (
        <p className="document-hint">
          This is still the text of {cv.name}. {upload.refused.name} was not read.
        </p>
      )}
      {cv && (
        <DocumentText
          key={isTyping ? 'typed' : 'read'}
          label="Text of your CV"
          document={cv}
          isOpen={isTyping}
          onCorrect={(text) => put({ cv: { ...cv, text, isChanged: true } })}
        />
      )}
      {cv && !isBlank(cv.text) && <KeepCv cv={cv} />}
      {!cv && mayType && upload.reading === undefined && (
        <Button variant="quiet" icon="edit" flush onClick={typed}>
          Type or paste it instead
        </Button>
      )}
    </div>
  );
}
