import { useState } from "react";
import { ActionButton } from "@/admin/ui/action-button";
import { ConfirmDialog } from "@/admin/ui/confirm-dialog";
import { Button } from "@/ui/button";
import { deletedBar as copy } from "@/content/admin/row-list";
import { formatTimestamp } from "@/lib/timestamps";
import type { KeptText } from "@/data/browser/kept-texts";
import { NoticeBar } from "./notice-bar";
import { titleOfDeleted } from "./use-deleted-rows";

type DeletedBarProps = {
  /** From `useDeletedRows`, newest first. */
  rows: readonly KeptText[];
  /** A change is being saved. */
  isLocked: boolean;
  /** E.g. "Bring back as a new story". */
  bringBackLabel: string;
  onBringBack: (row: KeptText) => void;
  onForget: (row: KeptText) => void;
};

/** Lists the deleted rows of which the database has a copy, and offers to bring them back. */
export function DeletedBar({ rows, ...actions }: DeletedBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [newest, ...earlier] = rows;
  if (!newest) return null;
  return (
    <NoticeBar>
      <DeletedRow key={newest.id} row={newest} {...actions} />
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
      {isOpen && earlier.map((row) => <DeletedRow key={row.id} row={row} {...actions} />)}
    </NoticeBar>
  );
}

type DeletedRowProps = Omit<DeletedBarProps, "rows"> & { row: KeptText };

function DeletedRow({ row, isLocked, bringBackLabel, onBringBack, onForget }: DeletedRowProps) {
  const title = titleOfDeleted(row);
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      <p>
        <span className="font-semibold">{copy.deleted(title)}</span>{" "}
        <span className="text-ink-600">{formatTimestamp(new Date(row.keptAt))}</span>
      </p>
      <ActionButton
        variant="link"
        size="sm"
        isUnavailable={isLocked}
        aria-label={`${bringBackLabel}: ${title}`}
        onClick={() => {
          onBringBack(row);
        }}
      >
        {bringBackLabel}
      </ActionButton>
      <ActionButton
        variant="link"
        size="sm"
        isUnavailable={isLocked}
        aria-label={copy.removeCopyOf(title)}
        onClick={() => {
          setIsRemoving(true);
        }}
      >
        {copy.removeCopy}
      </ActionButton>
      <ConfirmDialog
        {...copy.removal(title)}
        isOpen={isRemoving}
        onConfirm={() => {
          setIsRemoving(false);
          onForget(row);
        }}
        onCancel={() => {
          setIsRemoving(false);
        }}
      />
    </div>
  );
}
