import { Bell } from 'lucide-react';
import type { Reminders } from '../../contract/notifications/reminders.ts';
import { type PushState, pushState } from '../device/push-subscription.ts';
import { Button } from '../ui/Button.tsx';
import { phoneCopy as copy } from './copy.ts';
import { useSwitchPhone } from './use-reminders.ts';

const WHY_NOT: Readonly<Record<Exclude<PushState, 'can'>, string>> = {
  denied: copy.denied,
  'install-first': copy.installFirst,
  unsupported: copy.unsupported,
};

/** Tells whether this browser shows notifications. The browser requests permission on the press. */
export function PhoneNotifications({ reminders }: { reminders: Reminders }) {
  const { publicKey, isOnHere, phones } = reminders;
  const { mutate, isPending } = useSwitchPhone();
  const state = pushState();
  if (publicKey === null) return <Note>{copy.off}</Note>;
  if (state !== 'can') return <Note>{WHY_NOT[state]}</Note>;
  if (isOnHere) {
    return (
      <Note>
        {copy.on}
        <Button variant="ghost" className="mt-3" isBusy={isPending} onClick={() => mutate(false)}>
          {copy.turnOff}
        </Button>
      </Note>
    );
  }
  return (
    <Note>
      {phones > 0 ? copy.elsewhere(phones) : copy.mail}
      <Button
        variant="soft"
        className="mt-3 max-sm:w-full"
        isBusy={isPending}
        onClick={() => mutate(true)}
      >
        <Bell aria-hidden="true" className="size-5" />
        {isPending ? copy.turningOn : copy.turnOn}
      </Button>
    </Note>
  );
}

function Note({ children }: { children: React.ReactNode }) {
  return (
    <div role="status" className="flex flex-col items-start rounded-card bg-sunk p-4 text-sm">
      {children}
    </div>
  );
}
