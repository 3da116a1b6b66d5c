import { BUILD_REQUEST_DELAY_MS, BUILD_REQUEST_PAUSE_MS } from "@/config/admin-limits";
import type { BuildRequestOutcome } from "@/data/site-builds";
import {
  decideStatus,
  isChangedSinceRequest,
  isRequestUseful,
  type SiteReadings,
  type SiteStatus,
} from "./decide-status";
import { findProblem, type RequestProblem } from "./request-problem";
import type { KnownSite } from "./site-readings";

export type RequesterState = {
  isRequesting: boolean;
  problem: RequestProblem | null;
  lastChangeAt: number | null;
  lastRequestAt: number | null;
};

type Dependencies = {
  now: () => number;
  /** Returns a function that cancels the timer. */
  setTimer: (run: () => void, delayMs: number) => () => void;
  readSite: () => Promise<SiteReadings>;
  getKnownSite: () => KnownSite;
  request: () => Promise<BuildRequestOutcome>;
  /** Reads again what the request has changed. */
  refresh: () => Promise<void>;
};

const IDLE: RequesterState = {
  isRequesting: false,
  problem: null,
  lastChangeAt: null,
  lastRequestAt: null,
};

/**
 * Asks the host for a build: some time after the last change, when told to, and when the admin is
 * left. Nothing is stored, because the manifest tells what is missing on the site.
 */
export function createBuildRequester(deps: Dependencies) {
  let state = IDLE;
  let session = {};
  let cancelTimer: (() => void) | null = null;
  const listeners = new Set<() => void>();

  function update(change: Partial<RequesterState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function stopTimer() {
    cancelTimer?.();
    cancelTimer = null;
  }

  function schedule(delayMs: number) {
    stopTimer();
    cancelTimer = deps.setTimer(() => {
      cancelTimer = null;
      void requestIfDue();
    }, delayMs);
  }

  /** An attempt in vain is not repeated by itself, until something else has changed. */
  function isDue(status: SiteStatus): boolean {
    if (!isRequestUseful(status)) return false;
    const isScheduled = status.kind === "pending" && status.next.kind === "scheduled";
    return isScheduled || state.lastRequestAt === null || isChangedSinceRequest(state);
  }

  async function requestIfDue(): Promise<void> {
    const current = session;
    const status = decideStatus(await deps.readSite(), { ...state, now: deps.now() });
    if (current !== session) return;
    if (status.kind === "unknown") schedule(BUILD_REQUEST_DELAY_MS);
    else if (isDue(status)) await requestNow();
    else update({ problem: null });
  }

  async function requestNow(): Promise<void> {
    if (state.isRequesting) return;
    stopTimer();
    const current = session;
    const { lastRequestAt } = state;
    update({ isRequesting: true, problem: null, lastRequestAt: deps.now() });
    const problem = await findProblem(deps.request());
    if (problem !== null && current === session) update({ lastRequestAt });
    // Before the result is shown, so that the sentence changes only once.
    await deps.refresh();
    if (current !== session) return;
    update({ isRequesting: false, problem });
    if (problem === "tooSoon") schedule(BUILD_REQUEST_PAUSE_MS);
    if (problem === "unreachable") schedule(BUILD_REQUEST_DELAY_MS);
  }

  /** Decides without reading anything, because the page may be gone before the response. */
  function isDueOnLeaving(): boolean {
    const known = deps.getKnownSite();
    const { lastChangeAt, lastRequestAt } = state;
    if (isChangedSinceRequest(state) && known.versionsReadAt <= (lastChangeAt ?? 0)) {
      return known.build.status === "read" && known.build.value.hook === "ready";
    }
    const isRequestUnread = lastRequestAt !== null && known.buildReadAt <= lastRequestAt;
    if (isRequestUnread && !isChangedSinceRequest(state)) return false;
    return isDue(decideStatus(known, { ...state, now: deps.now() }));
  }

  /** The timer goes on: the browser may bring the page back. */
  function leave() {
    if (!isDueOnLeaving()) return;
    update({ lastRequestAt: deps.now() });
    deps.request().catch(() => undefined);
  }

  return {
    getState: () => state,

    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    /** Looks for changes that an earlier visit left behind. */
    start: async (): Promise<void> => {
      const current = session;
      const status = decideStatus(await deps.readSite(), { ...state, now: deps.now() });
      if (current === session && cancelTimer === null && isDue(status)) {
        schedule(BUILD_REQUEST_DELAY_MS);
      }
    },

    noteChange: () => {
      update({ lastChangeAt: deps.now(), problem: null });
      schedule(BUILD_REQUEST_DELAY_MS);
    },

    /** Asks after the usual delay, unless that is going to happen anyway. */
    requestSoon: () => {
      if (cancelTimer === null && !state.isRequesting) schedule(BUILD_REQUEST_DELAY_MS);
    },

    requestNow,
    leave,

    /** Leaves and forgets this visit. */
    stop: () => {
      leave();
      stopTimer();
      session = {};
      update(IDLE);
    },
  };
}
