import { useEffect } from 'react';
import { ApiError, referenceOf } from '@landfall/sdk';
import { FailedPart } from '@landfall/ui';

const isExpired = (error: unknown) => error instanceof ApiError && error.status === 403;

/** The password counts for half an hour: whatever is refused after that asks for it again. */
export function useExpiry(onExpired: () => void, ...errors: unknown[]): void {
  const isOver = errors.some(isExpired);
  useEffect(() => {
    if (isOver) onExpired();
  }, [isOver, onExpired]);
}

/** What a person reads of a failure. */
export const wordsOf = (error: unknown) =>
  error instanceof ApiError ? error.detail : 'The server could not be reached. Nothing was changed.';

interface FailedListProps {
  title: string;
  error: unknown;
  busy: boolean;
  onRetry: () => void;
}

export function FailedList({ title, error, busy, onRetry }: FailedListProps) {
  if (isExpired(error)) return null;
  const refusal = error instanceof ApiError ? error : undefined;
  return (
    <FailedPart title={title} onRetry={onRetry} retrying={busy} details={referenceOf(error)}>
      {refusal?.detail ?? 'The rest of the product works.'}
    </FailedPart>
  );
}
