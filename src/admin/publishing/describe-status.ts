import { siteStatus as copy } from "@/content/admin/site-status";
import { formatRecentTimestamp } from "@/lib/timestamps";
import type { RequesterState } from "./build-requester";
import { isRequestUseful, type NextStep, type SiteStatus } from "./decide-status";

type StatusText = {
  tone: "neutral" | "done" | "waiting" | "failed";
  /** The sentence on the number of changes, or the only one. */
  text: string;
  /** What happens next. */
  detail: string | null;
  action: "update" | "checkAgain" | "logIn" | null;
};

/** The status in the words that staff read, and the button beside them. */
export function describeStatus(
  status: Exclude<SiteStatus, { kind: "hidden" }>,
  request: Pick<RequesterState, "isRequesting" | "problem">,
): StatusText {
  switch (status.kind) {
    case "checking":
      return { tone: "neutral", text: copy.checking, detail: null, action: null };
    case "unknown":
      return { tone: "failed", text: copy.unknown, detail: null, action: "checkAgain" };
    case "missing":
      return { tone: "neutral", text: copy.missing, detail: null, action: null };
    case "fresh": {
      const time = formatMoment(status.renderedAt);
      const { leftOut } = status;
      return leftOut
        ? {
            tone: "failed",
            text: copy.freshExcept(time, leftOut),
            detail: copy.leftOut(leftOut.length),
            action: null,
          }
        : { tone: "done", text: copy.fresh(time), detail: null, action: null };
    }
    case "pending":
      return describePending(status, request);
    default:
      return status satisfies never;
  }
}

function describePending(
  status: Extract<SiteStatus, { kind: "pending" }>,
  { isRequesting, problem }: Pick<RequesterState, "isRequesting" | "problem">,
): StatusText {
  const { count, next } = status;
  const text = copy.pending(count);
  const isUseful = isRequestUseful(status);
  if (isUseful && isRequesting) {
    return { tone: "waiting", text, detail: copy.requesting, action: "update" };
  }
  if (next.kind === "loggedOut" || (isUseful && problem === "refused")) {
    return { tone: "failed", text, detail: copy.next.loggedOut, action: "logIn" };
  }
  const action = isUseful ? "update" : null;
  if (problem === "tooSoon") {
    return { tone: "waiting", text, detail: copy.problems.tooSoon, action };
  }
  if (isUseful && (problem === "failed" || problem === "unreachable")) {
    return { tone: "failed", text, detail: copy.problems[problem], action };
  }
  const hasFailed = ["failing", "late", "overdue"].includes(next.kind);
  return { tone: hasFailed ? "failed" : "waiting", text, detail: describeNext(next), action };
}

function describeNext(next: Exclude<NextStep, { kind: "loggedOut" }>): string {
  switch (next.kind) {
    case "building":
    case "late":
      return copy.next[next.kind](formatMoment(next.since));
    case "failing":
      return copy.next.failing(next.statusCode);
    default:
      return copy.next[next.kind];
  }
}

function formatMoment(moment: string): string {
  return formatRecentTimestamp(new Date(moment));
}
