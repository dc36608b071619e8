import { useEffect, useState } from 'react';
import type { User } from '../../contract/auth/auth.ts';
import { Live } from '../live/Live.tsx';
import { NudgeBanner } from '../notifications/NudgeBanner.tsx';
import { Offline } from '../offline/Offline.tsx';
import { whenSettled } from '../ui/when-settled.ts';
import { OutboxSender } from './OutboxSender.tsx';
import { signedOutPage } from './signed-out-page.ts';
import { TypedWords } from './TypedWords.tsx';

/**
 * Services beside every page of a member, which send work that was done offline, connect the couple
 * live, show the partner's question and, once the page has settled, store content for reading
 * offline.
 */
export function BackgroundServices({ user }: { user: User }) {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(
    () =>
      whenSettled(() => {
        setIsSettled(true);
        void signedOutPage.preload();
      }),
    [],
  );
  return (
    <>
      <OutboxSender userId={user.id} />
      <TypedWords user={user} />
      <Live userId={user.id} />
      <NudgeBanner userId={user.id} />
      {isSettled && <Offline user={user} />}
    </>
  );
}
