import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { OptionCount } from '@landfall/contracts';
import { countsFor, type Search } from '../api';
import { FacetList } from './facet-group';
import { LongFacet } from './long-facet';
import { choicesOf, type Choice } from './options';
import { plain } from './plain';
import { notKnown, type GoneCount } from './use-steady';

/** So many places are counted where nobody looks for one; the countries come besides. */
const MOST_COUNTED = 50;
/** So many may be chosen, and thereby asked for by name. */
const MOST_ASKED = 200;

/** A text is looked for in places too. */
const WITHOUT_COUNTS =
  'Places are listed together with their counts. Until then, add a place to the words you search for.';

interface LocationFacetProps {
  search: Search;
  counted: OptionCount[] | undefined;
  /** The text that the counted places were looked for by; undefined while they are those of another search. */
  countedFor: string | undefined;
  onChange: (chosen: string[]) => void;
  places: string;
  onPlaces: (text: string) => void;
}

/** The places of the jobs that are found; without counts, those that the last counts brought. */
export function LocationFacet({ search, counted, countedFor, onChange, places, onPlaces }: LocationFacetProps) {
  const chosen = search.location;
  const [gone, setGone] = useState<string[]>([]);
  const countGone = useCountsOf(search, gone, counted);
  const known = useKnownPlaces(counted);
  const all = choicesOf(known, counted, chosen);
  const sought = plain(places.trim());
  // the service knows more than the letters of a name; until it has answered, and of what is chosen, these must do
  const isAnswered = counted !== undefined && countedFor === places.trim();
  const isMeant = ({ value, label }: Choice) =>
    plain(label).includes(sought) || (isAnswered && !chosen.includes(value));
  const none = sought ? 'No place by that name' : 'No places for this search';
  const nothing = counted ? none : WITHOUT_COUNTS;
  if (!counted && known.length === 0) {
    return (
      <FacetList
        title="Location"
        choices={all}
        chosen={chosen}
        onChange={onChange}
        after={<p className="facet-nothing">{WITHOUT_COUNTS}</p>}
      />
    );
  }
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

/** What the last counts brought, while there are none: a person who filters goes on choosing among the same. */
function useKnownPlaces(counted: OptionCount[] | undefined): string[] {
  const [last, setLast] = useState(counted);
  if (counted && counted !== last) setLast(counted);
  return counted ? [] : (last ?? []).map(({ value }) => value);
}

/**
 * Counts places that are shown and are no longer among the most frequent. Where those are not all that there are, they
 * are asked for by name: what is chosen is always counted, and a facet's own choice takes nothing from its counts.
 */
function useCountsOf(search: Search, places: string[], counted: OptionCount[] | undefined): GoneCount {
  const isAll = counted !== undefined && counted.length < MOST_COUNTED;
  const asked = { ...search, location: places.slice(0, MOST_ASKED) };
  const { data } = useQuery({
    ...countsFor(asked, ''),
    enabled: counted !== undefined && !isAll && places.length > 0,
    // counts of what was asked before would stand beside those of now
    placeholderData: undefined,
  });
  if (!counted) return notKnown;
  return (place: string) => (isAll ? 0 : data?.location.find(({ value }) => value === place)?.count);
}
