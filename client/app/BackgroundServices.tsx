import { useEffect } from 'react';
import type { User } from '../../contract/auth/auth.ts';
import { Live } from '../live/Live.tsx';
import { Offline } from '../offline/Offline.tsx';
import { OutboxSender } from './OutboxSender.tsx';
import { signedOutPage } from './signed-out-page.ts';
import { TypedWords } from './TypedWords.tsx';

/**
 * What goes on beside every page of a member: what was done without a network is sent, the couple
 * hears of each other, and what can be read without a network is kept.
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
