type SegmentsProps<Value extends string> = {
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
};

/** Offers a choice of one among a few, side by side. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, choices, value, onChange, className = '' } = props;
  return (
    <fieldset
      className={`grid min-w-0 auto-cols-fr grid-flow-col gap-1 rounded-full bg-sunk p-1 ${className}`}
    >
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
          className="min-h-11 rounded-full px-1 text-sm font-semibold whitespace-nowrap text-ink-soft transition hover:text-ink aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-card aria-pressed:inset-ring-1 aria-pressed:inset-ring-field-line sm:px-4"
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
