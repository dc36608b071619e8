import { LogOut, Settings, UserPlus } from 'lucide-react';
import { serverPaths } from '../lib/paths.ts';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { toast } from '../ui/toast-store.ts';
import { profileCopy as copy, settingsToast } from './copy.ts';
import { copyInvite } from './invite.ts';

export function ProfileActions() {
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:*:grow">
      <Button variant="soft" onClick={() => toast(settingsToast)}>
        <Settings aria-hidden="true" className="size-5" />
        {copy.settings}
      </Button>
      <Button variant="soft" onClick={() => void copyInvite()}>
        <UserPlus aria-hidden="true" className="size-5" />
        {copy.invitePartner}
      </Button>
      <a href={serverPaths.logout} className={buttonClass('ghost')}>
        <LogOut aria-hidden="true" className="size-5" />
        {copy.signOut}
      </a>
    </div>
  );
}
