import './advanced.css';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Field, Select, figure } from '@landfall/ui';
import type { OptionCount } from '@landfall/contracts';
import { advancedCounts, type Search } from '../api';
import { POSTED_WITHIN, RATINGS, ROUTES } from './advanced-choices';
import { FacetGroup } from './facet-group';
import { choicesOf, NOT_STATED } from './options';
import { SalaryFilter } from './salary-filter';
import { unsearchable } from './unsearchable';

interface AdvancedFiltersProps {
  search: Search;
  onChange: (change: Partial<Search>) => void;
  /** As the other groups' counts come; undefined while they are on their way. */
  occupations: OptionCount[] | undefined;
}

/** What Premium adds below the four groups. The sponsor's rating and routes are those of the United Kingdom's register. */
export default function AdvancedFilters({ search, onChange, occupations }: AdvancedFiltersProps) {
  const { data: counts } = useQuery({ ...advancedCounts(search), enabled: !unsearchable(search.searchQuery) });
  const isBritishListed = occupations?.some(({ value }) => value.endsWith(' (UK SOC)'));
  return (
    <section className="facet advanced" aria-labelledby="advanced-filters">
      <h3 id="advanced-filters">Advanced Filters</h3>
      <SalaryFilter search={search} onChange={onChange} />
      <Field label="Posted within">
        <Select
          value={String(search.postedWithin ?? '')}
          onChange={({ target }) => onChange({ postedWithin: Number(target.value) || undefined })}
          options={postedOptions(search.postedWithin, counts?.postedWithin)}
        />
      </Field>
      <Checkbox
        label="Remote"
        count={counts && countOf(counts.remote, 'true')}
        checked={search.remote === true}
        onCheckedChange={(isOnly) => onChange({ remote: isOnly || undefined })}
      />
      <FacetGroup
        title="Occupation"
        long
        choices={choicesOf([NOT_STATED], occupations, search.occupation)}
        chosen={search.occupation}
        onChange={(occupation) => onChange({ occupation })}
        after={
          isBritishListed && (
            <p className="advanced-why">
              “UK SOC” is taken from the job’s title, where that is surely of one group, unless the advert states a
              code.
            </p>
          )
        }
      />
      <FacetGroup
        title="Sponsor Rating"
        choices={choicesOf(RATINGS, counts?.rating, search.rating)}
        chosen={search.rating}
        onChange={(rating) => onChange({ rating })}
      />
      <FacetGroup
        title="Sponsor Route"
        long
        choices={choicesOf(counts ? [] : ROUTES, counts?.route, search.route)}
        chosen={search.route}
        onChange={(route) => onChange({ route })}
      />
    </section>
  );
}

const countOf = (options: OptionCount[], wanted: string) => options.find(({ value }) => value === wanted)?.count ?? 0;

/** An address may name any number of days. */
function postedOptions(days: number | undefined, counted: OptionCount[] | undefined) {
  const isListed = days === undefined || POSTED_WITHIN.some(({ value }) => value === String(days));
  const all = isListed ? POSTED_WITHIN : [...POSTED_WITHIN, { value: String(days), label: `Last ${days} days` }];
  return all.map(({ value, label }) => {
    const count = counted?.find((option) => option.value === value)?.count;
    return { value, label: count === undefined ? label : `${label} (${figure(count)})` };
  });
}
