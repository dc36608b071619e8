import type { ComponentProps } from 'react';
import { type FieldProps, useControl } from './Field.tsx';

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & Omit<FieldProps, 'error'>;

export function CheckboxField({ label, hint, id, ...rest }: CheckboxFieldProps) {
  const { control, note, noteId } = useControl({ id, hint });
  return (
    <div className="relative flex items-start gap-3 rounded-field border border-line bg-paper px-4 py-3 transition has-checked:border-accent has-checked:bg-accent-soft">
      <input
        {...control}
        type="checkbox"
        className="relative z-10 mt-1 size-5 shrink-0 accent-(--accent)"
        {...rest}
      />
      <div className="min-w-0">
        {/* Make the whole card the target, which is easier to hit with a finger than a box. */}
        <label htmlFor={control.id} className="font-semibold after:absolute after:inset-0">
          {label}
        </label>
        {note && (
          <p id={noteId} className="text-sm text-ink-soft">
            {note}
          </p>
        )}
      </div>
    </div>
  );
}
