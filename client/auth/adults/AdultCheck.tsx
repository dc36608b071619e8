import { useState } from 'react';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { useAuth } from '../use-auth.ts';
import { adultCopy as copy } from './copy.ts';
import { useConfirmAdult } from './use-confirm-adult.ts';

/** Asks before premium is paid for, so that nobody pays for a bedroom that then asks their age. */
export function AdultCheck() {
  const { user } = useAuth();
  const confirm = useConfirmAdult();
  // Stay on the page once confirmed, so that the form below does not move.
  const [wasAdult] = useState(user?.isAdult === true);
  if (wasAdult) return null;
  const isConfirmed = user?.isAdult === true || confirm.isPending;
  return (
    <div className="mb-5">
      <CheckboxField
        label={copy.check}
        hint={copy.checkHint}
        checked={isConfirmed}
        disabled={isConfirmed}
        autoComplete="off"
        onChange={() => confirm.mutate()}
      />
    </div>
  );
}
