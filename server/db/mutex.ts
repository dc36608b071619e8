/**
 * Lets one caller at a time into a critical section: resolves, in order, with a function that
 * leaves.
 */
export function mutex(): () => Promise<() => void> {
  let last: Promise<void> = Promise.resolve();
  return async () => {
    const before = last;
    let unlock = () => {};
    last = new Promise((resolve) => {
      unlock = resolve;
    });
    await before;
    return unlock;
  };
}
