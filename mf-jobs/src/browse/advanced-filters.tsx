import './advanced.css';
import { useState } from 'react';
import { Checkbox, Field, Input, Select } from '@landfall/ui';
import type { Search } from '../api';
import { POSTED_WITHIN, RATINGS, ROUTES } from './advanced';
import { FacetGroup } from './facet-group';
import { choicesOf } from './options';

interface AdvancedFiltersProps {
  search: Search;
  onChange: (change: Partial<Search>) => void;
}

/** What Premium adds below the four groups. The sponsor's rating and routes are those of the United Kingdom's register. */
export default function AdvancedFilters({ search, onChange }: AdvancedFiltersProps) {
  return (
    <section className="facet advanced" aria-labelledby="advanced-filters">
      <h3 id="advanced-filters">Advanced Filters</h3>
      <SalaryField key={search.salaryMin} inForce={search.salaryMin} onChange={onChange} />
      <Field label="Posted within">
        <Select
          value={String(search.postedWithin ?? '')}
          onChange={({ target }) => onChange({ postedWithin: Number(target.value) || undefined })}
          options={postedOptions(search.postedWithin)}
        />
      </Field>
      <Checkbox
        label="Remote"
        checked={search.remote === true}
        onCheckedChange={(isOnly) => onChange({ remote: isOnly || undefined })}
      />
      <FacetGroup
        title="Sponsor Rating"
        choices={choicesOf(RATINGS, undefined, search.rating)}
        chosen={search.rating}
        onChange={(rating) => onChange({ rating })}
      />
      <FacetGroup
        title="Sponsor Route"
        long
        choices={choicesOf(ROUTES, undefined, search.route)}
        chosen={search.route}
        onChange={(route) => onChange({ route })}
      />
    </section>
  );
}

/** An address may name any number of days. */
const postedOptions = (days: number | undefined) =>
  days === undefined || POSTED_WITHIN.some(({ value }) => value === String(days))
    ? POSTED_WITHIN
    : [...POSTED_WITHIN, { value: String(days), label: `Last ${days} days` }];

const MOST = 2_147_483_647;

/** "45,000", "45 000" and "45k" are the same amount; undefined for what is none. */
function amountOf(text: string): number | undefined {
  const [, digits = '', thousand] = /^(\d+)(k?)$/i.exec(text.trim().replace(/[\s,.'’](?=\d{3}(\D|$))/g, '')) ?? [];
  const amount = Number(digits) * (thousand ? 1000 : 1);
  return digits !== '' && amount <= MOST ? amount : undefined;
}

/** Asked on Enter or when the field is left, not at every digit. */
function SalaryField({ inForce, onChange }: { inForce: number | undefined } & Pick<AdvancedFiltersProps, 'onChange'>) {
  const [text, setText] = useState(inForce === undefined ? '' : String(inForce));
  const amount = amountOf(text);
  const error = text.trim() === '' || amount !== undefined ? undefined : 'Please type a whole number.';
  const ask = () => {
    if (!error && (amount || undefined) !== inForce) onChange({ salaryMin: amount || undefined });
  };
  return (
    <Field label="Salary, at least" hint="A year, in the currency of the job" error={error}>
      <Input
        inputMode="numeric"
        value={text}
        maxLength={14}
        onChange={(event) => setText(event.target.value)}
        onBlur={ask}
        onKeyDown={(event) => event.key === 'Enter' && ask()}
      />
    </Field>
  );
}
