import { useEffect, useState, startTransition, type ReactNode } from 'react';
import { Badge, Button, Sheet, figure } from '@landfall/ui';
import { AlwaysAtHand } from './at-hand';
import type { useFilterSheet } from './use-filter-sheet';

interface FilterSheetProps {
  of: 'jobs' | 'sponsors';
  sheet: Pick<ReturnType<typeof useFilterSheet>, 'isOpen' | 'setOpen'>;
  /** How many filters are in force. */
  active: number;
  /** How many the filters leave; unknown while they are being counted. */
  total: number | undefined;
  onClearAll: () => void;
  children: ReactNode;
}

/** The filters of a phone, behind a button that counts them. */
export function FilterSheet({ of, sheet, active, total, onClearAll, children }: FilterSheetProps) {
  return (
    <Sheet
      open={sheet.isOpen}
      onOpenChange={sheet.setOpen}
      title={of === 'jobs' ? 'Filter Jobs' : 'Filter Sponsors'}
      trigger={
        <Button variant="secondary" icon="sliders-horizontal">
          Filters
          {active > 0 && <Badge tone="count">{active}</Badge>}
        </Button>
      }
      footer={
        <>
          <Button variant="quiet" onClick={onClearAll}>
            Clear All
          </Button>
          <Button onClick={() => sheet.setOpen(false)}>
            {total === undefined ? `Show ${of}` : `Show ${figure(total)} ${total === 1 ? of.slice(0, -1) : of}`}
          </Button>
        </>
      }
    >
      <AfterPaint>
        <AlwaysAtHand>{children}</AlwaysAtHand>
      </AfterPaint>
    </Sheet>
  );
}

/** The tap is answered by the sheet itself: its many rows are drawn once that stands there. */
function AfterPaint({ children }: { children: ReactNode }) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setPainted(true))));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted && children;
}
