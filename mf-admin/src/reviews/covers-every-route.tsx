import { useId } from 'react';
import { Checkbox } from '@landfall/ui';

/** Whoever brings a register in may know what cannot be told from the file. */
export function CoversEveryRoute({
  checked,
  disabled,
  error,
  onChange,
}: {
  checked: boolean;
  disabled?: boolean;
  error?: string;
  onChange: (checked: boolean) => void;
}) {
  const hintId = useId();
  return (
    <div>
      <Checkbox
        label="This file covers every route"
        checked={checked}
        disabled={disabled}
        aria-describedby={hintId}
        onCheckedChange={onChange}
      />
      <p className="lf-field-hint" id={hintId}>
        Tick it only if you know: whoever is not in the file then counts as having left the register.
      </p>
      {error && (
        <p className="lf-field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
