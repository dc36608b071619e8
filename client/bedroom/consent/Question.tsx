import { useId } from 'react';
import { CHOICES, type Choice } from '../../../contract/bedroom/consent.ts';
import { usePressed } from '../../ui/use-pressed.ts';
import { questionsCopy as copy } from './copy.ts';

type QuestionProps = {
  words: string;
  choice: Choice | null;
  onChoose: (choice: Choice | null) => void;
};

/**
 * One question. All three answers look alike when chosen: a glance across the room reveals none.
 */
export function Question({ words, choice, onChoose }: QuestionProps) {
  const name = useId();
  const [shown, press] = usePressed(choice);
  const choose = (next: Choice | null) => {
    press(next);
    onChoose(next);
  };
  return (
    <fieldset className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_17rem] sm:items-center">
      <legend className="float-left leading-snug sm:contents">
        <span>{words}</span>
      </legend>
      <div className="clear-left flex gap-1 rounded-field border border-line bg-paper p-1">
        {CHOICES.map((option) => (
          <label
            key={option}
            className="grid min-h-11 flex-1 cursor-pointer place-items-center rounded-xl px-2 text-center leading-tight font-semibold text-ink-soft transition has-checked:bg-accent-soft has-checked:text-ink has-checked:inset-ring-2 has-checked:inset-ring-field-line has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-second"
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
            {copy.choices[option]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
