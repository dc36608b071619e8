import { useId } from 'react';
import { productCopy as copy } from './copy.ts';

export type Option = { name: string; hex?: string; isGone: boolean };

type OptionGroupProps = {
  label: string;
  options: readonly Option[];
  value: string | null;
  /** Message for a missing choice. */
  problem?: string | null;
  onChange: (value: string) => void;
};

/**
 * Offers the colors, sizes or variants of a product. A sold-out option can be read but not chosen.
 */
export function OptionGroup({ label, options, value, problem, onChange }: OptionGroupProps) {
  const group = useId();
  return (
    <fieldset aria-describedby={problem ? `${group}-problem` : undefined}>
      <legend className="mb-2 font-semibold">
        {label}
        {value && <span className="font-normal text-ink-soft">: {value}</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ name, hex, isGone }) => (
          <label
            key={name}
            className="relative inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-full border border-field-line px-4 font-semibold transition hover:border-ink has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-disabled:cursor-default has-disabled:border-dashed has-disabled:font-normal has-disabled:text-ink-soft has-disabled:hover:border-field-line has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-second"
          >
            <input
              type="radio"
              name={group}
              value={name}
              checked={name === value}
              disabled={isGone}
              aria-label={isGone ? copy.gone(name) : name}
              onChange={() => onChange(name)}
              className="absolute inset-0 cursor-[inherit] appearance-none rounded-full outline-none"
            />
            {hex && (
              <span
                aria-hidden="true"
                className="-ml-1 size-6 rounded-full border border-ink/25"
                style={{ backgroundColor: hex }}
              />
            )}
            <span aria-hidden="true" className={isGone ? 'line-through' : ''}>
              {name}
            </span>
          </label>
        ))}
      </div>
      {problem && (
        <p id={`${group}-problem`} className="mt-2 text-sm font-medium text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
