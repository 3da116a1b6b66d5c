import { Check, CircleAlert, Clock, Globe, type LucideIcon } from "lucide-react";
import { useRef, useState } from "react";
import { LoginDialog } from "@/admin/session/login-dialog";
import { supabaseConfig } from "@/config/env";
import { editing } from "@/content/admin/editing";
import { siteStatus as copy } from "@/content/admin/site-status";
import { refreshSiteStatus } from "@/data/public-changes";
import { describeStatus } from "./describe-status";
import { siteBuilds } from "./site-builds";
import { StatusButton } from "./status-button";
import { useSiteStatus } from "./use-site-status";

type Tone = ReturnType<typeof describeStatus>["tone"];

const ICONS: Record<Tone, { icon: LucideIcon; className: string }> = {
  neutral: { icon: Globe, className: "text-ink-600" },
  done: { icon: Check, className: "text-jade" },
  waiting: { icon: Clock, className: "text-accent-700" },
  failed: { icon: CircleAlert, className: "text-cinnabar" },
};

/**
 * Says whether what staff published is in search results and link previews, which read the HTML
 * files and not the database. Shows nothing without a backend.
 */
export function SiteStatus() {
  return supabaseConfig && <StatusLine />;
}

function StatusLine() {
  const line = useRef<HTMLDivElement>(null);
  const [isLoginOpen, setIsLoginOpen] = useState(false);
  const { status, request, isReading } = useSiteStatus();
  if (status.kind === "hidden") return null;

  const { tone, text, detail, action } = describeStatus(status, request);
  const { icon: Icon, className } = ICONS[tone];
  const focusLine = () => line.current?.focus();

  return (
    <div
      ref={line}
      tabIndex={-1}
      className="flex min-h-12 flex-wrap items-center gap-x-6 gap-y-2 text-sm text-ink-600"
    >
      <div className="flex max-w-text min-w-0 flex-1 basis-64 items-start gap-2">
        <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${className}`} />
        <p role="status" className="min-w-0 wrap-anywhere">
          {detail === null ? (
            text
          ) : (
            <>
              <strong className="font-semibold text-ink">{text}</strong> {detail}
            </>
          )}
        </p>
      </div>
      {action === "update" && (
        <StatusButton
          isBusy={request.isRequesting}
          onClick={() => void siteBuilds.requestNow()}
          onRemoved={focusLine}
        >
          {copy.update}
        </StatusButton>
      )}
      {action === "checkAgain" && (
        <StatusButton
          isBusy={isReading}
          onClick={() => void refreshSiteStatus()}
          onRemoved={focusLine}
        >
          {copy.checkAgain}
        </StatusButton>
      )}
      {action === "logIn" && (
        <StatusButton
          isBusy={false}
          onClick={() => {
            setIsLoginOpen(true);
          }}
          onRemoved={focusLine}
        >
          {editing.status.logIn}
        </StatusButton>
      )}
      <LoginDialog
        isOpen={isLoginOpen}
        onOpenChange={setIsLoginOpen}
        onUnlocked={() => {
          if (request.problem === "refused") void siteBuilds.requestNow();
          else void refreshSiteStatus();
        }}
        getReturnFocus={() => line.current}
      />
    </div>
  );
}
