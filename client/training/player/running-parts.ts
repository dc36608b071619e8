/** Parts that only a workout under way uses, in one script that is loaded later. */
export { giveCue, say } from './cue-sounds.ts';
export { MediaKeys } from './MediaKeys.tsx';
