import { useId, useState, type KeyboardEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Suggestion } from '@landfall/contracts';
import { suggestionsFor } from '../api';
import { useDebounced } from './use-debounced';

const SHORTEST = 2;
const REST_MS = 120;
const NONE: Suggestion[] = [];

/** The list stays as it is until the next one has come; what was asked for words of before never shows. */
export function useSuggestions(text: string, onPick: (suggestion: Suggestion) => void) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Suggestion>();
  const typed = text.trim();
  const asked = useDebounced(typed, REST_MS);
  const isAsked = isOpen && typed.length >= SHORTEST && asked.length >= SHORTEST && asked.length <= 100;
  const { data } = useQuery({ ...suggestionsFor(asked), enabled: isAsked });
  const suggestions = (isAsked && data?.suggestions) || NONE;
  const isShown = suggestions.length > 0;
  const count = suggestions.length;
  // Known by itself and not by its place: a list that comes late does not take the choice back.
  const active = suggestions.findIndex(({ kind, value }) => kind === chosen?.kind && value === chosen.value);

  const close = () => {
    setOpen(false);
    setChosen(undefined);
  };
  const pick = (suggestion: Suggestion) => {
    close();
    onPick(suggestion);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isVertical = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (isVertical && !isOpen) {
      event.preventDefault();
      setOpen(true);
      setChosen(data?.suggestions.at(event.key === 'ArrowDown' ? 0 : -1));
    }
    if (!isShown || event.nativeEvent.isComposing) return;
    const picked = suggestions[active];
    if (isVertical) {
      event.preventDefault();
      // One further place, before the first and after the last: the words as they were typed.
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setChosen(suggestions[((active + 1 + step + count + 1) % (count + 1)) - 1]);
    } else if (event.key === 'Enter' && picked) {
      event.preventDefault();
      pick(picked);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
  };
  const optionId = (index: number) => `${id}-${index}`;
  return {
    suggestions,
    isShown,
    active,
    listId: id,
    optionId,
    pick,
    close,
    /** Other words: what was chosen among the suggestions for those of before is not meant any more. */
    open: () => {
      setOpen(true);
      setChosen(undefined);
    },
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isShown,
      'aria-controls': isShown ? id : undefined,
      'aria-activedescendant': isShown && active >= 0 ? optionId(active) : undefined,
      onKeyDown,
      onBlur: close,
    },
  };
}
