type SchedulerOptions = {
  run: () => Promise<void>;
  /** Waited before a run, so that several changes in a row lead to one. */
  delayMs: number;
  /** Waited after a failed run, before it is tried again. */
  retryMs: number;
  onError: (error: unknown) => void;
};

/** Starts runs on request, one at a time. A request during a run starts another one after it. */
export class RunScheduler {
  readonly #options: SchedulerOptions;
  #timer: NodeJS.Timeout | undefined;
  #isRunning = false;
  #isRequested = false;
  #isClosed = false;

  constructor(options: SchedulerOptions) {
    this.#options = options;
  }

  request(): void {
    this.#isRequested = true;
    this.#schedule(this.#options.delayMs);
  }

  /** No run starts after this. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #schedule(delayMs: number) {
    if (this.#isClosed || this.#isRunning) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(), delayMs);
  }

  async #run() {
    const { run, onError } = this.#options;
    this.#isRunning = true;
    this.#isRequested = false;
    let hasFailed = false;
    try {
      await run();
    } catch (error) {
      if (!this.#isClosed) onError(error);
      hasFailed = true;
    }
    this.#isRunning = false;
    this.#scheduleNext(hasFailed);
  }

  /** A change that was made during a failed run, such as a deletion, does not wait for the retry. */
  #scheduleNext(hasFailed: boolean) {
    const { delayMs, retryMs } = this.#options;
    if (this.#isRequested) this.#schedule(delayMs);
    else if (hasFailed) this.#schedule(retryMs);
  }
}
