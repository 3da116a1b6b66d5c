import { useMutation, useQuery } from "@tanstack/react-query";
import { Check, CircleAlert, Clock, Globe, RefreshCw, type LucideIcon } from "lucide-react";
import { useCallback, useRef } from "react";
import { ActionButton } from "@/admin/ui/action-button";
import { PUBLISHED_SITE_POLL_MS, RENDERING_POLL_MS } from "@/config/admin-limits";
import { supabaseConfig } from "@/config/env";
import { siteStatus as copy } from "@/content/admin/site-status";
import { AccessRefusedError } from "@/data/errors";
import { publishedSite, refreshPublishedSite, requestSiteBuild } from "@/data/site-builds";
import { cn } from "@/lib/cn";
import { describeStatus, isUpToDate, type StatusText } from "./describe-status";

const ICONS: Record<StatusText["tone"], { icon: LucideIcon; className: string }> = {
  neutral: { icon: Globe, className: "text-muted-foreground" },
  done: { icon: Check, className: "text-success" },
  waiting: { icon: Clock, className: "text-accent-700" },
  failed: { icon: CircleAlert, className: "text-danger" },
};

/**
 * Says whether what staff save is in search results and link previews, which read the HTML files and
 * not the database. Shows nothing without a backend.
 */
export function SiteStatus() {
  return supabaseConfig && <StatusLine />;
}

function StatusLine() {
  const line = useRef<HTMLDivElement>(null);
  const { status, isRequesting, request } = useSiteStatus();
  const { icon: Icon, className } = ICONS[status.tone];

  // The button goes away with the status that has it, and with it the focus would be lost.
  const keepFocus = useCallback((button: HTMLButtonElement) => {
    return () => {
      if (button === document.activeElement) line.current?.focus();
    };
  }, []);

  return (
    <div
      ref={line}
      tabIndex={-1}
      className="flex min-h-12 flex-wrap items-center gap-x-6 gap-y-2 text-base text-muted-foreground"
    >
      <div className="flex max-w-text min-w-0 flex-1 basis-64 items-start gap-2">
        <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${className}`} />
        <p role="status" className="min-w-0 wrap-anywhere">
          {status.text}
        </p>
      </div>
      {status.canUpdate && (
        <ActionButton
          ref={keepFocus}
          variant="outline"
          size="sm"
          isUnavailable={isRequesting}
          onClick={request}
        >
          <RefreshCw
            aria-hidden="true"
            className={cn("size-5", isRequesting && "animate-spin motion-reduce:animate-none")}
          />
          {copy.update}
        </ActionButton>
      )}
    </div>
  );
}

/** Read again after each write of this tab, when the window is focused, and as time passes. */
function useSiteStatus() {
  const site = useQuery({
    ...publishedSite,
    refetchOnMount: "always",
    refetchOnWindowFocus: "always",
    refetchInterval: ({ state: { data } }) => {
      // One that does not say what is on the site will not do so later.
      if (data?.build === null) return false;
      return data?.rendered?.updatesItself && !isUpToDate(data)
        ? RENDERING_POLL_MS
        : PUBLISHED_SITE_POLL_MS;
    },
  });
  const changedAt = site.data?.build?.changedAt;
  const request = useMutation<unknown, Error, string | undefined>({
    mutationFn: () => requestSiteBuild(),
    onSettled: refreshPublishedSite,
  });

  function describe(): StatusText {
    if (site.isError) {
      const isRefused = site.error instanceof AccessRefusedError;
      return { tone: "failed", text: isRefused ? copy.loggedOut : copy.unknown };
    }
    const status = site.data && describeStatus(site.data);
    // A sentence that a change of this tab has made wrong must not stand beside "Saved".
    if (!status || (site.isStale && isUpToDate(site.data))) {
      return { tone: "neutral", text: copy.checking };
    }
    if (!status.canUpdate) return status;
    // What became of a request says nothing about later changes.
    if (request.variables !== changedAt) return status;
    if (request.isPending) return { ...status, tone: "waiting", text: copy.requesting };
    if (request.isError) return { ...status, tone: "failed", text: copy.unreachable };
    return request.data === "too_soon" ? { ...status, text: copy.tooSoon } : status;
  }
  return {
    status: describe(),
    isRequesting: request.isPending,
    request: () => {
      request.mutate(changedAt);
    },
  };
}
