import { useId, type ReactNode } from 'react';
import { Checkbox, useMore } from '@landfall/ui';
import type { Choice } from './options';
import { useSteady } from './use-steady';

interface FacetGroupProps {
  title: string;
  choices: Choice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Scrolls in itself. */
  long?: boolean;
  /** Above the choices. */
  before?: ReactNode;
  /** Below them. */
  after?: ReactNode;
}

/** A group of which every choice is counted: one that the counts do not bring any more has none. */
export function FacetGroup(props: FacetGroupProps) {
  return <FacetList {...props} choices={useSteady(props.choices, 0)} />;
}

/** The choices as they are given. */
export function FacetList({ title, choices, chosen, onChange, long = false, before, after }: FacetGroupProps) {
  const heading = useId();
  const list = useMore<HTMLUListElement>();
  const toggle = (value: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value));
  return (
    <section className="facet" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      {before}
      <ul
        ref={list}
        className={long ? 'facet-list facet-list-long lf-more' : 'facet-list'}
        tabIndex={long ? 0 : undefined}
        aria-labelledby={heading}
      >
        {choices.map(({ value, label, count }) => (
          <li key={value}>
            <Checkbox
              label={<span dir="auto">{label}</span>}
              count={count}
              checked={chosen.includes(value)}
              onCheckedChange={(isChosen) => toggle(value, isChosen)}
            />
          </li>
        ))}
      </ul>
      {after}
    </section>
  );
}
