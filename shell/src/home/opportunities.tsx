import { useMemo, useState } from 'react';
import { Slot, useSettings } from '@landfall/sdk';
import { StatTile } from '@landfall/ui';

/** The operator's word for the number of positions that are open now, in place of a claim. */
const COUNTED = 'counted';
const figures = new Intl.NumberFormat('en-GB');

/** What the operator claims, or the number as it is. Whoever fills `hero.count` gives data: nothing of it is shown but the number. */
export function Opportunities() {
  const { opportunities } = useSettings().claims;
  const [count, setCount] = useState<number>();
  const context = useMemo(() => ({ onCount: setCount }), []);
  if (opportunities.trim().toLowerCase() !== COUNTED)
    return <StatTile value={opportunities} label="Global Opportunities" />;
  return (
    <>
      <StatTile value={count === undefined ? '–' : figures.format(count)} label="Global Opportunities" />
      <div hidden>
        <Slot name="hero.count" context={context} />
      </div>
    </>
  );
}
