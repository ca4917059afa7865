import { useId, useState } from 'react';
import { Button, Icon, IconButton, Spinner } from '@landfall/ui';
import type { FileRule } from './file-check';

interface DocumentDropProps {
  label: string;
  rule: FileRule;
  /** Name of the file that is in, or on its way. */
  fileName?: string;
  busy: boolean;
  /** A file that was chosen since and not taken. */
  refused?: { name: string; reason: string };
  onFile: (file: File) => void;
  /** Several files were dropped at once. */
  onSeveral: () => void;
  onCancel: () => void;
  onRemove: () => void;
}

/** The file input itself covers the whole field, unseen: a click and the keyboard reach it the way the browser knows. */
export function DocumentDrop({
  label,
  rule,
  fileName,
  busy,
  refused,
  onFile,
  onSeveral,
  onCancel,
  onRemove,
}: DocumentDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const taken = refused ? undefined : fileName;
  const words = refused ? `${refused.name} was not read` : (fileName ?? 'Choose a file, or drop it here');
  return (
    <div className="lf-field">
      <label className="lf-label" htmlFor={id}>
        {label}
      </label>
      <div className="drop" data-over={isOver || undefined} data-bad={refused ? true : undefined}>
        {busy ? <Spinner size={20} /> : <Icon name={taken ? 'file-text' : 'upload'} size={20} />}
        <div className="drop-words">
          <p className="drop-name" dir="auto" role="status">
            {busy ? `Reading ${fileName ?? 'the file'}...` : words}
          </p>
          <p className="drop-hint" id={`${id}-hint`}>
            {rule.hint}
          </p>
        </div>
        <input
          id={id}
          type="file"
          accept={rule.accept}
          className="drop-input"
          disabled={busy}
          aria-describedby={refused ? `${id}-error ${id}-hint` : `${id}-hint`}
          aria-invalid={refused ? true : undefined}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          // A browser lets nobody drop two files on a field for one, and says nothing: the field takes what is dropped itself.
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            setOver(false);
            event.preventDefault();
            const [file, ...others] = event.dataTransfer.files;
            if (others.length > 0) onSeveral();
            else if (file) onFile(file);
          }}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = ''; // the same file, corrected, counts as a new choice
            if (file) onFile(file);
          }}
        />
        {busy && (
          <Button variant="quiet" className="drop-action" onClick={onCancel}>
            Cancel
          </Button>
        )}
        {!busy && taken && <IconButton icon="x" label="Remove file" className="drop-action" onClick={onRemove} />}
      </div>
      {refused && (
        <p id={`${id}-error`} className="lf-field-error" role="alert">
          <Icon name="alert" size={18} />
          <span>{refused.reason}</span>
        </p>
      )}
    </div>
  );
}
