import type { ComponentProps, ReactNode } from 'react';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked'> & {
  label: string;
  checked: boolean;
  hint?: ReactNode;
};

export function Switch({ label, hint, id, checked, className = '', ...rest }: SwitchProps) {
  return (
    <label
      htmlFor={id}
      className={`flex min-h-11 cursor-pointer items-center justify-between gap-4 ${className}`}
    >
      <span>
        <span className="block font-semibold">{label}</span>
        {hint && <span className="block text-sm text-ink-soft">{hint}</span>}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-label={label}
        className="switch shrink-0"
        // Keep browsers from writing the switch's state to the disk, to restore the tab.
        autoComplete="off"
        {...rest}
      />
    </label>
  );
}
