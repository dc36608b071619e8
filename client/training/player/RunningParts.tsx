import type { ComponentProps } from 'react';
import { isTicking } from '../../../contract/training/player-state.ts';
import { MediaKeys } from './MediaKeys.tsx';
import { useLeavingFullScreen } from './use-full-screen.ts';
import { useWakeLock } from './use-wake-lock.ts';

export { giveCue, say } from './cue-sounds.ts';

/** Keeps the screen on while a workout is under way, and connects the device's media keys. */
export function RunningParts(props: ComponentProps<typeof MediaKeys>) {
  useWakeLock(isTicking(props.state));
  useLeavingFullScreen();
  return <MediaKeys {...props} />;
}
