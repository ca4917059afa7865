import { useState, type ReactNode } from 'react';
import { Button, SearchField, useIsPhone } from '@landfall/ui';
import { unsearchable } from './unsearchable';

interface SearchBoxProps {
  /** The text that is in force, from the address. */
  inForce: string;
  onSearch: (text: string) => void;
  /** Buttons beside the box. */
  children?: ReactNode;
}

/** What is typed is searched on Enter or Search; clearing searches for nothing at once. */
export function SearchBox({ inForce, onSearch, children }: SearchBoxProps) {
  const [text, setText] = useState(inForce);
  const [tried, setTried] = useState(inForce);
  const [last, setLast] = useState(inForce);
  const isPhone = useIsPhone();
  if (last !== inForce) {
    setLast(inForce);
    setText(inForce);
    setTried(inForce);
  }
  /** What cannot be searched for stays in the box, with the reason below it. */
  const search = (typed: string) => {
    setTried(typed);
    if (!unsearchable(typed)) onSearch(typed);
  };
  const error = tried === text.trim() ? unsearchable(tried) : null;
  return (
    <SearchField
      label="Search jobs"
      placeholder="Search by job title, company, skills, or location..."
      value={text}
      onValueChange={setText}
      onSubmit={search}
      onClear={() => onSearch('')}
      error={error}
      actions={
        <>
          {!isPhone && <Button type="submit">Search</Button>}
          {children}
        </>
      }
    />
  );
}
