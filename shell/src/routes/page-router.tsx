import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { PageHistory } from './history';

/** The router of the page. Which screens there are is the release's matter, and may grow while the page is open. */
export function PageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => new PageHistory());
  const [{ location, navigationType }, setPlace] = useState(() => history.now());
  useLayoutEffect(() => history.listen(setPlace), [history]);
  return (
    <Router location={location} navigationType={navigationType} navigator={history}>
      {children}
    </Router>
  );
}
