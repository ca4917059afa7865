import '../styles.css';
import './browse.css';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTitle } from '@landfall/sdk';
import { Button, latePart, PageHead, useIsPhone } from '@landfall/ui';
import { countsFor, type Search } from '../api';
import { ActiveFilters } from './active-filters';
import { FilterPanel } from './filter-panel';
import { FilterSheet } from './filter-sheet';
import { Facets } from './late-facets';
import { Results, useFoundJobs, useFreshJobs } from './results';
import { chosenAdvanced, chosenFacets } from './search-address';
import { SearchBox } from './search-box';
import { SortBy } from './sort-by';
import { StandStill } from './stand-still';
import { takeTyped } from './typed-text';
import { withoutUnsearchable } from './unsearchable';
import type { ListNews } from './use-new-jobs';
import { useFilterSheet } from './use-filter-sheet';
import { useJobSearch } from './use-job-search';
import { useTurnedPage } from './use-turned-page';
import { useResultsInView } from './use-results-in-view';

const NewJobs = latePart(() => import('./new-jobs'));
const NOTHING_HEARD: ListNews = {
  count: 0,
  gone: new Set(),
  importedAt: undefined,
  isConnected: false,
  show: () => Promise.resolve(),
};

/** The same element always, so that it is not drawn anew with every touch of a filter. */
const HEAD = (
  <PageHead
    title="Find Your Dream Job"
    text="Try a skill, a company or a city."
    actions={
      <>
        <Button asChild variant="quiet" icon="badge-check" flush className="browse-aside">
          <Link to="/sponsors">Licensed sponsors</Link>
        </Button>
        <Button asChild variant="quiet" icon="globe" flush className="browse-aside">
          <Link to="/visa-check">Visa check</Link>
        </Button>
      </>
    }
  />
);

export default function BrowsePage() {
  const sheet = useFilterSheet();
  const { search, page, refine, clearAll, goToPage, hrefFor } = useJobSearch(sheet.choose);
  const query = useFoundJobs(search, page);
  const isPhone = useIsPhone();
  // The phone's sheet opens with its code and its counts at hand; this page itself shows nothing of them.
  useEffect(() => Facets.preload(), []);
  useQuery({ ...countsFor(withoutUnsearchable(search), ''), notifyOnChangeProps: [] });
  useTitle('Find Your Dream Job');
  useFreshJobs();
  const results = useRef<HTMLElement>(null);
  const isCovered = isPhone && sheet.isOpen;
  // the tap that closes the sheet is answered by its going: the list, which may be another, is drawn and measured after it
  const isBehind = useDeferredValue(isCovered) || isCovered;
  useResultsInView(results, search, isBehind);
  const turnTo = useTurnedPage(results, goToPage);
  // The button that was pressed goes with what it clears.
  const toResults = (clear: () => void) => {
    clear();
    results.current?.focus({ preventScroll: true });
  };
  const skipToResults = () => {
    results.current?.scrollIntoView();
    results.current?.focus({ preventScroll: true });
  };
  const [news, setNews] = useState(NOTHING_HEARD);
  const showNewJobs = () => {
    void news.show();
    if (news.count === 0) return; // only some are gone: the others stand where they stood
    // in another order they may stand on any page
    if (search.sort !== 'desc') refine({ sort: 'desc' });
    else if (page > 1) goToPage(1);
    skipToResults();
  };
  const chosen = chosenFacets(search).length + chosenAdvanced(search).length;
  const client = useQueryClient();
  /** What stands in the box is meant with it, sent or not. */
  const filter = (change: Partial<Search>) => refine({ ...takeTyped(client, search.searchQuery), ...change });
  const filters = { search, onChange: filter, onClearAll: clearAll };
  const sort = <SortBy search={search} onSort={(order) => refine({ sort: order })} />;
  return (
    <div className="browse">
      {HEAD}
      <NewJobs
        search={search}
        page={page}
        found={query.isPlaceholderData ? undefined : query.data}
        foundAt={query.dataUpdatedAt}
        onNews={setNews}
      />
      <SearchBox
        inForce={search.searchQuery}
        isFiltered={chosen > 0}
        // a phone's keyboard goes with the focus, and the results are in sight
        onSearch={(searchQuery) =>
          isPhone && searchQuery ? toResults(() => refine({ searchQuery })) : refine({ searchQuery })
        }
        onPlace={(place, text) =>
          refine({
            location: [...new Set([...search.location, place])],
            ...(text !== search.searchQuery && { searchQuery: text }),
          })
        }
      >
        {isPhone && (
          <>
            <FilterSheet of="jobs" sheet={sheet} active={chosen} total={query.data?.total} onClearAll={clearAll}>
              <Facets search={search} onChange={filter} />
            </FilterSheet>
            {sort}
          </>
        )}
      </SearchBox>
      <div className="browse-columns">
        {!isPhone && <FilterPanel {...filters} onSkip={skipToResults} />}
        <section className="browse-results" ref={results} tabIndex={-1} aria-labelledby="results">
          <h2 id="results" className="lf-hidden">
            Results
          </h2>
          <StandStill isBehind={isBehind}>
            <ActiveFilters {...filters} results={results} />
            <Results
              search={search}
              query={query}
              page={page}
              sort={!isPhone && sort}
              newJobs={{ ...news, onShow: showNewJobs }}
              onPage={turnTo}
              hrefFor={hrefFor}
              onChange={(change) => toResults(() => refine(change))}
              onClearAll={() => toResults(clearAll)}
              onRenew={() => toResults(() => void query.refetch())}
            />
          </StandStill>
        </section>
      </div>
    </div>
  );
}
