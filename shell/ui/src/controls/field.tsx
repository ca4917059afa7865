import { createContext, useContext, useId, type ReactNode } from 'react';
import { classes } from '../classes';
import { Icon } from '../media/icon';

interface Wiring {
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
}

const FieldContext = createContext<Wiring | null>(null);

export interface FieldProps {
  /** As the screen shows it; a star for what must be filled in belongs to the text. */
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** The label is for readers only. */
  hideLabel?: boolean;
  className?: string;
  /** One `Input`, `TextArea` or `Select`: it takes its id, description and state from here. */
  children: ReactNode;
}

export function Field({ label, hint, error, required = false, hideLabel = false, className, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classes('lf-field', className)}>
      <label htmlFor={id} className={hideLabel ? 'lf-hidden' : 'lf-label'}>
        {label}
      </label>
      <FieldContext.Provider value={{ id, describedBy, isInvalid: Boolean(error), isRequired: required }}>
        {children}
      </FieldContext.Provider>
      {error && (
        <p ref={intoView} id={errorId} className="lf-field-error" role="alert">
          <Icon name="alert" size={18} />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={hintId} className="lf-field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}

/** What is said of the field that somebody types in may come below the edge of what scrolls. */
function intoView(error: HTMLElement | null) {
  if (error?.parentElement?.contains(document.activeElement)) error.scrollIntoView({ block: 'nearest' });
}

/** What a control inside a `Field` must carry; nothing outside of one. */
export function useFieldWiring() {
  const wiring = useContext(FieldContext);
  if (!wiring) return {};
  return {
    id: wiring.id,
    'aria-describedby': wiring.describedBy,
    'aria-invalid': wiring.isInvalid || undefined,
    'aria-required': wiring.isRequired || undefined,
  };
}
