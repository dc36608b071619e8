/** Limits how many tasks run at once under each name. Others wait for their turn. */
export function hostConcurrency(atOnce: number) {
  const taken = new Map<string, { count: number; waiting: (() => void)[] }>();

  /** Passes the turn to the next in line, or frees the place if nobody waits. */
  function giveBack(name: string): void {
    const turns = taken.get(name);
    const next = turns?.waiting.shift();
    if (next) next();
    else if (turns && --turns.count === 0) taken.delete(name);
  }

  return {
    /**
     * Resolves when the turn begins, with a function that ends the turn. Calling that function
     * twice is safe.
     */
    async take(name: string, onWait: () => void): Promise<() => void> {
      const turns = taken.get(name) ?? { count: 0, waiting: [] };
      taken.set(name, turns);
      if (turns.count < atOnce) turns.count++;
      else {
        onWait();
        await new Promise<void>((resolve) => turns.waiting.push(resolve));
      }
      let isOver = false;
      return () => {
        if (!isOver) giveBack(name);
        isOver = true;
      };
    },
  };
}
