import { Plus } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { CardHeader } from "@/ui/card";
import { DESK_TONE } from "@/ui/desk-color";
import type { Desk } from "@/config/desk";
import { cn } from "@/lib/cn";
import { focusField } from "./focus-field";
import { StickyAnswer, type StickyAnswerProps } from "./sticky-answer";

type WorksheetProps = {
  title: string;
  note: string;
  stickyAnswer: StickyAnswerProps;
  /** `WorksheetGroup`s, optionally followed by a `WorksheetDisclosure`. */
  children: ReactNode;
};

/** A tool's form: groups of fields along one line. On phones a bar with the answer sticks below. */
export function Worksheet({ title, note, stickyAnswer, children }: WorksheetProps) {
  return (
    <form
      aria-label={title}
      className="relative min-w-0"
      onSubmit={(event) => {
        event.preventDefault();
        focusFirstError(event.currentTarget);
      }}
    >
      <div className="doc worksheet overflow-clip">
        <CardHeader>
          <h2 className="text-title">{title}</h2>
          <p className="text-sm text-ink-600">{note}</p>
        </CardHeader>
        <div>{children}</div>
      </div>
      <StickyAnswer {...stickyAnswer} />
    </form>
  );
}

/**
 * Enter does not submit, since the answer is already there. It leads to the first invalid field.
 */
function focusFirstError(form: HTMLFormElement) {
  const field = form.querySelector("[aria-invalid='true']");
  if (field) focusField(field.id);
}

type WorksheetGroupProps = {
  title: string;
  detail: string;
  desk: Desk;
  /** The desk of the previous group, whose color the line has where it enters this one. */
  after?: Desk;
  isLast?: boolean;
  columns?: "two" | "three";
  children: ReactNode;
};

export function WorksheetGroup({
  title,
  detail,
  desk,
  after,
  isLast = false,
  columns = "two",
  children,
}: WorksheetGroupProps) {
  return (
    <div
      role="group"
      aria-label={`${title}, ${detail}`}
      className={cn(
        "worksheet-group",
        DESK_TONE[desk],
        `after-${after ?? desk}`,
        after && "deferred",
        isLast && "is-last",
      )}
    >
      <div className="worksheet-group-head">
        <span aria-hidden="true" className="stop" />
        <p>
          <span className="block font-display text-ui font-bold text-balance">{title}</span>
          <span className="block text-label text-ink-600">{detail}</span>
        </p>
      </div>
      <div className={cn("worksheet-cells", columns === "three" && "three")}>{children}</div>
    </div>
  );
}

type WorksheetDisclosureProps = {
  title: string;
  /** Opens the disclosure when a field in it becomes invalid. */
  hasError?: boolean;
  children: ReactNode;
};

/** A disclosure for fields that few people change. */
export function WorksheetDisclosure({
  title,
  hasError = false,
  children,
}: WorksheetDisclosureProps) {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (hasError) ref.current?.setAttribute("open", "");
  }, [hasError]);

  return (
    <details ref={ref} className="worksheet-disclosure">
      <summary className="flex min-h-14 items-center justify-between gap-4 px-4 py-3 font-display font-semibold tracking-snug sm:px-5">
        {title}
        <Plus aria-hidden="true" className="size-5 shrink-0" />
      </summary>
      <div className="worksheet-cells border-t border-line">{children}</div>
    </details>
  );
}

/** A cell for a button among the fields. */
export function WorksheetAction({
  isWide = false,
  children,
}: {
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={cn(
        "flex flex-wrap items-center gap-x-6 px-4 sm:px-5",
        isWide && "col-span-full py-3",
      )}
    >
      {children}
    </div>
  );
}
