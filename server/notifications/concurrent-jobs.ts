type Limits = {
  /** Of the jobs that nothing keeps waiting. */
  prompt: number;
  /** Of all jobs. */
  total: number;
  /** A job that takes longer counts as one that is kept waiting. */
  slowMs: number;
};

/** Jobs that run side by side; those that are kept waiting make room for more. */
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

    /** Starts a job, which calls `onWait` when it has to wait for somebody else. */
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

    /** Resolves when every job that runs now is over. */
    async finished(): Promise<void> {
      await Promise.all(running);
    },
  };
}
