/** So many at once under each name; whoever comes then waits for their turn. */
export function hostConcurrency(atOnce: number) {
  const taken = new Map<string, { count: number; waiting: (() => void)[] }>();

  /** The next takes it over; where nobody waits, it is free. */
  function giveBack(name: string): void {
    const turns = taken.get(name);
    const next = turns?.waiting.shift();
    if (next) next();
    else if (turns && --turns.count === 0) taken.delete(name);
  }

  return {
    /** Resolves when it is one's turn, with how to end it; ending it twice is ending it once. */
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
