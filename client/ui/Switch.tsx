import { type ComponentProps, type ReactNode, useId } from 'react';
import { usePressed } from './use-pressed.ts';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked'> & {
  label: string;
  checked: boolean;
  hint?: ReactNode;
};

export function Switch(props: SwitchProps) {
  const { label, hint, id, checked, onChange, className = '', ...rest } = props;
  const [isOn, press] = usePressed(checked);
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
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => {
          press(event.target.checked);
          onChange?.(event);
        }}
        aria-describedby={hint ? hintId : undefined}
        className="switch relative z-1 shrink-0"
        // Keep browsers from writing the switch's state to the disk, to restore the tab.
        autoComplete="off"
        {...rest}
      />
    </div>
  );
}
