import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { OptionCount } from '@landfall/contracts';
import { countsFor, type Search } from '../api';
import { LongFacet } from './long-facet';
import { choicesOf } from './options';
import { plain } from './plain';

/** So many places are counted where nobody looks for one; the countries come besides. */
const MOST_COUNTED = 50;
/** So many may be chosen, and thereby asked for by name. */
const MOST_ASKED = 200;

interface LocationFacetProps {
  search: Search;
  counted: OptionCount[] | undefined;
  onChange: (chosen: string[]) => void;
  places: string;
  onPlaces: (text: string) => void;
}

/** The places of the jobs that are found. */
export function LocationFacet({ search, counted, onChange, places, onPlaces }: LocationFacetProps) {
  const chosen = search.location;
  const [gone, setGone] = useState<string[]>([]);
  const countGone = useCountsOf(search, gone, counted);
  const all = choicesOf([], counted, chosen);
  const sought = plain(places.trim());
  if (all.length === 0 && !counted) return null;
  const isMeant = ({ label }: { label: string }) => plain(label).includes(sought);
  const nothing = counted && (sought ? 'No place by that name' : 'No places for this search');
  const choices = all.filter((place) => chosen.includes(place.value) || isMeant(place));
  return (
    <LongFacet
      title="Location"
      searchLabel="Search places"
      more="Show more"
      fewer="Show less"
      nothing={nothing}
      // what is chosen stays in sight beside it
      rest={choices.length > 0 && !choices.some(isMeant) ? nothing : undefined}
      choices={choices}
      chosen={chosen}
      onChange={onChange}
      gone={countGone}
      onGone={setGone}
      sought={places}
      onSeek={onPlaces}
    />
  );
}

/**
 * Counts places that are shown and are no longer among the most frequent. Where those are not all that there are, they
 * are asked for by name: what is chosen is always counted, and a facet's own choice takes nothing from its counts.
 */
function useCountsOf(search: Search, places: string[], counted: OptionCount[] | undefined) {
  const isAll = counted !== undefined && counted.length < MOST_COUNTED;
  const asked = { ...search, location: places.slice(0, MOST_ASKED) };
  const { data } = useQuery({
    ...countsFor(asked, ''),
    enabled: counted !== undefined && !isAll && places.length > 0,
    // counts of what was asked before would stand beside those of now
    placeholderData: undefined,
  });
  return (place: string) => (isAll ? 0 : data?.location.find(({ value }) => value === place)?.count);
}
