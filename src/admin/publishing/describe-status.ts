import { BUILD_LIMIT_MS } from "@/config/admin-limits";
import { siteStatus as copy } from "@/content/admin/site-status";
import type { RenderedSite } from "@/data/rendered-site";
import type { SiteBuildState } from "@/data/site-builds";
import { formatRecentTimestamp } from "@/admin/ui/timestamps";

export type StatusText = {
  tone: "neutral" | "done" | "waiting" | "failed";
  text: string;
  /** Whether staff can have the update started, and the database can start one. */
  canUpdate?: boolean;
};

/** Null for what a build or a database does not say. */
type PublishedSite = { rendered: RenderedSite | null; build: SiteBuildState | null };

export function isUpToDate({ rendered, build }: PublishedSite): boolean {
  return rendered !== null && rendered.changedAt === build?.changedAt;
}

/**
 * Whether search engines and link previews get what is stored, and otherwise what happens next, in
 * the words that staff read. It compares times of the database only, whose clock may differ from
 * that of this browser or of the build.
 */
export function describeStatus(site: PublishedSite): StatusText {
  const { rendered, build } = site;
  if (!rendered || !build) return { tone: "neutral", text: copy.missing };
  if (isUpToDate(site)) {
    const time = formatTime(rendered.renderedAt);
    return rendered.leftOut
      ? { tone: "failed", text: copy.freshExcept(time, rendered.leftOut) }
      : { tone: "done", text: copy.fresh(time) };
  }

  const isOlderThanLimit = (moment: string) =>
    Date.parse(build.now) - Date.parse(moment) > BUILD_LIMIT_MS;
  if (rendered.updatesItself) {
    return isOlderThanLimit(build.changedAt)
      ? { tone: "failed", text: copy.overdue }
      : { tone: "waiting", text: copy.rendering };
  }
  const [missing] = build.missing;
  if (missing === "hook" || missing === "pg_net") {
    return { tone: "waiting", text: copy.missingParts[missing] };
  }
  if (build.isRequested && build.requestedAt !== null) {
    const time = formatTime(build.requestedAt);
    if (build.response === "failed") {
      return { tone: "failed", text: copy.failing(build.statusCode), canUpdate: true };
    }
    return isOlderThanLimit(build.requestedAt)
      ? { tone: "failed", text: copy.late(time), canUpdate: true }
      : { tone: "waiting", text: copy.building(time) };
  }
  const text = missing === "pg_cron" ? copy.missingParts.pg_cron : copy.scheduled;
  return { tone: "waiting", text, canUpdate: true };
}

function formatTime(moment: string): string {
  return formatRecentTimestamp(new Date(moment));
}
