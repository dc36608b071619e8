import type { ChangeKind, LiveEvents } from '../../contract/live/live.ts';

/** Event with serialized data, as received from another process. */
export type StreamEvent = { event: keyof LiveEvents; data: string };

export function eventText({ event, data }: StreamEvent): string {
  return `event: ${event}\ndata: ${data}\n\n`;
}

export function changedEvent(kinds: readonly ChangeKind[]): StreamEvent {
  return { event: 'changed', data: JSON.stringify(kinds) };
}
