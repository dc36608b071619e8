import { tabChannel } from '../lib/tab-channel.ts';

/** Tells the other tabs that this browser may now belong to another member. */
export const signInTabs = tabChannel<null>('signed-in');
