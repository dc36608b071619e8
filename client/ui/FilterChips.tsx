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
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
          className="min-h-11 rounded-full border border-ink/25 px-5 font-semibold transition hover:border-ink/50 aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
