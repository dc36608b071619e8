import type { ComponentProps } from 'react';
import { useProof } from '../auth/passkeys/use-passkeys.ts';
import { TextField } from '../ui/TextField.tsx';
import { proofCopy as copy } from './copy.ts';

/** Password field. A member without a password reads that their passkey is used instead. */
export function ProofField({ error, ...rest }: ComponentProps<typeof TextField>) {
  const { hasPassword, hasPasskey } = useProof();
  if (!hasPassword) {
    return (
      <p className={`text-sm ${error ? 'font-medium text-danger' : 'text-ink-soft'}`}>
        {error || (hasPasskey ? copy.passkeyAlone : copy.nothingHere)}
      </p>
    );
  }
  return (
    <TextField
      type="password"
      autoComplete="current-password"
      hint={hasPasskey ? copy.hint : undefined}
      error={error}
      {...rest}
    />
  );
}
