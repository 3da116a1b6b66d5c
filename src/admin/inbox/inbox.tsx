import { Inbox as InboxIcon, TriangleAlert } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { ConfirmDialog } from "@/admin/ui/confirm-dialog";
import { findNeighbor } from "@/admin/ui/find-neighbor";
import { ShowMore } from "@/admin/ui/show-more";
import { TextField } from "@/admin/ui/text-field";
import { isFocusWithin } from "@/admin/ui/use-focus-when-rendered";
import type { DeletionQuestion } from "@/content/admin/contact-submissions";
import { SubmissionDetails } from "./submission-details";
import { findViewButton, getShownName, SubmissionList, type InboxEntry } from "./submission-list";

type InboxProps<Entry extends InboxEntry> = {
  headingId: string;
  heading: string;
  /** Beside the heading. */
  actions: ReactNode;
  /** Between the heading and the list. */
  notices: ReactNode;
  /** In place of the list. */
  empty: ReactNode;
  filter?: ReactNode;
  search: {
    label: string;
    words: string;
    onChange: (words: string) => void;
    /** Shown if nothing is found. */
    none: string;
  };
  /** Says how many are shown, in which order. */
  status: string;
  caption: string;
  /** Null while there is no list. */
  entries: readonly Entry[] | null;
  leftCount: number;
  step: number;
  onShowMore: () => void;
  /** An opened one as it is now; undefined closes its details. */
  findOpened: (opened: Entry) => Entry | undefined;
  /** Resolves to the entry as it is then; null if it is gone. */
  onMark?: (entry: Entry) => Promise<Entry | null>;
  askToDelete: (name: string) => DeletionQuestion;
  /** Returns or resolves to whether it was deleted. */
  onDelete: (entry: Entry) => boolean | Promise<boolean>;
};

/** A list of what was sent by the contact form, with the details of each, wherever it is stored. */
export function Inbox<Entry extends InboxEntry>({
  headingId,
  entries,
  search,
  findOpened,
  onMark,
  ...props
}: InboxProps<Entry>) {
  const [opened, setOpened] = useState<Entry | null>(null);
  const [toDelete, setToDelete] = useState<Entry | null>(null);
  // Beside the deleted one. It gets the focus when the dialogs have closed.
  const neighbor = useRef<Entry>(undefined);
  const rows = useRef<HTMLTableSectionElement>(null);
  const openedNow = opened ? findOpened(opened) : undefined;
  const getReturnFocus = () =>
    findViewButton(neighbor.current) ?? document.getElementById(headingId);

  /** Another one may have been opened while the database was asked, or none be open any more. */
  function updateOpened(entry: Entry, now: Entry | null) {
    setOpened((current) => (current?.id === entry.id ? now : current));
  }

  async function handleDelete(entry: Entry) {
    neighbor.current = findNeighbor(entries ?? [], entry.id);
    setToDelete(null);
    if (!(await props.onDelete(entry))) return;
    flushSync(() => {
      updateOpened(entry, null);
    });
    // The focus was in the row. If the details were open, they return it as they close.
    if (isFocusWithin(null)) getReturnFocus()?.focus();
  }

  return (
    <section
      aria-labelledby={headingId}
      className="mt-8 [section+&]:mt-16 [section+&]:border-t-2 [section+&]:border-strong [section+&]:pt-6"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 id={headingId} tabIndex={-1} className="text-d3">
          {props.heading}
        </h2>
        <div className="flex flex-wrap gap-3">{props.actions}</div>
      </div>
      <div className="my-4 grid gap-3">{props.notices}</div>
      {props.empty || (
        <>
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
            {props.filter}
            <search className="w-full sm:w-88">
              <TextField
                type="search"
                label={search.label}
                value={search.words}
                onChange={search.onChange}
              />
            </search>
          </div>
          {entries && (
            <>
              <p role="status" className="mt-3 text-base text-muted-foreground">
                {props.status}
              </p>
              <SubmissionList
                rowsRef={rows}
                submissions={entries}
                caption={props.caption}
                none={search.none}
                onView={(entry) => {
                  neighbor.current = undefined;
                  setOpened(entry);
                }}
                onDelete={setToDelete}
              />
              <ShowMore
                leftCount={props.leftCount}
                step={props.step}
                onShow={props.onShowMore}
                getFocusTarget={() =>
                  rows.current?.rows[entries.length]?.querySelector("button") ?? null
                }
              />
            </>
          )}
        </>
      )}
      {openedNow && (
        <SubmissionDetails
          submission={openedNow}
          onMark={
            onMark &&
            (async () => {
              updateOpened(openedNow, await onMark(openedNow));
            })
          }
          onDelete={() => {
            setToDelete(openedNow);
          }}
          onClose={() => {
            setOpened(null);
          }}
          getReturnFocus={getReturnFocus}
        />
      )}
      {toDelete && (
        <ConfirmDialog
          isOpen
          {...props.askToDelete(getShownName(toDelete))}
          onConfirm={() => void handleDelete(toDelete)}
          onCancel={() => {
            setToDelete(null);
          }}
          getReturnFocus={getReturnFocus}
        />
      )}
    </section>
  );
}

type EmptyInboxProps = { title: string; text: string; children?: ReactNode };

export function EmptyInbox({ title, text, children }: EmptyInboxProps) {
  return (
    <div className="rounded-card border-fine border-dashed border-input px-6 py-12 text-center">
      <InboxIcon aria-hidden="true" className="mx-auto size-8" />
      <h3 className="mt-4 text-title">{title}</h3>
      <p className="mx-auto mt-2 max-w-measure text-lg text-muted-foreground">{text}</p>
      {children}
    </div>
  );
}

export function Warning({ lead, children }: { lead: string; children: ReactNode }) {
  return (
    <div
      role="note"
      className="flex gap-4 rounded border-fine border-warning bg-warning-100 px-5 py-4 text-lg"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
      <p className="max-w-4xl">
        <strong className="font-semibold">{lead}</strong> {children}
      </p>
    </div>
  );
}
