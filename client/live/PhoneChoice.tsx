import { Smartphone } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useCouple } from '../auth/use-couple.ts';
import { liveCopy as copy } from './copy.ts';
import { PhonesIcon } from './PhonesIcon.tsx';

type PhoneChoiceProps = { isOnTwoPhones: boolean; onChange: (isOnTwoPhones: boolean) => void };

/** Asks, at Start, whether the couple uses one phone for both or one for each. */
export function PhoneChoice({ isOnTwoPhones, onChange }: PhoneChoiceProps) {
  const name = useId();
  if (!useCouple().hasPartner) return null;
  const option = (isTwo: boolean, label: string, icon: ReactNode) => (
    <label className="relative flex min-h-11 cursor-pointer items-center justify-center gap-1.5 rounded-full px-1 text-sm whitespace-nowrap @max-[19rem]:gap-1 @max-[19rem]:text-xs font-semibold text-ink-soft transition has-checked:bg-raised has-checked:text-ink has-checked:shadow-card has-checked:inset-ring-1 has-checked:inset-ring-field-line has-focus-visible:outline-3 has-focus-visible:outline-second">
      <input
        type="radio"
        name={name}
        className="absolute inset-0 cursor-pointer opacity-0"
        checked={isOnTwoPhones === isTwo}
        onChange={() => onChange(isTwo)}
      />
      {icon}
      {label}
    </label>
  );
  return (
    <fieldset className="@container rounded-[1.75rem] bg-sunk p-1">
      <legend className="sr-only">{copy.together}</legend>
      <div className="grid grid-cols-2 gap-1 @max-[19rem]:grid-cols-[1fr_1.15fr] @max-[13rem]:grid-cols-1">
        {option(
          false,
          copy.onThisPhone,
          <Smartphone aria-hidden="true" className="size-5 shrink-0" />,
        )}
        {option(true, copy.onTwoPhones, <PhonesIcon />)}
      </div>
    </fieldset>
  );
}
