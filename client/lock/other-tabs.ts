const CHANNEL = 'lock';

/** `in sight`: someone looks at that tab, so that this browser is not out of sight. */
export type LockNews = 'closed' | 'opened' | 'in sight';

export function tellOtherTabs(news: LockNews): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  channel.close();
}

export function onLockNews(listener: (news: LockNews) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<LockNews>) => listener(data);
  return () => channel.close();
}
