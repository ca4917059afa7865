import { useMemo, useState } from 'react';
import { Slot, useSettings } from '@landfall/sdk';
import { StatTile, figure } from '@landfall/ui';

/** The operator's word for the number of positions that are open now, in place of a claim. */
const COUNTED = 'counted';

/** What the operator claims, or the number as it is. Whoever fills `hero.count` gives data: nothing of it is shown but the number. */
export function Opportunities() {
  const { opportunities } = useSettings().claims;
  const [count, setCount] = useState<number>();
  const context = useMemo(() => ({ onCount: setCount }), []);
  if (opportunities.trim().toLowerCase() !== COUNTED)
    return <StatTile value={opportunities} label="Global Opportunities" />;
  return (
    <>
      <StatTile value={count === undefined ? '–' : figure(count)} label="Global Opportunities" />
      <div hidden>
        <Slot name="hero.count" context={context} />
      </div>
    </>
  );
}
