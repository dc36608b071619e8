/** Work that nobody waits for, but that must be over before the database closes. */
export type Background = {
  run(work: () => Promise<void>): void;
  /** Does it again and again, from one interval from now on; returns how to stop. */
  every(ms: number, work: () => Promise<void>): () => void;
  /** Resolves when nothing is running any more. */
  idle(): Promise<void>;
};

export function backgroundWork(onFailure: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>();
  function run(work: () => Promise<void>): void {
    const job: Promise<void> = work()
      .catch(onFailure)
      .finally(() => running.delete(job));
    running.add(job);
  }
  return {
    run,
    every(ms, work) {
      const timer = setInterval(() => run(work), ms).unref();
      return () => clearInterval(timer);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
