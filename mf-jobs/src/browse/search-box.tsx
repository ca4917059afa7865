import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Suggestion } from '@landfall/contracts';
import { Button, latePart, SearchField, useIsPhone, VisuallyHidden } from '@landfall/ui';
import { keepTyped, typedBeside } from './typed-text';
import { unsearchable } from './unsearchable';
import { useSuggestions } from './use-suggestions';

const SuggestionList = latePart(() => import('./suggestion-list'));

interface SearchBoxProps {
  /** The text that is in force, from the address. */
  inForce: string;
  /** Whether filters are in force too: they stay when a suggestion is picked. */
  isFiltered: boolean;
  onSearch: (text: string) => void;
  /** A place was picked among the suggestions, spelled as the filter takes it; `text` stays in force beside it. */
  onPlace: (place: string, text: string) => void;
  /** Buttons beside the box. */
  children?: ReactNode;
}

/** What is typed is searched on Enter or Search, and when a filter is chosen; what is suggested when it is picked; clearing searches for nothing at once. */
export function SearchBox({ inForce, isFiltered, onSearch, onPlace, children }: SearchBoxProps) {
  const client = useQueryClient();
  const [text, setText] = useState(() => typedBeside(client, inForce));
  const [tried, setTried] = useState(inForce);
  const [last, setLast] = useState(inForce);
  const isPhone = useIsPhone();
  if (last !== inForce) {
    setLast(inForce);
    setText(inForce);
    setTried(inForce);
  }
  const type = (typed: string, beside = inForce) => {
    keepTyped(client, { text: typed, inForce: beside });
    setText(typed);
  };
  /** What cannot be searched for stays in the box, with the reason below it. */
  const search = (typed: string) => {
    type(typed, typed);
    setTried(typed);
    if (!unsearchable(typed)) onSearch(typed);
  };
  // what was taken out of the box is no longer meant, searched for or not
  const kept = text.trim().startsWith(inForce) ? inForce : '';
  const suggest = useSuggestions(text, ({ kind, value, asText }: Suggestion) => {
    if (kind === 'place' && !asText) {
      type(kept);
      onPlace(value, kept);
    } else {
      search(value);
    }
  });
  const why = tried === text.trim() ? unsearchable(tried) : null;
  // the results say how many they are, and not of which words
  const error = why && tried !== inForce ? `${why} The list below is still the one from before.` : why;
  return (
    <SearchField
      label="Search jobs"
      placeholder="Search by job title, company, skills, or location..."
      value={text}
      onValueChange={(typed) => {
        type(typed);
        suggest.open();
      }}
      onSubmit={(typed) => {
        suggest.close();
        search(typed);
      }}
      onClear={() => search('')}
      error={error}
      inputProps={suggest.inputProps}
      popup={
        <>
          <VisuallyHidden>
            <span role="status">{suggest.isShown ? `${suggest.suggestions.length} suggestions` : ''}</span>
          </VisuallyHidden>
          {suggest.isShown && <SuggestionList {...suggest} stays={{ text: kept, isFiltered }} />}
        </>
      }
      actions={
        <>
          {!isPhone && <Button type="submit">Search</Button>}
          {children}
        </>
      }
    />
  );
}
