import '../styles.css';
import '../browse/browse.css';
import './sponsors.css';
import { useRef, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTitle } from '@landfall/sdk';
import { Button, Card, PageHead, SearchField, useIsPhone } from '@landfall/ui';
import { FilterSheet } from '../browse/filter-sheet';
import { useFilterSheet } from '../browse/use-filter-sheet';
import { useTurnedPage } from '../browse/use-turned-page';
import { sponsorsMatching } from './api';
import { chosenSponsorFacets } from './sponsor-address';
import { SponsorChips } from './sponsor-chips';
import { SponsorFacets } from './sponsor-facets';
import { SponsorResults } from './sponsor-results';
import { useSponsorSearch } from './use-sponsor-search';

const LONGEST = 500;

export default function SponsorsPage() {
  const sheet = useFilterSheet();
  const { search, page, refine, clearAll, goToPage, hrefFor } = useSponsorSearch(sheet.choose);
  const { data: found } = useQuery(sponsorsMatching(search, page));
  const isPhone = useIsPhone();
  useTitle('Licensed Sponsors');
  const results = useRef<HTMLElement>(null);
  const turnTo = useTurnedPage(results, goToPage);
  const toResults = (clear: () => void) => {
    clear();
    results.current?.focus({ preventScroll: true });
  };
  const skipToResults = () => {
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView();
  };
  const active = chosenSponsorFacets(search).length;
  return (
    <div className="browse sponsors">
      <PageHead
        title="Licensed Sponsors"
        text="The UK Home Office's register of employers that may sponsor workers, from register to register."
        actions={
          <Button asChild variant="quiet" icon="globe" flush className="browse-aside">
            <Link to="/visa-check">Visa check</Link>
          </Button>
        }
      />
      <SponsorSearchBox inForce={search.query} onSearch={(text) => refine({ query: text })}>
        {isPhone && (
          <FilterSheet of="sponsors" sheet={sheet} active={active} total={found?.total} onClearAll={clearAll}>
            <SponsorFacets search={search} onChange={refine} />
          </FilterSheet>
        )}
      </SponsorSearchBox>
      <div className="browse-columns">
        {!isPhone && (
          <Card as="aside" className="filter-panel" aria-label="Filters">
            <Button variant="secondary" className="filter-skip" onClick={skipToResults}>
              Skip to results
            </Button>
            <div className="filter-panel-head">
              <h2>Filters</h2>
              <Button variant="quiet" onClick={clearAll}>
                Clear All
              </Button>
            </div>
            <SponsorFacets search={search} onChange={refine} />
          </Card>
        )}
        <section className="browse-results" ref={results} tabIndex={-1} aria-labelledby="sponsor-results">
          <h2 id="sponsor-results" className="lf-hidden">
            Results
          </h2>
          <SponsorChips search={search} onChange={refine} onClearAll={clearAll} results={results} />
          <SponsorResults
            search={search}
            page={page}
            onPage={turnTo}
            hrefFor={hrefFor}
            onClearAll={() => toResults(clearAll)}
          />
          <p className="sponsor-licence">
            Contains public sector information licensed under the Open Government Licence v3.0. Entries without a legal
            form may be people and are only found by their name.
          </p>
        </section>
      </div>
    </div>
  );
}

interface SearchBoxProps {
  inForce: string;
  onSearch: (text: string) => void;
  children?: ReactNode;
}

/** What is typed is searched on Enter or Search; clearing searches for nothing at once. */
function SponsorSearchBox({ inForce, onSearch, children }: SearchBoxProps) {
  const [text, setText] = useState(inForce);
  const [last, setLast] = useState(inForce);
  const isPhone = useIsPhone();
  if (last !== inForce) {
    setLast(inForce);
    setText(inForce);
  }
  const isTooLong = text.trim().length > LONGEST;
  return (
    <SearchField
      label="Search sponsors"
      placeholder="Search by employer or town..."
      value={text}
      onValueChange={setText}
      onSubmit={(typed) => (typed.length > LONGEST ? undefined : onSearch(typed))}
      onClear={() => onSearch('')}
      error={isTooLong ? `A search may have up to ${LONGEST} characters.` : null}
      actions={
        <>
          {!isPhone && <Button type="submit">Search</Button>}
          {children}
        </>
      }
    />
  );
}
