import { useId, useRef, type FormEvent, type InputHTMLAttributes, type ReactNode } from 'react';
import { Icon } from '../media/icon';
import { IconButton } from './button';

export interface SearchFieldProps {
  /** What is searched, for readers. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** The trimmed text, on Enter or with a button in `actions`. */
  onSubmit?: (text: string) => void;
  onClear?: () => void;
  clearLabel?: string;
  placeholder?: string;
  hint?: ReactNode;
  /** What is wrong with the text that was typed. */
  error?: ReactNode;
  maxLength?: number;
  /** What makes the box more than a box, e.g. the state and keys of a list of suggestions. */
  inputProps?: InputHTMLAttributes<HTMLInputElement>;
  /** Hangs below the box, over the page. */
  popup?: ReactNode;
  /** Buttons in the same row, e.g. one of type submit. */
  actions?: ReactNode;
}

export function SearchField({
  label,
  value,
  onValueChange,
  onSubmit,
  onClear,
  clearLabel = 'Clear search',
  placeholder,
  hint,
  error,
  maxLength,
  inputProps,
  popup,
  actions,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.(value.trim());
  };
  const clear = () => {
    onValueChange('');
    onClear?.();
    input.current?.focus();
  };
  return (
    <form role="search" className="lf-search" onSubmit={submit}>
      <div className="lf-search-row">
        <div className="lf-search-box">
          <Icon name="search" size={20} />
          <input
            ref={input}
            className="lf-input"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            aria-label={label}
            aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
            aria-invalid={error ? true : undefined}
            value={value}
            maxLength={maxLength}
            placeholder={placeholder}
            {...inputProps}
            onChange={(event) => onValueChange(event.target.value)}
          />
          {value !== '' && <IconButton icon="x" label={clearLabel} onClick={clear} />}
          {popup}
        </div>
        {error && (
          <p className="lf-field-error" id={errorId} role="alert">
            <Icon name="alert" size={18} />
            <span>{error}</span>
          </p>
        )}
        {actions}
      </div>
      {hint && (
        <p className="lf-field-hint" id={hintId}>
          {hint}
        </p>
      )}
    </form>
  );
}
