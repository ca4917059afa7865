import './saved.css';
import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useUser } from '@landfall/sdk';
import { Button } from '@landfall/ui';
import type { Search } from '../api';
import { savedSearches, useSavedChanges } from './calls';
import { addressOf, searchOf } from './filters';
import { SaveDialog } from './save-dialog';

/** Beside the filters in force: saves them, or says that they are saved and, on demand, under which name. Whoever looks at a saved search has seen what is new. */
export default function SaveSearch({ search }: { search: Search }) {
  const [isAsking, setAsking] = useState(false);
  const { data } = useQuery(savedSearches(useUser()?.id));
  const { markSeen } = useSavedChanges();
  const address = addressOf(search);
  const saved = data?.savedSearches.find(({ filters }) => addressOf(searchOf(filters)) === address);
  const unseen = saved && saved.newCount > 0 ? saved.id : undefined;
  useEffect(() => {
    if (unseen !== undefined) markSeen(unseen);
  }, [unseen, markSeen]);
  if (saved) {
    return (
      <Button asChild variant="quiet" icon="search">
        <Link to="/saved-searches" title={`As “${saved.name}”`}>
          Search saved
        </Link>
      </Button>
    );
  }
  return (
    <>
      <Button variant="quiet" icon="search" onClick={() => setAsking(true)}>
        Save search
      </Button>
      {isAsking && <SaveDialog search={search} onClose={() => setAsking(false)} />}
    </>
  );
}
