import { type ComponentProps, type ReactNode, useId } from 'react';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked'> & {
  label: string;
  checked: boolean;
  hint?: ReactNode;
};

export function Switch({ label, hint, id, checked, className = '', ...rest }: SwitchProps) {
  const ownId = useId();
  const hintId = useId();
  const inputId = id ?? ownId;
  return (
    <div className={`relative flex min-h-11 items-center justify-between gap-4 ${className}`}>
      <div>
        {/* Stretch the label over the row: a press anywhere turns the switch. */}
        <label
          htmlFor={inputId}
          className="block cursor-pointer font-semibold after:absolute after:inset-0"
        >
          {label}
        </label>
        {hint && (
          <span id={hintId} className="block text-sm text-ink-soft">
            {hint}
          </span>
        )}
      </div>
      <input
        id={inputId}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-describedby={hint ? hintId : undefined}
        className="switch relative z-1 shrink-0"
        // Keep browsers from writing the switch's state to the disk, to restore the tab.
        autoComplete="off"
        {...rest}
      />
    </div>
  );
}
