import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, Field, Input, Select, figure } from '@landfall/ui';
import type { AdvancedCounts } from '@landfall/contracts';
import { advancedCounts, type Search } from '../api';
import { CURRENCIES, currencySign, DEFAULT_CURRENCY } from './currencies';
import { unsearchable } from './unsearchable';

interface SalaryFilterProps {
  search: Search;
  onChange: (change: Partial<Search>) => void;
}

/**
 * No rate of exchange is kept, so pay is compared in one currency, which the person chooses; what that leaves out is said. A
 * currency alone asks for all that is paid in it, which is an amount of 0.
 */
export function SalaryFilter({ search, onChange }: SalaryFilterProps) {
  const currency = search.salaryCurrency ?? DEFAULT_CURRENCY;
  const sign = currencySign(currency);
  const isAsked = search.salaryMin !== undefined;
  const amount = search.salaryMin || undefined;
  const ask = (salaryMin: number | undefined, inCurrency = currency) =>
    onChange({
      salaryMin,
      salaryCurrency: salaryMin === undefined || inCurrency === DEFAULT_CURRENCY ? undefined : inCurrency,
    });
  const choose = (next: string) => (next === ANY ? ask(undefined) : ask(amount ?? 0, next));
  // the currency stays as it was chosen when the amount is taken back; pounds may never have been
  const askAmount = (next: number | undefined) => ask(next ?? (currency === DEFAULT_CURRENCY ? undefined : 0));
  const counted = useQuery({ ...advancedCounts(search), enabled: !unsearchable(search.searchQuery) });
  const [countedIn, setCountedIn] = useState(currency);
  if (counted.data && !counted.isPlaceholderData && countedIn !== currency) setCountedIn(currency);
  const counts = counted.data;
  const bands = counts?.salaryMin ?? [];
  return (
    <div className="advanced-salary">
      <AmountField inForce={amount} sign={sign} onAsk={askAmount} />
      <Field label="Paid in">
        <Select
          value={isAsked ? currency : ANY}
          onChange={({ target }) => choose(target.value)}
          options={[
            // an amount is of one currency
            ...(amount ? [] : [{ value: ANY, label: 'Any currency' }]),
            ...currencyOptions(currency, counts),
          ]}
        />
      </Field>
      {bands.some(({ count }) => count > 0) && (
        <ul
          className="advanced-bands"
          aria-label={`Salary a year, in ${sign}`}
          aria-busy={countedIn !== currency || undefined}
        >
          {bands
            .filter(({ value, count }) => count > 0 || value === String(amount))
            .map(({ value, count }) => (
              <li key={value}>
                <Button
                  variant="quiet"
                  flush
                  aria-pressed={amount === Number(value)}
                  onClick={() => askAmount(amount === Number(value) ? undefined : Number(value))}
                >
                  {sign}
                  {figure(Number(value))} or more
                </Button>
                <span className="advanced-count">{figure(count)}</span>
              </li>
            ))}
        </ul>
      )}
      <p className="advanced-why">
        Only pay in {sign} is compared.{' '}
        {isAsked ? counts && leftOut(currency, counts) : '“Paid in” chooses another currency.'}
      </p>
    </div>
  );
}

/** No pay is asked for: in whatever currency, or none. */
const ANY = '';

const currencyOptions = (currency: string, counts: AdvancedCounts | undefined) => {
  const counted = new Map(counts?.salaryCurrency.map(({ value, count }) => [value, count]));
  return [...new Set([...CURRENCIES, ...counted.keys(), currency])].map((value) => {
    const count = counted.get(value);
    return { value, label: count === undefined ? currencySign(value) : `${currencySign(value)} (${figure(count)})` };
  });
};

const jobs = (count: number) => `${figure(count)} ${count === 1 ? 'job' : 'jobs'}`;

/** What the filter does not look at, given the rest of the search. */
function leftOut(currency: string, { salaryCurrency, unpaid }: AdvancedCounts): string {
  const others = salaryCurrency.filter(({ value }) => value !== currency).reduce((sum, { count }) => sum + count, 0);
  return `Left out: ${jobs(others)} paid in other currencies and ${jobs(unpaid)} that ${unpaid === 1 ? 'does' : 'do'} not state the pay.`;
}

const MOST = 2_147_483_647;

/** "45,000", "45 000", "45k" and, in pounds, "£45k" are the same amount; undefined for what is none. */
function amountOf(text: string, sign: string): number | undefined {
  const [, before = '', written = ''] = /^(\p{Lu}{0,2}\p{Sc})?(.*)$/u.exec(text.trim())!;
  if (!sign.endsWith(before)) return undefined; // in another currency it is another amount
  const [, digits = '', thousand] = /^(\d+)(k?)$/i.exec(written.trim().replace(/[\s,.'’](?=\d{3}(\D|$))/g, '')) ?? [];
  const amount = Number(digits) * (thousand ? 1000 : 1);
  return digits !== '' && amount <= MOST ? amount : undefined;
}

const textOf = (amount: number | undefined) => (amount === undefined ? '' : String(amount));

interface AmountFieldProps {
  inForce: number | undefined;
  sign: string;
  onAsk: (amount: number | undefined) => void;
}

/** Asked on Enter or when the field is left, not at every digit. */
function AmountField({ inForce, sign, onAsk }: AmountFieldProps) {
  const [typed, setTyped] = useState({ text: textOf(inForce), inForce });
  // what is in force may change elsewhere; "45k" stays what was typed, and the focus where it is
  if (typed.inForce !== inForce) {
    setTyped({ text: amountOf(typed.text, sign) === inForce ? typed.text : textOf(inForce), inForce });
  }
  const { text } = typed;
  const amount = amountOf(text, sign);
  const isTooMuch = amount === undefined && /^\D*\d{10,}\D*$/.test(text.replace(/[\s,.'’]/g, ''));
  const error =
    text.trim() === '' || amount !== undefined
      ? undefined
      : isTooMuch
        ? 'Please type a smaller amount.'
        : 'Please type a whole number.';
  const ask = () => {
    if (!error && (amount || undefined) !== inForce) onAsk(amount || undefined);
  };
  return (
    <Field label={`Salary, at least (${sign} a year)`} error={error}>
      <Input
        inputMode="numeric"
        value={text}
        maxLength={14}
        onChange={({ target }) => setTyped({ text: target.value, inForce })}
        onBlur={ask}
        onKeyDown={(event) => event.key === 'Enter' && ask()}
      />
    </Field>
  );
}
