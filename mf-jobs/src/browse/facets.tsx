import { memo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '@landfall/sdk';
import { Checkbox, latePart } from '@landfall/ui';
import { countsFor, type Search } from '../api';
import { FailedNote } from '../failed-note';
import { AtHandPart } from './at-hand';
import { FacetGroup } from './facet-group';
import { FacetsSkeleton } from './facets-skeleton';
import { LocationFacet } from './location-facet';
import { ALWAYS_OFFERED, byCount, choicesOf, totalOf } from './options';
import { chosenAdvanced, NO_SEARCH, WITHOUT_ADVANCED } from './search-address';
import { isRefused, withoutUnsearchable } from './unsearchable';
import { useDebounced } from './use-debounced';

const AdvancedFilters = latePart(() => import(/* webpackChunkName: 'advanced-filters' */ './advanced-filters'), {
  named: 'The advanced filters',
});
const LockedFilters = latePart(() => import(/* webpackChunkName: 'advanced-filters' */ './locked-filters'));

interface FacetsProps {
  search: Search;
  onChange: (change: Partial<Search>) => void;
}

/** The groups, in the sidebar as in the phone's sheet. Without counts they still choose. */
export default memo(function Facets({ search, onChange }: FacetsProps) {
  const isPremium = useUser()?.plan === 'premium';
  const [places, setPlaces] = useState('');
  const rested = useDebounced(places, 250).trim();
  // all places are at hand, and come back at once
  const asked = places.trim() && rested;
  const query = useQuery(countsFor(withoutUnsearchable(search), asked));
  // what is refused of a search may be its advanced filters: the rest of it can be counted, or else the whole board
  const rest = chosenAdvanced(search).length > 0 ? { ...search, ...WITHOUT_ADVANCED } : NO_SEARCH;
  const instead = useQuery({ ...countsFor(withoutUnsearchable(rest), asked), enabled: isRefused(query.error) });
  const { data: counts, error, isPlaceholderData } = isRefused(query.error) ? instead : query;
  const group = (facet: 'experienceLevel' | 'jobType') => ({
    choices: byCount(choicesOf(ALWAYS_OFFERED[facet], counts?.[facet], search[facet])),
    chosen: search[facet],
    onChange: (chosen: string[]) => onChange({ [facet]: chosen }),
  });
  if (!counts && !error) return <FacetsSkeleton />;
  return (
    <AtHandPart>
      {error !== null && !isRefused(error) && (
        <FailedNote query={isRefused(query.error) ? instead : query}>
          The counts could not be loaded. Filtering works without them.
        </FailedNote>
      )}
      <LocationFacet
        search={search}
        counted={counts?.location}
        countedFor={isPlaceholderData ? undefined : asked}
        onChange={(location) => onChange({ location })}
        places={places}
        onPlaces={setPlaces}
      />
      <FacetGroup title="Experience Level" {...group('experienceLevel')} />
      <FacetGroup title="Job Type" {...group('jobType')} />
      <FacetGroup
        title="Job Categories"
        long
        choices={byCount(choicesOf(ALWAYS_OFFERED.category, counts?.category, search.category))}
        chosen={search.category}
        onChange={(category) => onChange({ category })}
        before={
          <Checkbox
            label="All Jobs"
            count={totalOf(counts?.category)}
            checked={search.category.length === 0}
            onCheckedChange={() => onChange({ category: [] })}
          />
        }
      />
      {isPremium ? (
        <AdvancedFilters search={search} onChange={onChange} occupations={counts?.occupation} />
      ) : (
        <LockedFilters />
      )}
    </AtHandPart>
  );
});
