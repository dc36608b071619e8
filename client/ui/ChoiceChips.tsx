import { Chip } from './Chip.tsx';

type ChoiceChipsProps = {
  label: string;
  hint?: string | undefined;
  choices: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
};

/** Offers choices of which any number may be chosen. */
export function ChoiceChips({ label, hint, choices, chosen, onToggle }: ChoiceChipsProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">
        {label}
        {hint && <span className="ml-2 text-sm font-normal text-ink-soft">{hint}</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <Chip
            key={value}
            isChosen={chosen.includes(value)}
            onClick={() => onToggle(value)}
            className="px-4"
          >
            {label}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
