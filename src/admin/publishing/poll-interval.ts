import {
  BUILD_POLL_MS,
  RENDERING_POLL_DURATION_MS,
  RENDERING_POLL_MS,
  SLOW_POLL_MS,
} from "@/config/admin-limits";
import type { SiteStatus } from "./decide-status";

type PollIntervals = { rendered: number | false; build: number | false };

/** How often to read again; false for not at all. `waitedMs` is the time since the comparison. */
export function choosePollInterval(status: SiteStatus, waitedMs: number): PollIntervals {
  const next = status.kind === "pending" ? status.next.kind : null;
  if (next === "building") return { rendered: BUILD_POLL_MS, build: BUILD_POLL_MS };
  if (next === "overdue") return { rendered: SLOW_POLL_MS, build: false };
  if (next !== "rendering") return { rendered: false, build: false };
  const isSoon = waitedMs < RENDERING_POLL_DURATION_MS;
  return { rendered: isSoon ? RENDERING_POLL_MS : SLOW_POLL_MS, build: false };
}
