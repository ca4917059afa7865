import { Button, EmptyState, SearchField } from '@landfall/ui';
import { Listed, type ListedProps, type Page } from './listed';
import { useTypedSearch } from './use-typed-search';

const LONGEST_SEARCH = 500;

type SearchedListProps<T extends Page> = Omit<ListedProps<T>, 'search' | 'empty'>;

/** A list, what is looked for in it, and the way back to all of it. */
export function SearchedList<T extends Page>(props: SearchedListProps<T>) {
  const { many, address } = props;
  const { search } = address;
  const { text, setText, find } = useTypedSearch(address);
  const showAll = () => {
    setText('');
    find('');
  };
  return (
    <>
      <SearchField
        label={`Search ${many}`}
        placeholder="Search by title, company or location"
        value={text}
        maxLength={LONGEST_SEARCH}
        onValueChange={setText}
        onSubmit={find}
        onClear={() => find('')}
      />
      <Listed
        {...props}
        search={search}
        empty={
          <EmptyState
            drawing="empty-jobs"
            title={`No ${many} found`}
            actions={
              search && (
                <Button variant="secondary" onClick={showAll}>
                  Show all {many}
                </Button>
              )
            }
          />
        }
      />
    </>
  );
}
