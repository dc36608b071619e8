import { tabChannel } from '../../lib/tab-channel.ts';

/** `in sight`: someone looks at that tab, so this browser counts as in sight. */
type LockNews = 'closed' | 'opened' | 'in sight';

export const lockTabs = tabChannel<LockNews>('lock');
