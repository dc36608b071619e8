import { useEffect, useEffectEvent, useState } from 'react';
import { isTicking, type PlayerState } from '../../../contract/training/player-state.ts';
import type { WorkoutDetail } from '../../../contract/workouts/workouts.ts';
import { useDiscreet } from '../../lib/use-preferences.ts';
import { useCoverUrl } from '../sessions/use-cover-url.ts';
import { playerCopy as copy } from './copy.ts';

type MediaKeysProps = {
  workout: WorkoutDetail;
  state: PlayerState;
  toggle: () => void;
  previous: () => void;
  next: () => void;
};

const ACTIONS = ['play', 'pause', 'previoustrack', 'nexttrack'] as const;
const ARTWORK_PX = 512;

/**
 * Lets media keys and headset buttons start, pause and change the step. A lock screen, if the
 * system has one, shows the cover and the step; in discreet mode only the step's number.
 */
export function MediaKeys({ workout, state, toggle, previous, next }: MediaKeysProps) {
  const isUnderWay = state.phase !== 'idle' && state.phase !== 'starting';
  const isRunning = isTicking(state);
  const isDiscreet = useDiscreet();
  const cover = useCoverUrl(workout.imageUrl, workout.category);
  const artwork = useArtwork(isUnderWay && !isDiscreet ? cover : null);
  const { step } = state.place;
  const number = copy.step(step + 1, workout.steps.length);
  const line = workout.steps[step]?.short ?? '';

  const press = useEffectEvent((action: (typeof ACTIONS)[number]) => {
    if (action === 'previoustrack') previous();
    else if (action === 'nexttrack') next();
    // Ignore the action that changes nothing: a headset may send either one for the same press.
    else if ((action === 'play') !== isRunning) toggle();
  });

  useEffect(() => {
    const session = navigator.mediaSession;
    if (!isUnderWay || !session) return;
    for (const action of ACTIONS) handle(action, () => press(action));
    return () => {
      for (const action of ACTIONS) handle(action, null);
      session.metadata = null;
      session.playbackState = 'none';
    };
  }, [isUnderWay]);

  useEffect(() => {
    if (!isUnderWay || !navigator.mediaSession || typeof MediaMetadata === 'undefined') return;
    navigator.mediaSession.playbackState = isRunning ? 'playing' : 'paused';
    navigator.mediaSession.metadata = new MediaMetadata({
      title: isDiscreet ? number : `${number}: ${line}`,
      artist: isDiscreet ? '' : workout.title,
      artwork: artwork ? [{ src: artwork, sizes: `${ARTWORK_PX}x${ARTWORK_PX}` }] : [],
    });
  }, [isUnderWay, isRunning, isDiscreet, number, line, workout.title, artwork]);
  return null;
}

function handle(action: MediaSessionAction, handler: (() => void) | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // Ignore the error: the browser may not know this action, and the others still work.
  }
}

/** Turns a cover into a picture for lock screens, which cannot show SVG. */
function useArtwork(imageUrl: string | null): string | null {
  const [artwork, setArtwork] = useState<string | null>(null);
  useEffect(() => {
    if (imageUrl === null) return setArtwork(null);
    let isOver = false;
    const image = new Image();
    image.src = imageUrl;
    image
      .decode()
      .then(() => squareOf(image))
      .then((square) => isOver || setArtwork(square))
      // Ignore a failure: the lock screen still shows the words.
      .catch(() => {});
    return () => {
      isOver = true;
    };
  }, [imageUrl]);
  return artwork;
}

/**
 * Cuts a square from the middle of a cover. The encoding runs off the main thread, which is
 * drawing.
 */
async function squareOf(image: HTMLImageElement): Promise<string | null> {
  const canvas = document.createElement('canvas');
  canvas.width = ARTWORK_PX;
  canvas.height = ARTWORK_PX;
  const context = canvas.getContext('2d');
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = ARTWORK_PX / height;
  context?.drawImage(image, (ARTWORK_PX - width * scale) / 2, 0, width * scale, ARTWORK_PX);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return blob && dataUrlOf(blob);
}

function dataUrlOf(blob: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
