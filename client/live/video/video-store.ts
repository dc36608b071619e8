import { createStore } from '../../lib/create-store.ts';
import { useStore } from '../../lib/use-store.ts';
import { NO_VIDEO, reduceVideo, type VideoEvent, type VideoState } from './video-state.ts';

/** Null while the two do not see each other on this page. */
const video = createStore<VideoState | null>(null);

export function openVideoState(): void {
  video.set(NO_VIDEO);
}

export function closeVideoState(): void {
  video.set(null);
}

export function changeVideo(event: VideoEvent): void {
  const state = video.get();
  if (state) video.set(reduceVideo(state, event));
}

export function useVideoState(): VideoState | null {
  return useStore(video);
}
