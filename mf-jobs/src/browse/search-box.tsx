import { useState, type ReactNode } from 'react';
import { Button, SearchField, useIsPhone } from '@landfall/ui';
import { LONGEST_SEARCH } from './search-address';

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
  const [last, setLast] = useState(inForce);
  const isPhone = useIsPhone();
  if (last !== inForce) {
    setLast(inForce);
    setText(inForce);
  }
  return (
    <SearchField
      label="Search jobs"
      placeholder="Search by job title, company, skills, or location..."
      value={text}
      onValueChange={setText}
      onSubmit={onSearch}
      onClear={() => onSearch('')}
      maxLength={LONGEST_SEARCH}
      actions={
        <>
          {!isPhone && <Button type="submit">Search</Button>}
          {children}
        </>
      }
    />
  );
}
