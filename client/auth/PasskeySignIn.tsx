import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PasskeyAssertion } from '../../contract/auth/passkeys.ts';
import { withReason } from '../lib/api-error.ts';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/toast-store.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { signInCopy as copy, signInToasts as toasts } from './copy.ts';
import { choosePasskey, suggestPasskeys } from './passkeys/webauthn.ts';
import { useSignInWithPasskey } from './use-auth.ts';

/**
 * Signs in with a passkey: from a button, or from the browser's suggestion in the address field.
 */
export function PasskeySignIn({ onDone }: { onDone: () => void }) {
  const signIn = useSignInWithPasskey();
  const choose = useMutation({ mutationFn: choosePasskey });
  const isBusy = choose.isPending || signIn.isPending;
  // Counts rounds of suggestions. A prompt stops them; after a failed prompt a new round begins.
  const [round, setRound] = useState(0);
  const stopSuggesting = useRef(() => {});

  function suggestAgain() {
    setRound((last) => last + 1);
  }
  function failed(error: Error) {
    toast(withReason(toasts.passkey, error));
    suggestAgain();
  }
  function send(assertion: PasskeyAssertion) {
    signIn.mutate(assertion, { onSuccess: onDone, onError: failed });
  }
  const onSuggestion = useEffectEvent(send);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round suggests anew.
  useEffect(() => {
    const cancel = whenIdle(() => {
      stopSuggesting.current = suggestPasskeys(onSuggestion);
    });
    return () => {
      cancel();
      stopSuggesting.current();
    };
  }, [round]);

  function ask() {
    stopSuggesting.current();
    choose.mutate(undefined, {
      onSuccess: (assertion) => (assertion ? send(assertion) : suggestAgain()),
      onError: failed,
    });
  }

  return (
    <Button variant="ghost" isBusy={isBusy} onClick={ask} className="w-full">
      {!isBusy && <KeyRound aria-hidden="true" className="size-5" />}
      {isBusy ? copy.askingPasskey : copy.usePasskey}
    </Button>
  );
}
