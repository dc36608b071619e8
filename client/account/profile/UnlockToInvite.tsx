import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { profileCopy as copy } from './copy.ts';

/** Replaces an invitation while the lock is closed: its link opens the partner's own account. */
export function UnlockToInvite() {
  return (
    <LinkButton href={paths.account()} variant="ghost">
      {copy.unlock}
    </LinkButton>
  );
}
