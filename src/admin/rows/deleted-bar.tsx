import { useState } from "react";
import { Button } from "@/components/ui/button";
import { deletedBar as copy } from "@/content/admin/deleted-bar";
import type { Draft } from "@/data/browser/admin-drafts";
import { tidyText } from "@/lib/clean-text";
import { formatTimestamp } from "@/lib/timestamps";
import { NoticeBar } from "./notice-bar";

type DeletedBarProps = {
  /** Copies from `useDeletedRows`. */
  rows: readonly Draft[];
  /** E.g. "Bring back as a new story". */
  restoreLabel: string;
  onRestore: (row: Draft) => void;
  onForget: (row: Draft) => void;
};

/** Lists recently deleted rows and offers to restore them as new ones. */
export function DeletedBar({ rows, ...actions }: DeletedBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [newest, ...earlier] = rows;
  if (!newest) return null;
  return (
    <NoticeBar>
      <DeletedRow row={newest} {...actions} />
      {earlier.length > 0 && (
        <Button
          variant="link"
          size="sm"
          aria-expanded={isOpen}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          {copy.earlier(earlier.length)}
        </Button>
      )}
      {isOpen && earlier.map((row) => <DeletedRow key={row.savedAt} row={row} {...actions} />)}
    </NoticeBar>
  );
}

type DeletedRowProps = Omit<DeletedBarProps, "rows"> & { row: Draft };

function DeletedRow({ row, restoreLabel, onRestore, onForget }: DeletedRowProps) {
  const title = tidyText(row.values["title"] ?? "") || copy.untitled;
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      <p>
        <span className="font-semibold">
          {row.base ? copy.unsavedWork(title) : copy.deleted(title)}
        </span>{" "}
        <span className="text-ink-600">{formatTimestamp(new Date(row.savedAt))}</span>
      </p>
      <Button
        variant="link"
        size="sm"
        aria-label={`${restoreLabel}: ${title}`}
        onClick={() => {
          onRestore(row);
        }}
      >
        {restoreLabel}
      </Button>
      <Button
        variant="link"
        size="sm"
        aria-label={copy.removeCopyOf(title)}
        onClick={() => {
          onForget(row);
        }}
      >
        {copy.removeCopy}
      </Button>
    </div>
  );
}
