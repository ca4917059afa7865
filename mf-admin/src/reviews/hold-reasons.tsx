import type { HeldAdvert } from '@landfall/contracts';
import { Badge } from '@landfall/ui';

type Reason = HeldAdvert['reasons'][number];

/** Why an advert is held: a sentence that gives several reasons is quoted once. */
export function HoldReasons({ reasons }: { reasons: readonly Reason[] }) {
  const byQuote = new Map<string, Reason[]>();
  for (const reason of reasons) {
    const quote = reason.quote ?? '';
    byQuote.set(quote, [...(byQuote.get(quote) ?? []), reason]);
  }
  return (
    <ul className="admin-reasons" aria-label="Why it is held">
      {[...byQuote].map(([quote, given]) => (
        <li key={quote}>
          <span className="admin-reason-badges">
            {given.map(({ kind, summary }) => (
              <Badge key={kind} tone="caution">
                {summary}
              </Badge>
            ))}
          </span>
          {quote && (
            <q dir="auto">
              <bdi>{quote}</bdi>
            </q>
          )}
        </li>
      ))}
    </ul>
  );
}
