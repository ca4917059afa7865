import type { Refusal } from './refusal';
import { QuotaNote } from './quota-note';
import { RefusalNote } from './refusal-note';

const SPENT = 429;

/** Below a button that asks an engine: why the last call was not taken, and how many are left. */
export function CallNotes({ refusal, onRetry }: { refusal?: Refusal; onRetry?: () => void }) {
  return (
    <>
      {refusal && <RefusalNote refusal={refusal} onRetry={onRetry} />}
      {refusal?.status !== SPENT && <QuotaNote />}
    </>
  );
}
