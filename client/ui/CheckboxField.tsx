import { type ComponentProps, useId } from 'react';

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & { label: string; hint?: string };

export function CheckboxField({ label, hint, id, ...rest }: CheckboxFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className="relative flex items-start gap-3 rounded-field border border-line bg-paper px-4 py-3 transition has-checked:border-accent has-checked:bg-accent-soft">
      <input
        id={fieldId}
        type="checkbox"
        aria-describedby={hint ? `${fieldId}-note` : undefined}
        className="relative z-10 mt-1 size-5 shrink-0 accent-(--accent)"
        {...rest}
      />
      <div className="min-w-0">
        {/* The whole card is the target, which a finger finds more easily than a box. */}
        <label htmlFor={fieldId} className="font-semibold after:absolute after:inset-0">
          {label}
        </label>
        {hint && (
          <p id={`${fieldId}-note`} className="text-sm text-ink-soft">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
