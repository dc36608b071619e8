import type { ComponentProps, ReactNode } from 'react';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: string;
  hint?: ReactNode;
};

/** Something that is on or off from the moment it is pressed. */
export function Switch({ label, hint, id, className = '', ...rest }: SwitchProps) {
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
        aria-checked={rest.checked}
        aria-label={label}
        className="switch shrink-0"
        {...rest}
      />
    </label>
  );
}
