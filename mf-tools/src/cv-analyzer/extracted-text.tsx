import { useEffect, useRef, useState } from 'react';
import type { ExtractedText as Extracted } from '@landfall/contracts';
import { toast } from '@landfall/sdk';
import { Badge, Button, Card, Note } from '@landfall/ui';

const COPIED_MS = 2_000;
const figures = new Intl.NumberFormat('en-GB');
const counted = (count: number, one: string) => `${figures.format(count)} ${one}${count === 1 ? '' : 's'}`;

interface ExtractedTextProps {
  cv: Extracted;
  /** A file that was chosen after this one and not taken. */
  refusedName?: string;
  onClear: () => void;
}

export function ExtractedText({ cv, refusedName, onClear }: ExtractedTextProps) {
  const words = cv.text.split(/\s+/).filter(Boolean).length;
  return (
    <Card as="section" className="extracted" aria-labelledby="extracted-title">
      <header className="extracted-head">
        <div>
          <h2 id="extracted-title" className="extracted-title">
            Text of your CV
          </h2>
          <p className="extracted-name" dir="auto">
            {cv.name}
          </p>
          <p className="extracted-facts">
            <Badge>{counted(cv.pages, 'page')}</Badge>
            <Badge>{counted(words, 'word')}</Badge>
          </p>
        </div>
        <div className="extracted-actions">
          <CopyButton text={cv.text} />
          <Button variant="quiet" icon="trash" onClick={onClear}>
            Clear
          </Button>
        </div>
      </header>
      {refusedName && (
        <Note tone="caution">
          This is still the text of {cv.name}. {refusedName} was not read.
        </Note>
      )}
      {/* Focusable, because what scrolls must be reachable without a pointer. */}
      <div className="extracted-text" dir="auto" tabIndex={0} role="region" aria-label={`Text of ${cv.name}`}>
        {cv.text}
      </div>
    </Card>
  );
}

function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      toast({
        title: 'The text could not be copied',
        description: 'Your browser did not allow it. Select the text and copy it from there.',
        variant: 'destructive',
      });
      return;
    }
    setCopied(true);
    timer.current = setTimeout(() => setCopied(false), COPIED_MS);
    toast({ title: 'Content copied to clipboard!' });
  };
  return (
    <Button variant="secondary" icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
      Copy
    </Button>
  );
}
