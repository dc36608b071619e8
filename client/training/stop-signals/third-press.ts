/** Longer than a headset needs to tell three presses apart. */
const WITHIN_MS = 4_000;

/** Returns a function that tells for each press whether it is the third in quick succession. */
export function thirdPresses(): (now: number) => boolean {
  let presses: number[] = [];
  return (now) => {
    presses = [...presses.filter((at) => now - at < WITHIN_MS), now];
    const isThird = presses.length === 3;
    if (isThird) presses = [];
    return isThird;
  };
}
