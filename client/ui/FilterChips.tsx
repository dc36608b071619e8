import { Chip } from './Chip.tsx';

type FilterChipsProps<Value extends string> = {
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

export function FilterChips<Value extends string>({
  label,
  choices,
  value,
  onChange,
}: FilterChipsProps<Value>) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <Chip
          key={choice.value}
          isChosen={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </Chip>
      ))}
    </fieldset>
  );
}
