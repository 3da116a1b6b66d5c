import { CircleAlert, CircleCheck, Undo2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { undo } from "./messages";

export type Notice = { text: string; isFailure: boolean; onUndo?: () => void };

/** The result of the last action. It stays after its toast is gone; only the toast is announced. */
export function NoticeLine({ notice }: { notice: Notice }) {
  const Icon = notice.isFailure ? CircleAlert : CircleCheck;
  return (
    <div
      className={
        notice.isFailure
          ? "mt-6 flex flex-wrap items-center gap-x-4 gap-y-1 text-base font-semibold text-cinnabar"
          : "mt-6 flex flex-wrap items-center gap-x-4 gap-y-1 text-base"
      }
    >
      <p className="flex min-w-0 items-start gap-2.5 py-2">
        <Icon aria-hidden="true" className="mt-1 size-5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">{notice.text}</span>
      </p>
      {notice.onUndo && (
        <Button variant="outline" size="sm" onClick={notice.onUndo}>
          <Undo2 aria-hidden="true" className="size-5" />
          {undo.label}
        </Button>
      )}
    </div>
  );
}
