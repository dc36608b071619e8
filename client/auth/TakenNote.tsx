import { withReason } from '../lib/api-error.ts';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/toast-store.ts';
import { signUpCopy as copy } from './copy.ts';
import { useRequestPasswordLink } from './use-auth.ts';

/** Explains a taken address. The server's answer is the same for every address. */
export function TakenNote({ email }: { email: string }) {
  const request = useRequestPasswordLink();
  const mail = () =>
    request.mutate(email, { onError: (error) => toast(withReason(copy.notMailed, error)) });
  return (
    <div role="alert" className="mb-6 rounded-card bg-second-soft p-6">
      {request.isSuccess ? (
        <p className="break-words">{copy.mailed(email)}</p>
      ) : (
        <>
          <p>{copy.taken}</p>
          <Button className="mt-4" isBusy={request.isPending} onClick={mail}>
            {request.isPending ? copy.mailing : copy.mailMyLink}
          </Button>
        </>
      )}
    </div>
  );
}
