import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldProps } from './Field.tsx';

type TextAreaProps = ComponentProps<'textarea'> & FieldProps;

export function TextArea({ label, error, hint, id, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, error, hint, id }}>
      {(control) => (
        <textarea {...control} className={`block px-4 py-3 ${controlClass}`} {...rest} />
      )}
    </Field>
  );
}
