import './saved.css';
import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useUser } from '@landfall/sdk';
import { Button } from '@landfall/ui';
import type { Search } from '../api';
import { chosenAdvanced } from '../browse/search-address';
import { savedSearches, useSavedChanges } from './calls';
import { newsAddressOf, searchOf } from './filters';
import { SaveDialog } from './save-dialog';

/** Beside the filters in force: saves them, or says that they are saved and, on demand, under which name. Whoever looks at a saved search has seen what is new. */
export default function SaveSearch({ search }: { search: Search }) {
  const [isAsking, setAsking] = useState(false);
  const user = useUser();
  const { data } = useQuery(savedSearches(user?.id));
  const { markSeen } = useSavedChanges();
  // in whichever order it is looked at
  const address = newsAddressOf(search);
  const same = data?.savedSearches.filter(({ filters }) => newsAddressOf(searchOf(filters)) === address) ?? [];
  const unseen = same
    .filter(({ newCount }) => newCount > 0)
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    for (const id of unseen.split(',').filter(Boolean)) markSeen(Number(id));
  }, [unseen, markSeen]);
  const [saved] = same;
  if (saved) {
    return (
      <Button asChild variant="quiet" icon="bookmark">
        <Link to="/saved-searches" title={`As “${saved.name}”`}>
          Search saved
        </Link>
      </Button>
    );
  }
  // what is refused to somebody cannot be kept for them either
  if (user?.plan !== 'premium' && chosenAdvanced(search).length > 0) return null;
  return (
    <>
      <Button variant="quiet" icon="bookmark" onClick={() => setAsking(true)}>
        Save search
      </Button>
      {isAsking && <SaveDialog search={search} onClose={() => setAsking(false)} />}
    </>
  );
}
