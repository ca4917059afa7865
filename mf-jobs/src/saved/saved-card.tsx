import '../styles.css';
import './saved.css';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { askAgain, useEvents, useUser } from '@landfall/sdk';
import { Badge, Button, Card } from '@landfall/ui';
import { FailedNote } from '../failed-note';
import { notices } from '../notices/calls';
import { savedSearches } from './calls';
import { addressOf, newsAddressOf, searchOf, wordsOf } from './filters';
import { newWords } from './saved-row';

const SHOWN = 5;

/**
 * On the dashboard: what is new in each saved search, those with news first. It stands below the notices, of which there
 * may be none: it comes when that is known, so that nothing moves.
 */
export default function SavedCard() {
  const client = useQueryClient();
  const userId = useUser()?.id;
  const query = useQuery(savedSearches(userId));
  const { data, error, isPending } = query;
  const above = useInfiniteQuery({ ...notices(userId), notifyOnChangeProps: ['isPending'] });
  useEvents('jobs', ({ added, isMany }) => {
    if (isMany || added.length > 0) void askAgain(client, ['saved-searches']);
  });
  if (isPending || above.isPending) return null;
  const searches = [...(data?.savedSearches ?? [])].sort((a, b) => Number(b.newCount > 0) - Number(a.newCount > 0));
  return (
    <Card as="section" className="saved-card" aria-labelledby="saved-card">
      <h2 id="saved-card">Saved searches</h2>
      {error !== null && !data && (
        <FailedNote query={query}>They could not be loaded. They are kept as they were.</FailedNote>
      )}
      {data && searches.length === 0 && (
        <p className="saved-asks">None yet. Search for jobs, then press Save search above the results.</p>
      )}
      <ul>
        {searches.slice(0, SHOWN).map(({ id, name, filters, newCount }) => (
          <li key={id}>
            <Link
              to={`/jobs?${(newCount > 0 ? newsAddressOf : addressOf)(searchOf(filters))}`}
              title={wordsOf(searchOf(filters))}
              dir="auto"
            >
              {name}
            </Link>
            {searches.some((other) => other.id !== id && other.name === name) && (
              <span className="saved-asks" dir="auto">
                {wordsOf(searchOf(filters))}
              </span>
            )}
            {newCount > 0 ? (
              <Badge tone="info">{newWords(newCount)}</Badge>
            ) : (
              <span className="saved-asks">Nothing new</span>
            )}
          </li>
        ))}
      </ul>
      <Button asChild variant="secondary">
        <Link to={searches.length > 0 ? '/saved-searches' : '/jobs'}>
          {searches.length > 0 ? 'All saved searches' : 'Browse Jobs'}
        </Link>
      </Button>
    </Card>
  );
}
