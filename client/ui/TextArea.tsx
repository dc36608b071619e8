import { type ComponentProps, useId } from 'react';

type TextAreaProps = ComponentProps<'textarea'> & {
  label: string;
  error?: string | null;
  hint?: string;
};

export function TextArea({ label, error, hint, id, className = '', ...rest }: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const note = error || hint;
  return (
    <div>
      <label htmlFor={fieldId} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <textarea
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${fieldId}-note` : undefined}
        className={`block w-full rounded-field border border-field-line bg-paper px-4 py-3 text-ink transition placeholder:text-ink-soft hover:border-ink focus-visible:outline-offset-1 aria-invalid:border-2 aria-invalid:border-danger ${className}`}
        {...rest}
      />
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
