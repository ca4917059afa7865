import './failed-note.css';
import { Button, Note } from '@landfall/ui';

interface FailedNoteProps {
  /** What is known of the call. */
  query: { isFetching: boolean; refetch: () => Promise<unknown> };
  children: string;
}

/** Stands where a small part of a screen would stand, when that could not be loaded. */
export function FailedNote({ query: { isFetching, refetch }, children }: FailedNoteProps) {
  return (
    <Note
      tone="caution"
      action={
        <Button variant="quiet" busy={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      }
    >
      {children}
    </Note>
  );
}
