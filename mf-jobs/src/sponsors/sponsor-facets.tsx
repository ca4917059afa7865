import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { AtHandPart } from '../browse/at-hand';
import { FacetGroup } from '../browse/facet-group';
import { FacetsSkeleton } from '../browse/facets-skeleton';
import { LongFacet } from '../browse/long-facet';
import { choicesOf } from '../browse/options';
import { useDebounced } from '../browse/use-debounced';
import { FailedNote } from '../failed-note';
import { sponsorCounts } from './api';
import { facetTitles, type SponsorFacet, type SponsorSearch } from './sponsor-address';

/** How many lines each has at first. */
const WAITING = {
  [facetTitles.route]: 10,
  [facetTitles.rating]: 4,
  [facetTitles.town]: 6,
  [facetTitles.county]: 6,
};

interface SponsorFacetsProps {
  search: SponsorSearch;
  onChange: (change: Partial<SponsorSearch>) => void;
}

/** The groups, in the sidebar as in the phone's sheet. */
export function SponsorFacets({ search, onChange }: SponsorFacetsProps) {
  const [towns, setTowns] = useState('');
  const [counties, setCounties] = useState('');
  const inTowns = useQuery(sponsorCounts(search, useDebounced(towns, 250).trim()));
  const inCounties = useQuery(sponsorCounts(search, useDebounced(counties, 250).trim()));
  const { data: counts, error } = inTowns;
  if (!counts && !error) return <FacetsSkeleton groups={WAITING} />;
  const group = (facet: SponsorFacet, counted = counts) => ({
    title: facetTitles[facet],
    choices: choicesOf([], counted?.[facet], search[facet]),
    chosen: search[facet],
    onChange: (chosen: string[]) => onChange({ [facet]: chosen }),
  });
  return (
    <AtHandPart>
      {error !== null && (
        <FailedNote query={inTowns}>The counts could not be loaded. Searching works without them.</FailedNote>
      )}
      <FacetGroup {...group('route')} />
      <FacetGroup {...group('rating')} />
      <LongFacet
        {...group('town')}
        searchLabel="Search towns"
        more="More towns"
        fewer="Fewer towns"
        nothing={towns && 'No place by that name'}
        rest={restOf(counts?.others.town)}
        gone={() => (counts?.others.town === 0 ? 0 : undefined)}
        sought={towns}
        onSeek={setTowns}
      />
      <LongFacet
        {...group('county', inCounties.data ?? counts)}
        searchLabel="Search counties"
        more="More counties"
        fewer="Fewer counties"
        nothing={counties && 'No place by that name'}
        rest={restOf((inCounties.data ?? counts)?.others.county)}
        gone={() => (counts?.others.county === 0 ? 0 : undefined)}
        sought={counties}
        onSeek={setCounties}
      />
    </AtHandPart>
  );
}

/** The largest places are listed; with this line the counts add up to all. */
const restOf = (count: number | undefined) => (count ? `Other places: ${count.toLocaleString('en-GB')}` : undefined);
