import './reviews.css';
import { EmptyState } from '@landfall/ui';
import { Listed, type ListedProps, type Page } from '../lists/listed';
import { Waiting } from '../lists/waiting';
import { WhichList } from './which-list';

interface ReviewListProps<T extends Page> extends Omit<ListedProps<T>, 'search' | 'waiting'> {
  /** Above the list: what is in it, and what a decision does. */
  about: string;
  /** What was decided is a list of its own. */
  keepsDecided?: boolean;
  /** What it means that nothing waits. */
  empty: string;
}

/** What waits for an administrator, one card each. */
export function ReviewList<T extends Page>(props: ReviewListProps<T>) {
  const { about, keepsDecided = false, empty, children, ...list } = props;
  const { many, query, address } = list;
  const { which, choose } = address;
  return (
    <section className="admin-reviews" aria-label={many}>
      <p className="admin-count">{about}</p>
      {keepsDecided && <WhichList which={which} choose={choose} />}
      <Listed
        {...list}
        waiting={<Waiting rows={3} height="9rem">{`Loading ${many}`}</Waiting>}
        empty={
          <EmptyState title={`No ${many}`}>
            {keepsDecided && which === 'decided' ? 'Nothing has been decided yet.' : empty}
          </EmptyState>
        }
      >
        {(found) => (
          <ul className="admin-review-list" aria-busy={query.isFetching}>
            {children(found)}
          </ul>
        )}
      </Listed>
    </section>
  );
}
