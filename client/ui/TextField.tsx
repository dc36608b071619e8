import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { controlClass, Field, type FieldProps } from './Field.tsx';

type TextFieldProps = ComponentProps<'input'> & FieldProps;

export function TextField({ label, error, hint, type = 'text', id, ...rest }: TextFieldProps) {
  const [isRevealed, setIsRevealed] = useState(false);
  const isPassword = type === 'password';
  return (
    <Field {...{ label, error, hint, id }}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            type={isPassword && isRevealed ? 'text' : type}
            className={`min-h-13 px-4 ${controlClass} ${isPassword ? 'pr-14' : ''}`}
            {...rest}
          />
          {isPassword && (
            <button
              type="button"
              aria-pressed={isRevealed}
              aria-controls={control.id}
              onClick={() => setIsRevealed(!isRevealed)}
              className="absolute inset-y-1 right-1 grid w-11 place-items-center rounded-xl text-ink-soft hover:text-ink"
            >
              {isRevealed ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
              <span className="sr-only">Show password</span>
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
