import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { classes } from '../classes';
import { figure } from '../figures';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> {
  label: ReactNode;
  /** How many there are of it, beside the label. */
  count?: number;
  /** The label is for readers only, as in a table's row. */
  hideLabel?: boolean;
  onCheckedChange?: (checked: boolean) => void;
}

export function Checkbox({ label, count, hideLabel = false, onCheckedChange, className, ...rest }: CheckboxProps) {
  const countId = useId();
  return (
    <label className={classes('lf-check', className)}>
      <input
        {...rest}
        type="checkbox"
        aria-describedby={count === undefined ? rest['aria-describedby'] : countId}
        onChange={(event) => onCheckedChange?.(event.target.checked)}
      />
      <span className={hideLabel ? 'lf-hidden' : 'lf-check-label'}>{label}</span>
      {count !== undefined && (
        <span className="lf-check-count" id={countId} aria-hidden="true">
          {figure(count)}
        </span>
      )}
    </label>
  );
}

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> {
  label: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
}

/** On or off at once, without a button to confirm. */
export function Switch({ label, onCheckedChange, className, ...rest }: SwitchProps) {
  return (
    <label className={classes('lf-switch', className)}>
      <input {...rest} type="checkbox" role="switch" onChange={(event) => onCheckedChange?.(event.target.checked)} />
      <i aria-hidden="true" />
      <span>{label}</span>
    </label>
  );
}

export interface RadioGroupProps {
  /** Said before the choices. */
  label: ReactNode;
  hideLabel?: boolean;
  name: string;
  value: string | null;
  onValueChange: (value: string) => void;
  options: readonly { value: string; label: ReactNode; disabled?: boolean }[];
  disabled?: boolean;
}

export function RadioGroup({
  label,
  hideLabel = false,
  name,
  value,
  onValueChange,
  options,
  disabled,
}: RadioGroupProps) {
  return (
    <fieldset className="lf-radios" disabled={disabled}>
      <legend className={hideLabel ? 'lf-hidden' : 'lf-label'}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="lf-check">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
          />
          <span className="lf-check-label">{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
