import { useId, useState } from 'react';
import { Badge, Button, Icon, TextArea, figure } from '@landfall/ui';
import { CopyButton } from '../copy/copy-button';
import type { OpenDocument } from '../workbench/workbench';
import { directionOf } from '../text/direction';
import { tooLong } from './text-length';

const counted = (count: number, one: string) => `${figure(count)} ${one}${count === 1 ? '' : 's'}`;

/** Under this a document was hardly read: a scan with a few letters on it, or a first line. */
const FEW_WORDS = 30;

interface DocumentTextProps {
  /** e.g. "Text of your CV" */
  label: string;
  document: OpenDocument;
  onCorrect: (text: string) => void;
  /** Opened from the start, for a text that is being typed. */
  isOpen?: boolean;
}

/** The text as it will be used: to be looked at, and put right where the file was read wrongly. */
export function DocumentText({ label, document, onCorrect, isOpen: startsOpen = false }: DocumentTextProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  const words = document.text.split(/\s+/).filter(Boolean).length;
  return (
    <div className="document-text">
      <div className="document-facts">
        {document.pages !== null && <Badge>{counted(document.pages, 'page')}</Badge>}
        <Badge>{counted(words, 'word')}</Badge>
        <Button
          variant="quiet"
          icon={isOpen ? 'chevron-up' : 'chevron-down'}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide the text' : 'Check the text'}
        </Button>
      </div>
      {words < FEW_WORDS && document.pages !== null && (
        <p className="document-hint">Very little text was read from this file. Check it before you go on.</p>
      )}
      {tooLong(document.text) && (
        <p className="lf-field-error" role="alert">
          <Icon name="alert" size={18} />
          <span>{tooLong(document.text)}</span>
        </p>
      )}
      <div id={id} hidden={!isOpen} className="document-edit">
        {isOpen && (
          <>
            <TextArea
              aria-label={label}
              dir={directionOf(document.text)}
              rows={12}
              value={document.text}
              onChange={(event) => onCorrect(event.target.value)}
            />
            <p className="document-hint">
              This is what will be used. Put right what was read wrongly: missing words and a mixed-up order are what an
              employer’s software sees as well.
            </p>
            <CopyButton text={document.text} />
          </>
        )}
      </div>
    </div>
  );
}
