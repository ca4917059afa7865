import {
  memo,
  startTransition,
  useCallback,
  useId,
  useLayoutEffect,
  useOptimistic,
  useRef,
  type ReactNode,
} from 'react';
import { Checkbox, useMore } from '@landfall/ui';
import type { Choice } from './options';
import { noneLeft, notKnown, useSteady } from './use-steady';

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

/**
 * A group of which every choice is counted: one that the counts do not bring any more has none. Where the counts could
 * not be had, that one has no number either.
 */
export function FacetGroup(props: FacetGroupProps) {
  const isCounted = props.choices.every(({ count }) => count !== undefined);
  const choices = useSteady(props.choices, isCounted ? noneLeft : notKnown);
  // no title stands over nothing
  return choices.length === 0 ? null : <FacetList {...props} choices={choices} />;
}

/** The choices as they are given. */
export function FacetList({ title, choices, chosen, onChange, long = false, before, after }: FacetGroupProps) {
  const heading = useId();
  const list = useMore<HTMLUListElement>();
  const now = useRef({ chosen, onChange });
  useLayoutEffect(() => {
    now.current.onChange = onChange;
  });
  useLayoutEffect(() => {
    now.current.chosen = chosen;
  }, [chosen]);
  const toggle = useCallback((value: string, isChosen: boolean) => {
    const { chosen, onChange } = now.current;
    const meant = isChosen ? [...chosen, value] : chosen.filter((other) => other !== value);
    // the next press adds to this one, drawn or not
    now.current.chosen = meant;
    onChange(meant);
  }, []);
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
        {choices.map((choice) => (
          <Row key={choice.value} {...choice} isChosen={chosen.includes(choice.value)} onToggle={toggle} />
        ))}
      </ul>
      {after}
    </section>
  );
}

interface RowProps extends Choice {
  isChosen: boolean;
  onToggle: (value: string, isChosen: boolean) => void;
}

/**
 * A press changes one row, and its answer those whose count is another: the others are not drawn anew. The row's own tick
 * is painted at once, and whatever else follows from it is drawn after that.
 */
const Row = memo(({ value, label, count, isChosen, onToggle }: RowProps) => {
  const [isTicked, setTicked] = useOptimistic(isChosen);
  const press = (isNow: boolean) =>
    startTransition(() => {
      setTicked(isNow);
      onToggle(value, isNow);
    });
  return (
    <li>
      <Checkbox label={<span dir="auto">{label}</span>} count={count} checked={isTicked} onCheckedChange={press} />
    </li>
  );
});
