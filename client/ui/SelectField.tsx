import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';

type SelectFieldProps = ComponentProps<'select'> & {
  label: string;
  error?: string | null;
  hint?: string;
};

/** The system's own list, which every phone knows how to show. */
export function SelectField({ label, error, hint, id, children, ...rest }: SelectFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const note = error || hint;
  return (
    <div>
      <label htmlFor={fieldId} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <div className="relative">
        <select
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${fieldId}-note` : undefined}
          className="min-h-13 w-full appearance-none rounded-field border border-field-line bg-paper pr-12 pl-4 text-ink transition hover:border-ink focus-visible:outline-offset-1 aria-invalid:border-2 aria-invalid:border-danger"
          {...rest}
        >
          {children}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-4 my-auto size-5 text-ink-soft"
        />
      </div>
      {note && (
        <p
          id={`${fieldId}-note`}
          className={`mt-1.5 text-sm ${error ? 'font-medium text-danger' : 'text-ink-soft'}`}
        >
          {note}
        </p>
      )}
    </div>
  );
}
