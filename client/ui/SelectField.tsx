import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldProps } from './Field.tsx';

type SelectFieldProps = ComponentProps<'select'> & FieldProps;

/** Uses the system's own list, which every phone shows in a familiar way. */
export function SelectField({ label, error, hint, id, ...rest }: SelectFieldProps) {
  return (
    <Field {...{ label, error, hint, id }}>
      {(control) => (
        <div className="relative">
          <select
            {...control}
            className={`min-h-13 appearance-none pr-12 pl-4 ${controlClass}`}
            {...rest}
          />
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-4 my-auto size-5 text-ink-soft"
          />
        </div>
      )}
    </Field>
  );
}
