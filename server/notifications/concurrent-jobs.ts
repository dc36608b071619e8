type Limits = {
  /** Limit on jobs that are not slow. */
  atOnce: number;
  /** Time after which a job is slow. */
  slowMs: number;
};

/** Runs jobs side by side. Slow jobs make room for more. */
export function concurrentJobs({ atOnce, slowMs }: Limits, onFailure: (error: unknown) => void) {
  const running = new Set<Promise<void>>();
  let promptCount = 0;
  let onRoom = () => {};

  return {
    /** Resolves when another job may start. */
    async room(): Promise<void> {
      while (promptCount >= atOnce) {
        await new Promise<void>((resolve) => {
          onRoom = resolve;
        });
      }
    },

    start(work: () => Promise<void>): void {
      let isPrompt = true;
      promptCount++;
      const makeRoom = () => {
        if (isPrompt) promptCount--;
        isPrompt = false;
        onRoom();
      };
      const timer = setTimeout(makeRoom, slowMs).unref();
      const job: Promise<void> = work()
        .catch(onFailure)
        .finally(() => {
          clearTimeout(timer);
          running.delete(job);
          makeRoom();
        });
      running.add(job);
    },

    /** Resolves when all jobs that are running now are over. */
    async finished(): Promise<void> {
      await Promise.all(running);
    },
  };
}
