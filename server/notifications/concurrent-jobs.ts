type Limits = {
  /** Limit on jobs that are not waiting. */
  prompt: number;
  /** Limit on all jobs, waiting or not. */
  total: number;
  /** Time after which a job counts as waiting. */
  slowMs: number;
};

/** Runs jobs side by side. Waiting jobs make room for more. */
export function concurrentJobs(limits: Limits, onFailure: (error: unknown) => void) {
  const running = new Set<Promise<void>>();
  let promptCount = 0;
  let onRoom = () => {};

  return {
    /** Resolves when another job may start. */
    async room(): Promise<void> {
      while (promptCount >= limits.prompt || running.size >= limits.total) {
        await new Promise<void>((resolve) => {
          onRoom = resolve;
        });
      }
    },

    /** Starts a job. The job calls `onWait` when it has to wait for something else. */
    start(work: (onWait: () => void) => Promise<void>): void {
      let isPrompt = true;
      promptCount++;
      const makeRoom = () => {
        if (isPrompt) promptCount--;
        isPrompt = false;
        onRoom();
      };
      const timer = setTimeout(makeRoom, limits.slowMs).unref();
      const job: Promise<void> = work(makeRoom)
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
