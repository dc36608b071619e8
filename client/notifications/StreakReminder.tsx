import { useState } from 'react';
import { DEFAULT_CHOICES } from '../../contract/notifications/reminders.ts';
import type { Streak } from '../../contract/progress/streak.ts';
import { useIsLocked } from '../auth/use-lock-state.ts';
import { readLocal, writeLocal } from '../lib/web-storage.ts';
import { Button } from '../ui/Button.tsx';
import { streakReminderCopy as copy } from './copy.ts';
import { useTurnOnReminders } from './use-reminders.ts';

const DECLINED = 'reminderDeclined';
const isTrue = (value: unknown): value is true => value === true;
const { days } = DEFAULT_CHOICES;

/** Offers a reminder on the usual days, until it is on or declined in this browser. */
export function StreakReminder({ streak }: { streak: Streak }) {
  const { mutate, isPending } = useTurnOnReminders();
  const isLocked = useIsLocked();
  const [isDeclined, setIsDeclined] = useState(() => readLocal(DECLINED, isTrue) !== null);
  if (streak.hasReminder || isDeclined || isLocked) return null;
  return (
    <div className="mt-3 flex flex-wrap gap-2 border-t border-line/70 pt-4">
      <Button
        variant="soft"
        className="text-balance max-sm:w-full"
        isBusy={isPending}
        onClick={() => mutate({ switches: { reminder: true }, days: [...days] })}
      >
        {copy.turnOn(days)}
      </Button>
      <Button
        variant="quiet"
        className="max-sm:w-full"
        onClick={() => {
          writeLocal(DECLINED, true);
          setIsDeclined(true);
        }}
      >
        {copy.decline}
      </Button>
    </div>
  );
}
