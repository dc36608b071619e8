export type Background = ReturnType<typeof backgroundWork>;

/** Work that nobody waits for, but that must be over before the database closes. */
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
    /** Does it again and again, from one interval from now on; returns how to stop. */
    every(ms: number, work: () => Promise<void>): () => void {
      const timer = setInterval(() => run(work), ms).unref();
      return () => clearInterval(timer);
    },
    async idle(): Promise<void> {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
