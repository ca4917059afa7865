import { useId, useState } from 'react';
import { Button, Icon, IconButton, Spinner } from '@landfall/ui';

interface DocumentDropProps {
  label: string;
  /** Name of the file that is in, or on its way. */
  fileName?: string;
  busy: boolean;
  error?: string;
  onFile: (file: File) => void;
  onCancel: () => void;
  onRemove: () => void;
}

/**
 * The file input itself covers the whole field, unseen: a click, the keyboard and a file dropped on it all reach it
 * the way the browser knows.
 */
export function DocumentDrop({ label, fileName, busy, error, onFile, onCancel, onRemove }: DocumentDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  return (
    <div className="lf-field">
      <label className="lf-label" htmlFor={id}>
        {label}
      </label>
      <div className="drop" data-over={isOver || undefined} data-bad={error ? true : undefined}>
        {busy ? <Spinner size={20} /> : <Icon name={fileName ? 'file-text' : 'upload'} size={20} />}
        <div className="drop-words">
          <p className="drop-name" dir="auto" role="status">
            {busy ? `Reading ${fileName ?? 'the file'}...` : (fileName ?? 'Choose a file, or drop it here')}
          </p>
          <p className="drop-hint" id={`${id}-hint`}>
            PDF only, Max 10MB
          </p>
        </div>
        <input
          id={id}
          type="file"
          accept=".pdf"
          className="drop-input"
          disabled={busy}
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
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
        {!busy && fileName && <IconButton icon="x" label="Remove file" className="drop-action" onClick={onRemove} />}
      </div>
      {error && (
        <p id={`${id}-error`} className="lf-field-error" role="alert">
          <Icon name="alert" size={18} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
