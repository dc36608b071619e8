import { useSyncExternalStore } from 'react';
import { NO_VIDEO, reduceVideo, type VideoEvent, type VideoState } from './video-state.ts';

let state: VideoState | null = null;
const listeners = new Set<() => void>();

function changeTo(next: VideoState | null): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Null while the two do not see each other on this page. */
function currentVideo(): VideoState | null {
  return state;
}

export function openVideoState(): void {
  changeTo(NO_VIDEO);
}

export function closeVideoState(): void {
  changeTo(null);
}

export function changeVideo(event: VideoEvent): void {
  if (state) changeTo(reduceVideo(state, event));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useVideoState(): VideoState | null {
  return useSyncExternalStore(subscribe, currentVideo);
}
