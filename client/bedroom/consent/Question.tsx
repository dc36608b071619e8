import { Check } from 'lucide-react';
import { useId } from 'react';
import { CHOICES, type Choice } from '../../../contract/bedroom/consent.ts';
import { usePressed } from '../../ui/use-pressed.ts';
import { questionsCopy as copy } from './copy.ts';

type QuestionProps = {
  words: string;
  choice: Choice | null;
  onChoose: (choice: Choice | null) => void;
  className?: string;
};

/**
 * One question. All three answers look alike when chosen: a glance across the room reveals none.
 */
export function Question({ words, choice, onChoose, className = '' }: QuestionProps) {
  const name = useId();
  const [shown, press] = usePressed(choice);
  const choose = (next: Choice | null) => {
    press(next);
    onChoose(next);
  };
  return (
    <fieldset
      className={`grid min-w-0 grid-cols-1 gap-x-6 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_17rem] sm:items-center ${className}`}
    >
      <legend className="float-left leading-snug sm:contents">
        <span className="block min-h-[2lh] sm:min-h-0">{words}</span>
      </legend>
      <div className="clear-left flex gap-1 rounded-field border border-line bg-paper p-1">
        {CHOICES.map((option) => (
          <label
            key={option}
            className="group/answer relative grid min-h-11 flex-1 cursor-pointer place-items-center rounded-xl px-2 text-center leading-tight font-semibold text-ink-soft transition has-checked:bg-accent-soft has-checked:text-ink has-checked:inset-ring-2 has-checked:inset-ring-field-line has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-second"
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={shown === option}
              // Keep browsers from writing the choice to disk to restore the tab.
              autoComplete="off"
              onChange={() => choose(option)}
              onClick={() => shown === option && choose(null)}
              className="sr-only"
            />
            <Check
              aria-hidden="true"
              className="invisible absolute top-1 right-1.5 size-3.5 group-has-checked/answer:visible"
            />
            {copy.choices[option]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
