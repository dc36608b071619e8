import { useEffect } from 'react';
import type { User } from '../../contract/auth/auth.ts';
import { Live } from '../live/Live.tsx';
import { Offline } from '../offline/Offline.tsx';
import { OutboxSender } from './OutboxSender.tsx';
import { signedOutPage } from './signed-out-page.ts';
import { TypedWords } from './TypedWords.tsx';

/**
 * Services beside every page of a member, which send work that was done offline, connect the couple
 * live, and store content for reading offline.
 */
export function BackgroundServices({ user }: { user: User }) {
  useEffect(() => void signedOutPage.preload(), []);
  return (
    <>
      <OutboxSender userId={user.id} />
      <TypedWords user={user} />
      <Live userId={user.id} />
      <Offline user={user} />
    </>
  );
}
