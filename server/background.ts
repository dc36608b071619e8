export type Background = ReturnType<typeof backgroundWork>;

/** Runs work that nobody waits for, but that must end before the database closes. */
export function backgroundWork(onFailure: (error: unknown) => void) {
  const running = new Set<Promise<void>>();
  function run(work: () => Promise<void>): void {
    const job: Promise<void> = work()
      .catch(onFailure)
      .finally(() => running.delete(job));
    running.add(job);
  }
  return {
    run,
    /** Repeats work at this interval, first after one interval. Returns how to stop it. */
    every(ms: number, work: () => Promise<void>): () => void {
      const timer = setInterval(() => run(work), ms).unref();
      return () => clearInterval(timer);
    },
    async idle(): Promise<void> {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
