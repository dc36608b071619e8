import { Users } from 'lucide-react';
import { useState } from 'react';
import type { User } from '../../contract/auth.ts';
import { ApiError } from '../lib/api-error.ts';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/toast-store.ts';
import { liveCopy as copy, liveToasts as toasts } from './copy.ts';
import { useLive } from './live-store.ts';

type TogetherButtonProps = {
  workoutId: number;
  isHandsFree: boolean;
  user: User | null;
  goToGate: () => void;
  /** Says why a workout cannot be started, and leads on. */
  explainRefusal: (error: Error) => void;
};

/** Opens the couple's room for this workout; the partner is invited by it. */
export function TogetherButton(props: TogetherButtonProps) {
  const { workoutId, isHandsFree, user, goToGate, explainRefusal } = props;
  const [isBusy, setIsBusy] = useState(false);
  const { couple } = useLive();
  // Whose partner has gone for good is not reminded of it at every workout.
  if (couple && couple.members.length < 2) return null;

  async function open() {
    if (!user) return goToGate();
    setIsBusy(true);
    try {
      const { ask } = await import('./commands.ts');
      await ask({ type: 'open', commandId: crypto.randomUUID(), workoutId, isHandsFree });
    } catch (error) {
      explain(error as Error);
    }
    setIsBusy(false);
  }

  function explain(error: Error) {
    if (!(error instanceof ApiError)) return toast(toasts.notOpened);
    if (error.status !== 409) return explainRefusal(error);
    toast({ ...toasts.busy, ...(error.reason && { description: error.reason }) });
  }
  return (
    <Button
      variant="ghost"
      title={copy.togetherLead}
      className="absolute right-3 bottom-3 border-line bg-raised px-5 shadow-lift hover:bg-raised"
      isBusy={isBusy}
      onClick={open}
    >
      {!isBusy && <Users aria-hidden="true" className="size-5 text-accent" />}
      {isBusy ? copy.opening : copy.together}
    </Button>
  );
}
