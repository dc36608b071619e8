import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';

type StepperProps = {
  /** Names of the number and of its buttons. */
  words: { label: string; less: string; more: string };
  value: number;
  max: number;
  disabled?: boolean;
  onChange: (value: number) => void;
};

/** Changes a small whole number, from 1 on, with a button for each direction. */
export function Stepper(props: StepperProps) {
  const { words, value, max, disabled = false, onChange } = props;
  // Avoid `disabled`: the button under someone's finger must not lose the focus.
  const step = (label: string, icon: ReactNode, to: number, isPossible: boolean) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!isPossible || disabled}
      onClick={() => isPossible && !disabled && onChange(to)}
      className="grid size-11 place-items-center rounded-full transition hover:bg-ink/8 aria-disabled:opacity-40 aria-disabled:hover:bg-transparent"
    >
      {icon}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of two buttons and a figure would be read as a form.
    <div
      role="group"
      aria-label={words.label}
      className="inline-flex items-center rounded-full border border-field-line"
    >
      {step(words.less, <Minus aria-hidden="true" className="size-4.5" />, value - 1, value > 1)}
      <output className="min-w-7 text-center font-semibold tabular-nums">{value}</output>
      {step(words.more, <Plus aria-hidden="true" className="size-4.5" />, value + 1, value < max)}
    </div>
  );
}
