import { type ReactNode, useId } from 'react';

export type FieldProps = {
  label: string;
  /** Error in the value, shown under the field. An empty string marks the field without words. */
  error?: string | null | undefined;
  hint?: string | undefined;
};

export const controlClass =
  'w-full rounded-field border border-field-line bg-paper text-ink transition placeholder:text-ink-soft hover:border-ink focus-visible:outline-offset-1 aria-invalid:border-2 aria-invalid:border-danger';

type Described = Pick<FieldProps, 'error' | 'hint'> & { id: string | undefined };

/** Ties a control to its label and to the note below. */
export function useControl({ id, error, hint }: Described) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const note = error || hint;
  const noteId = note ? `${controlId}-note` : undefined;
  const isInvalid = error !== undefined && error !== null;
  return {
    note,
    noteId,
    control: {
      id: controlId,
      // Keep browsers from writing typed text to the disk, to restore the tab. A field that
      // browsers may fill in overrides this.
      autoComplete: 'off',
      'aria-invalid': isInvalid || undefined,
      'aria-describedby': noteId,
    },
  };
}

type FrameProps = FieldProps & {
  id: string | undefined;
  children: (control: ReturnType<typeof useControl>['control']) => ReactNode;
};

export function Field({ label, error, hint, id, children }: FrameProps) {
  const { control, note, noteId } = useControl({ id, error, hint });
  return (
    <div>
      <label htmlFor={control.id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {children(control)}
      {note && (
        <p
          id={noteId}
          className={`mt-1.5 text-sm ${error ? 'font-medium text-danger' : 'text-ink-soft'}`}
        >
          {note}
        </p>
      )}
    </div>
  );
}
