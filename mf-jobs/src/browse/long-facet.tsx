import { useEffect, useId, useState } from 'react';
import { Button, Input } from '@landfall/ui';
import { FacetList } from './facet-group';
import type { Choice } from './options';
import { useSteady, type GoneCount } from './use-steady';

const SHOWN_AT_FIRST = 5;

interface LongFacetProps {
  title: string;
  /** What to write over the box: "Search towns". */
  searchLabel: string;
  more: string;
  fewer: string;
  /** Said where there is nothing to choose. */
  nothing: string | undefined;
  /** Said below all choices, of those that are too many to list. */
  rest?: string | undefined;
  /** Those that the text in the box means. */
  choices: Choice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Counts what the counts no longer bring: 0 where they bring all that there are. */
  gone: GoneCount;
  /** Hears which of the shown ones the counts do not bring. */
  onGone?: (values: string[]) => void;
  sought: string;
  onSeek: (text: string) => void;
}

/**
 * Five choices at first; all of them, with a search among them, on demand. What is chosen is always in sight, and what
 * was chosen stays till the list is opened or closed.
 */
export function LongFacet({
  title,
  choices,
  chosen,
  onChange,
  gone,
  onGone,
  sought,
  onSeek,
  ...words
}: LongFacetProps) {
  const [isOpen, setOpen] = useState(false);
  const inputId = useId();
  const [left, setLeft] = useState<string[]>([]);
  const steady = useSteady(sought ? [] : choices, gone, isOpen);
  const all = sought ? choices : steady;
  const further = all.slice(SHOWN_AT_FIRST).filter(({ value }) => chosen.includes(value) || left.includes(value));
  const shown = isOpen ? all : [...all.slice(0, SHOWN_AT_FIRST), ...further];
  useGone(shown, choices, onGone);
  const choose = (values: string[]) => {
    setLeft([...left, ...chosen]);
    onChange(values);
  };
  const close = () => {
    setOpen(false);
    setLeft([]);
    onSeek('');
  };
  if (shown.length === 0 && !isOpen && !words.nothing) return null;
  return (
    <FacetList
      title={title}
      choices={shown}
      chosen={chosen}
      onChange={choose}
      long={isOpen}
      before={
        isOpen && (
          <label htmlFor={inputId} className="facet-search">
            <span>{words.searchLabel}</span>
            <Input id={inputId} value={sought} maxLength={100} onChange={(event) => onSeek(event.target.value)} />
          </label>
        )
      }
      after={
        <>
          {words.nothing && shown.length === 0 && <p className="facet-nothing">{words.nothing}</p>}
          {isOpen && words.rest && <p className="facet-nothing">{words.rest}</p>}
          {(isOpen || all.length > SHOWN_AT_FIRST) && (
            <Button
              variant="quiet"
              flush
              iconEnd={isOpen ? 'chevron-up' : 'chevron-down'}
              aria-expanded={isOpen}
              onClick={() => (isOpen ? close() : setOpen(true))}
            >
              {isOpen ? words.fewer : words.more}
            </Button>
          )}
        </>
      }
    />
  );
}

function useGone(shown: Choice[], choices: Choice[], onGone: LongFacetProps['onGone']) {
  const given = new Set(choices.map(({ value }) => value));
  const gone = JSON.stringify(shown.map(({ value }) => value).filter((value) => !given.has(value)));
  useEffect(() => onGone?.(JSON.parse(gone) as string[]), [gone, onGone]);
}
