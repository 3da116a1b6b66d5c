import { CircleAlert, Download } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { storageProblems } from "@/content/admin/contact-submissions";
import { downloadText } from "@/lib/download-text";
import { HEADING_ID } from "./focus-targets";

/** Shown instead of the list if the stored text is not a list. */
export function UnreadableStorage({ text }: { text: string }) {
  const copy = storageProblems.unreadable;
  return (
    <StorageProblem title={copy.title} text={copy.text}>
      <DownloadButton label={copy.download} texts={[text]} />
    </StorageProblem>
  );
}

export function BlockedStorage() {
  return <StorageProblem {...storageProblems.blocked} />;
}

/** Reports quarantined texts, which staff would not find otherwise. */
export function QuarantineNotice({ texts }: { texts: readonly string[] }) {
  const copy = storageProblems.quarantine;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-ink-600">
      <p>{copy.text}</p>
      <DownloadButton label={copy.download} texts={texts} />
    </div>
  );
}

type StorageProblemProps = { title: string; text: string; children?: ReactNode };

function StorageProblem({ title, text, children }: StorageProblemProps) {
  return (
    <div className="mt-6 flex gap-4 rounded-sheet border-2 border-cinnabar bg-cinnabar-100 px-5 py-5">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-cinnabar" />
      <div className="grid justify-items-start gap-3">
        <h2 id={HEADING_ID} tabIndex={-1} className="text-title">
          {title}
        </h2>
        <p className="max-w-text text-base">{text}</p>
        {children}
      </div>
    </div>
  );
}

function DownloadButton({ label, texts }: { label: string; texts: readonly string[] }) {
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={() => {
        downloadText("contact-submissions-unreadable.txt", "text/plain", texts.join("\n\n"));
      }}
    >
      <Download aria-hidden="true" className="size-5" />
      {label}
    </Button>
  );
}
