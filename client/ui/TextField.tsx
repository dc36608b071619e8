import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';

type TextFieldProps = ComponentProps<'input'> & {
  label: string;
  /** What is wrong with the value, shown under the field; empty text marks it without words. */
  error?: string | null;
  hint?: string;
};

export function TextField({ label, error, hint, type = 'text', id, ...rest }: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const [isRevealed, setIsRevealed] = useState(false);
  const isPassword = type === 'password';
  const note = error || hint;
  return (
    <div>
      <label htmlFor={inputId} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          id={inputId}
          type={isPassword && isRevealed ? 'text' : type}
          aria-invalid={error === undefined || error === null ? undefined : true}
          aria-describedby={note ? `${inputId}-note` : undefined}
          className={`min-h-13 w-full rounded-field border border-field-line bg-paper px-4 text-ink transition placeholder:text-ink-soft hover:border-ink focus-visible:outline-offset-1 aria-invalid:border-2 aria-invalid:border-danger ${isPassword ? 'pr-14' : ''}`}
          {...rest}
        />
        {isPassword && (
          <button
            type="button"
            aria-pressed={isRevealed}
            aria-controls={inputId}
            onClick={() => setIsRevealed(!isRevealed)}
            className="absolute inset-y-1 right-1 grid w-11 place-items-center rounded-xl text-ink-soft hover:text-ink"
          >
            {isRevealed ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            <span className="sr-only">Show password</span>
          </button>
        )}
      </div>
      {note && (
        <p
          id={`${inputId}-note`}
          className={`mt-1.5 text-sm ${error ? 'font-medium text-danger' : 'text-ink-soft'}`}
        >
          {note}
        </p>
      )}
    </div>
  );
}
