import { useEffect, useRef } from 'react';
import { longDate } from '../../lib/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { membershipCopy as copy } from './copy.ts';

type CancelQuestionProps = {
  lastDay: string | null;
  isPending: boolean;
  onConfirm: () => void;
  onKeep: () => void;
};

/** Replaces the button with a question. */
export function CancelQuestion({ lastDay, isPending, onConfirm, onKeep }: CancelQuestionProps) {
  const question = useRef<HTMLFieldSetElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <fieldset
      ref={question}
      tabIndex={-1}
      aria-describedby="cancel-consequence"
      className="arrive mt-5 rounded-field bg-sunk p-5 outline-none"
    >
      <legend className="sr-only">{copy.question}</legend>
      <p aria-hidden="true" className="font-title text-lg font-semibold">
        {copy.question}
      </p>
      <p id="cancel-consequence" className="mt-1 text-ink-soft">
        {copy.questionText(lastDay && longDate(lastDay))}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="danger" isBusy={isPending} onClick={onConfirm}>
          {copy.confirm}
        </Button>
        <Button variant="ghost" disabled={isPending} onClick={onKeep}>
          {copy.keep}
        </Button>
      </div>
    </fieldset>
  );
}
