import { tabChannel } from '../lib/tab-channel.ts';

/** Says that this browser may now belong to someone else. */
export const signInTabs = tabChannel<null>('signed-in');
