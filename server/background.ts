/** Work that nobody waits for, but that must be over before the database closes. */
export type Background = {
  run(work: () => Promise<void>): void;
  /** Resolves when nothing is running any more. */
  idle(): Promise<void>;
};

export function backgroundWork(onFailure: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>();
  return {
    run(work) {
      const job: Promise<void> = work()
        .catch(onFailure)
        .finally(() => running.delete(job));
      running.add(job);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
