import { tabChannel } from '../../lib/tab-channel.ts';

/** `in sight`: someone looks at that tab, so that this browser is not out of sight. */
type LockNews = 'closed' | 'opened' | 'in sight';

export const lockTabs = tabChannel<LockNews>('lock');
