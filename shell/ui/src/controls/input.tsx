import type { InputHTMLAttributes, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { classes } from '../classes';
import { useFieldWiring } from './field';

export interface InputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

export function Input({ className, ...rest }: InputProps) {
  return <input {...useFieldWiring()} {...rest} className={classes('lf-input', className)} />;
}

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea({ className, rows = 4, ...rest }: TextAreaProps) {
  return <textarea {...useFieldWiring()} {...rest} rows={rows} className={classes('lf-input', className)} />;
}

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  ref?: Ref<HTMLSelectElement>;
  /** Plain words are their own value. Or give `<option>` elements as children. */
  options?: readonly (Option | string)[];
}

/** The platform's own list: it opens as each device's people know it. */
export function Select({ className, options, children, ...rest }: SelectProps) {
  return (
    <span className="lf-select">
      <select {...useFieldWiring()} {...rest} className={classes('lf-input', className)}>
        {options?.map((option) => {
          const { value, label, disabled } =
            typeof option === 'string' ? { value: option, label: option, disabled: false } : option;
          return (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          );
        })}
        {children}
      </select>
    </span>
  );
}
