import { useEffect, useRef, useState } from 'react';
import { toast } from '@landfall/sdk';
import { Button, IconButton } from '@landfall/ui';

const COPIED_MS = 2_000;

function useCopy(text: string, done: string) {
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
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), COPIED_MS);
    toast({ title: done });
  };
  return { icon: isCopied ? ('check' as const) : ('copy' as const), copy: () => void copy() };
}

interface CopyProps {
  text: string;
  /** The toast after it. */
  done?: string;
}

export function CopyButton({ text, done = 'Content copied to clipboard!' }: CopyProps) {
  const { icon, copy } = useCopy(text, done);
  return (
    <Button variant="secondary" icon={icon} onClick={copy}>
      Copy
    </Button>
  );
}

/** For the head of a card; `label` says what is copied. */
export function CopyIcon({ text, label, done = 'Content copied to clipboard!' }: CopyProps & { label: string }) {
  const { icon, copy } = useCopy(text, done);
  return <IconButton icon={icon} label={label} onClick={copy} />;
}
