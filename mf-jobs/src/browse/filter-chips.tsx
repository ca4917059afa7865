import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Button, Chip, useMore } from '@landfall/ui';

interface FilterChipsProps<Change> {
  /** What is asked for, each with the change that takes it back. */
  chips: { text: string; details?: string; without: Change }[];
  onTake: (without: Change) => void;
  onClearAll: () => void;
  /** Takes the focus when the last one of them is gone. */
  results: RefObject<HTMLElement | null>;
  /** Beside Clear All. */
  children?: ReactNode;
}

/** The filters in force, in one row. It stays when none is left, to hand the focus on. */
export function FilterChips<Change>({ chips, onTake, onClearAll, results, children }: FilterChipsProps<Change>) {
  const { row, leave } = useFocusAfter(results);
  if (chips.length === 0) return null;
  return (
    <section className="active-filters" aria-label="Active Filters">
      <div className="active-filters-head">
        <h2 className="lf-label">Active Filters</h2>
        {/* Beside the title: however many chips there are, it stays in reach on the smallest screen. */}
        <Button variant="quiet" onClick={() => leave(0, onClearAll)}>
          Clear All
        </Button>
        {children}
      </div>
      <div className="active-filters-row lf-more" ref={row}>
        {chips.map(({ text, details, without }, index) => (
          <Chip
            key={text}
            details={details}
            removeLabel={`Remove ${text}`}
            onRemove={() => leave(index, () => onTake(without))}
          >
            {text}
          </Chip>
        ))}
      </div>
    </section>
  );
}

/** What was pressed goes with what it took back; the focus goes on to the next cross, or to the results. */
function useFocusAfter(results: RefObject<HTMLElement | null>) {
  const row = useMore<HTMLDivElement>();
  const left = useRef<number | null>(null);
  useEffect(() => {
    if (left.current === null) return;
    const crosses = row.current?.querySelectorAll<HTMLElement>('.lf-chip button') ?? [];
    const next = crosses[Math.min(left.current, crosses.length - 1)] ?? results.current;
    left.current = null;
    next?.focus({ preventScroll: true });
  });
  const leave = (index: number, take: () => void) => {
    left.current = index;
    take();
  };
  return { row, leave };
}
