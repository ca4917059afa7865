import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** What is typed is looked for after a pause; Enter does not wait for it. */
export function useTypedSearch(search: string, find: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(search);
  useEffect(() => {
    if (text.trim() === search) return;
    const timer = setTimeout(() => find(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return [text, setText];
}
