import { Minus, Plus } from 'lucide-react';

type QuantityStepperProps = {
  /** What it counts, and what its buttons do, in words. */
  words: { label: string; less: string; more: string };
  value: number;
  max: number;
  disabled?: boolean;
  onChange: (value: number) => void;
};

export function QuantityStepper({ words, value, max, disabled, onChange }: QuantityStepperProps) {
  const button = 'grid size-11 place-items-center rounded-full transition hover:bg-ink/8';
  const off = 'aria-disabled:opacity-40 aria-disabled:hover:bg-transparent';
  const [canLess, canMore] = [!disabled && value > 1, !disabled && value < max];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of two buttons and a figure would be read as a form.
    <div
      role="group"
      aria-label={words.label}
      className="inline-flex items-center rounded-full border border-field-line"
    >
      {/* Not disabled: the button under someone's finger must not lose the focus. */}
      <button
        type="button"
        aria-label={words.less}
        aria-disabled={!canLess}
        onClick={() => canLess && onChange(value - 1)}
        className={`${button} ${off}`}
      >
        <Minus aria-hidden="true" className="size-4.5" />
      </button>
      <output className="min-w-7 text-center font-semibold tabular-nums">{value}</output>
      <button
        type="button"
        aria-label={words.more}
        aria-disabled={!canMore}
        onClick={() => canMore && onChange(value + 1)}
        className={`${button} ${off}`}
      >
        <Plus aria-hidden="true" className="size-4.5" />
      </button>
    </div>
  );
}
