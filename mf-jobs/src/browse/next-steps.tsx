import './next-steps.css';
import type { NextSteps as Steps, Relaxation } from '@landfall/contracts';
import { Button, EmptyState, figure } from '@landfall/ui';
import type { Search } from '../api';
import { advancedChip, payAsked } from './advanced';
import { DEFAULT_CURRENCY } from './currencies';
import { JobList } from './job-list';
import { facetTitles, labelOf, NOT_STATED } from './options';
import { ADVANCED, FACETS, isNarrowed, WITHOUT_ADVANCED, type Facet } from './search-address';

interface NextStepsProps {
  search: Search;
  /** None where nothing was asked, or nothing less finds anything. */
  steps?: Steps;
  onChange: (change: Partial<Search>) => void;
  onClearAll: () => void;
}

const NO_STEPS: Steps = { relaxed: [], nearest: [] };

/** Nothing matches: what does when one thing less is asked, and the jobs that come nearest. */
export default function NextSteps({ search, steps = NO_STEPS, onChange, onClearAll }: NextStepsProps) {
  const { relaxed, nearest } = steps;
  const isAsked = isNarrowed(search);
  // where nothing less finds anything either, these are the newest, or what the text alone finds where more is asked
  const isOther = relaxed.length === 0 && search.searchQuery !== '' && isFiltered(search);
  const isNear = isOther || (relaxed[0] !== undefined && asksStill(relaxed[0], search));
  return (
    <>
      <p>
        <b>Showing 0 of 0 opportunities</b>
      </p>
      <EmptyState
        drawing="empty-jobs"
        title="No jobs found"
        actions={isAsked && <Button onClick={onClearAll}>Clear all filters</Button>}
      >
        {isAsked ? 'Try adjusting your filters or search terms.' : 'New listings are added continuously.'}
        <StepList label="Searches that find something" search={search} relaxed={relaxed} onChange={onChange} />
      </EmptyState>
      {nearest.length > 0 && (
        <section className="nearest" aria-labelledby="nearest-jobs">
          <h3 id="nearest-jobs">{isOther ? 'Other jobs' : isNear ? 'Nearest matches' : 'Newest jobs'}</h3>
          <p className="nearest-why">
            {isNear ? 'They do not match all that you asked for.' : 'Nothing here comes near what you asked for.'}
          </p>
          <JobList jobs={nearest} />
        </section>
      )}
    </>
  );
}

interface StepListProps extends Pick<NextStepsProps, 'search' | 'onChange'> {
  label: string;
  relaxed: Relaxation[];
}

export function StepList({ label, search, relaxed, onChange }: StepListProps) {
  if (relaxed.length === 0) return null;
  return (
    <ul className="next-steps" aria-label={label}>
      {relaxed.map((step) => (
        <li key={`${step.field} ${step.isTextAlone} ${step.isAlone} ${step.searchQuery ?? step.salaryCurrency ?? ''}`}>
          <Button variant="secondary" onClick={() => onChange(changeOf(step, search))}>
            {wordsOf(step, search)}: {figure(step.total)} {step.total === 1 ? 'job' : 'jobs'}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const isFiltered = (search: Search) => isNarrowed({ ...search, searchQuery: '' });

/** The jobs are those of the first step. Without the whole text, or the only filter, anything matches. */
const asksStill = (step: Relaxation, search: Search) =>
  (step.field !== 'searchQuery' || Boolean(step.searchQuery)) && isNarrowed({ ...search, ...changeOf(step, search) });

const isFacet = (field: string): field is Facet => FACETS.some((facet) => facet === field);

const WITHOUT_FILTERS: Partial<Search> = {
  ...WITHOUT_ADVANCED,
  ...Object.fromEntries(FACETS.map((facet) => [facet, []])),
};

function changeOf(step: Relaxation, search: Search): Partial<Search> {
  const { field, searchQuery = '', isTextAlone, isAlone, salaryCurrency } = step;
  if (salaryCurrency) return { salaryCurrency: salaryCurrency === DEFAULT_CURRENCY ? undefined : salaryCurrency };
  if (isTextAlone) return { searchQuery, ...WITHOUT_FILTERS };
  if (isAlone && field !== 'searchQuery') {
    const kept = {
      [field]: search[field],
      ...(field === 'salaryMin' && { salaryCurrency: search.salaryCurrency }),
    };
    return { searchQuery, ...WITHOUT_FILTERS, ...kept };
  }
  if (field === 'searchQuery') return { searchQuery };
  return isFacet(field) ? { [field]: [] } : { [field]: WITHOUT_ADVANCED[field] };
}

/** Each group has it: which of them is meant? */
const notStatedIn = (facet: Facet) => `${labelOf(NOT_STATED)} (${facetTitles[facet]})`;

/** What is asked less, in the words of the screen. */
function wordsOf(step: Relaxation, search: Search): string {
  const { field, searchQuery, isTextAlone, isAlone, salaryCurrency } = step;
  if (salaryCurrency) return `Paid ${payAsked({ ...search, salaryCurrency })}`;
  const without = isAlone ? 'Only' : 'Without';
  if (isTextAlone) return `“${searchQuery}” without filters`;
  if (field === 'searchQuery') return searchQuery ? `“${searchQuery}”` : `Without “${search.searchQuery}”`;
  if (isFacet(field)) {
    const labels = search[field].map((value) => (value === NOT_STATED ? notStatedIn(field) : labelOf(value)));
    return `${without} ${labels.join(', ')}`;
  }
  const advanced = ADVANCED.find((one) => one === field);
  const chip = advanced && advancedChip(search, advanced);
  if (chip?.details !== undefined) return `${without} ${chip.details}`;
  return isAlone ? onlyOf(chip?.text ?? field) : `${without} ${chip?.text ?? field}`;
}

/** "Remote only" says it itself. */
const onlyOf = (label: string): string => {
  const said = label.replace(/^only\s+|\s+only$/i, '');
  return `Only ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
};
