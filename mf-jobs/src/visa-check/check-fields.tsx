import { useRef, type FormEvent } from 'react';
import { Button, Card, Checkbox, Field, Input, Select } from '@landfall/ui';
import { NATIONS, PERIODS, type CheckForm, type FormField } from './check-address';

interface CheckFieldsProps {
  form: CheckForm;
  mistakes: Partial<Record<FormField, string>>;
  busy: boolean;
  onChange: (change: Partial<CheckForm>) => void;
  onSend: () => void;
}

export function CheckFields({ form, mistakes, busy, onChange, onSend }: CheckFieldsProps) {
  const fields = useRef<HTMLFormElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend();
    // once the mistakes are on screen: the first of them is where to go on
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  return (
    <Card as="section" aria-label="The job">
      <form ref={fields} className="visa-check-form" noValidate onSubmit={send}>
        <Field label="Job title" required error={mistakes.occupation} hint="As in the advert, such as Civil engineer.">
          <Input
            value={form.occupation}
            maxLength={300}
            autoComplete="off"
            onChange={(event) => onChange({ occupation: event.target.value, socCode: '' })}
          />
        </Field>
        <div className="visa-check-pay">
          <Field
            label="Salary in pounds"
            required
            error={mistakes.salary}
            hint="One amount or a range, such as 30,000 to 35,000."
          >
            <Input
              value={form.salary}
              inputMode="decimal"
              maxLength={60}
              autoComplete="off"
              onChange={(event) => onChange({ salary: event.target.value })}
            />
          </Field>
          <Field label="For">
            <Select
              options={PERIODS}
              value={form.period}
              onChange={(event) => onChange({ period: event.target.value as CheckForm['period'] })}
            />
          </Field>
        </div>
        <Field
          label="Hours a week"
          error={mistakes.hours}
          hint={
            form.period === 'hour'
              ? 'As in the contract: a year’s pay is that of these hours.'
              : 'Empty counts as 37.5, the week that the rules go by.'
          }
          required={form.period === 'hour'}
        >
          <Input
            value={form.hours}
            inputMode="decimal"
            maxLength={20}
            autoComplete="off"
            onChange={(event) => onChange({ hours: event.target.value })}
          />
        </Field>
        <Field label="Where the job is" hint="Pay scales of health and education, and some lists, differ.">
          <Select
            options={NATIONS}
            value={form.nation}
            onChange={(event) => onChange({ nation: event.target.value as CheckForm['nation'] })}
          />
        </Field>
        <div>
          <Checkbox
            label="New entrant"
            checked={form.isNewEntrant}
            onCheckedChange={(isNewEntrant) => onChange({ isNewEntrant })}
          />
          <p className="lf-field-hint">
            For example under 26, or in the UK on a Student or Graduate visa. The rules name all who are.
          </p>
        </div>
        <p className="lf-field-hint">
          Count basic pay before tax only: no bonuses, overtime or allowances, even where they are guaranteed.
        </p>
        <Button type="submit" busy={busy}>
          Check
        </Button>
      </form>
    </Card>
  );
}
