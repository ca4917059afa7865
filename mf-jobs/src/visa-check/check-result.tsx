import { useEffect, useId, useRef, type RefObject } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError, referenceOf } from '@landfall/sdk';
import type { OccupationCandidate, VisaCheck } from '@landfall/contracts';
import { Button, Card, FailedPart, Note, Skeleton } from '@landfall/ui';
import { VerdictNote } from './verdict-note';
import { inShort } from './verdicts';

interface CheckResultProps {
  check: UseQueryResult<VisaCheck, unknown>;
  title: string;
  onChoose: (socCode: string) => void;
  /** Whether somebody waits for the answer: not so where the address was opened with what is to be checked. */
  isAsked: RefObject<boolean>;
}

export function CheckResult({
  check: { data, error, isFetching, refetch },
  title,
  onChoose,
  isAsked,
}: CheckResultProps) {
  const result = useRef<HTMLElement>(null);
  const isThere = !isFetching && Boolean(data ?? error);
  useEffect(() => {
    if (!isThere || !isAsked.current) return;
    isAsked.current = false;
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView({ block: 'nearest' });
  }, [isThere, data, isAsked]);
  return (
    <section
      ref={result}
      tabIndex={-1}
      className="visa-check-result"
      aria-label="Result"
      aria-live="polite"
      aria-busy={isFetching}
    >
      {data ? (
        <Checked check={data} title={title} onChoose={onChoose} />
      ) : error ? (
        <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="9rem" />
      )}
    </section>
  );
}

function Checked({ check, title, onChoose }: { check: VisaCheck } & Pick<CheckResultProps, 'title' | 'onChoose'>) {
  return (
    <>
      <VerdictNote check={check} />
      {check.candidates.length > 0 && (
        <Choice
          label={`Which of these is “${title}”?`}
          onChoose={onChoose}
          options={check.candidates.map((one) => ({
            value: one.code,
            label: `${nameOf(one)}: ${inShort[one.verdict]}`,
          }))}
        />
      )}
      {check.others.length > 0 && (
        <Choice
          label="Is it another occupation?"
          onChoose={onChoose}
          options={check.others.map((one) => ({ value: one.code, label: nameOf(one) }))}
        />
      )}
      {(!check.occupation || check.fromTitle) && (
        <p className="lf-field-hint">
          It can be checked with another job title as well, or with the four digits of a SOC code in its place.
        </p>
      )}
    </>
  );
}

interface ChoiceProps extends Pick<CheckResultProps, 'onChoose'> {
  label: string;
  options: { value: string; label: string }[];
}

/** Each is taken as soon as it is pressed; radios would be taken by the arrow keys that only look through them. */
function Choice({ label, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <Card as="section" className="visa-check-choice" aria-label="Occupation">
      <p id={id} className="lf-label">
        {label}
      </p>
      <ul aria-labelledby={id}>
        {options.map(({ value, label: occupation }) => (
          <li key={value}>
            <Button variant="quiet" block iconEnd="chevron-right" onClick={() => onChoose(value)}>
              {occupation}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const nameOf = ({ code, title, matched }: OccupationCandidate) =>
  title === matched ? `${title} (${code})` : `${title} (${code}), as in “${matched}”`;

function Failed({ error, busy, onRetry }: { error: unknown; busy: boolean; onRetry: () => void }) {
  const refused = error instanceof ApiError ? error.errors : [];
  if (refused.length > 0) {
    return (
      <Note tone="danger" role="alert">
        {refused.map(({ message }) => message).join('. ')}
      </Note>
    );
  }
  return (
    <FailedPart title="The check could not be made" retrying={busy} onRetry={onRetry} details={referenceOf(error)}>
      {error instanceof ApiError ? error.detail : 'The server could not be reached.'} What you entered is kept.
    </FailedPart>
  );
}
