import { controls } from "@/content/controls";
import * as ToastPrimitive from "@radix-ui/react-toast";
import { X } from "lucide-react";
import { useRef, useSyncExternalStore } from "react";
import { TOAST_DURATION_MS } from "@/config/limits";
import { useSideAwayFromFocus } from "./hooks/use-side-away-from-focus";
import { cn } from "@/lib/cn";
import { cssVariables } from "@/lib/css-variables";
import { dismissToast, getToasts, subscribeToToasts, type ToastEntry } from "./toast-store";

/** The viewport for toasts. As Radix Toast has it, a swipe of 50 px closes a toast, and F8 leads to it. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, getToasts);
  return (
    // A new provider for each toast: when one is closed by hand, Radix does not restart the timers
    // of its provider.
    <ToastPrimitive.Provider key={toasts[0]?.id}>
      {toasts.map((entry) => (
        <Toast key={entry.id} entry={entry} />
      ))}
      <Viewport />
    </ToastPrimitive.Provider>
  );
}

function Viewport() {
  const ref = useRef<HTMLOListElement>(null);
  const side = useSideAwayFromFocus(ref);
  return (
    <ToastPrimitive.Viewport
      ref={ref}
      className={cn(
        "fixed right-0 z-60 grid justify-items-end p-4 sm:p-6",
        side === "top" ? "top-0" : "bottom-0",
      )}
    />
  );
}

function Toast({ entry }: { entry: ToastEntry }) {
  const durationMs = entry.durationMs ?? TOAST_DURATION_MS;
  const isDestructive = entry.variant === "destructive";
  return (
    <ToastPrimitive.Root
      open={entry.isOpen}
      duration={durationMs}
      type={isDestructive ? "foreground" : "background"}
      onOpenChange={(isOpen) => {
        if (!isOpen) dismissToast(entry.id);
      }}
      className={cn(
        "toast group/toast surface-dark relative grid w-[min(26rem,calc(100vw-2rem))] grid-cols-[1fr_auto] items-start gap-x-4 overflow-hidden rounded py-3 pr-2 pl-5 shadow-pop print:hidden forced-colors:border-2",
        isDestructive && "bg-danger text-white",
      )}
    >
      <div className="py-2">
        <ToastPrimitive.Title className="font-display text-lg font-bold">
          {entry.title}
        </ToastPrimitive.Title>
        {entry.description && (
          <ToastPrimitive.Description className="mt-0.5 text-base">
            {entry.description}
          </ToastPrimitive.Description>
        )}
        {entry.action && <div className="mt-2">{entry.action}</div>}
      </div>
      <ToastPrimitive.Close
        aria-label={controls.close}
        className="grid size-11 place-items-center rounded hover:bg-white/15"
      >
        <X aria-hidden="true" className="size-5" />
      </ToastPrimitive.Close>
      <span
        aria-hidden="true"
        style={cssVariables({ "--toast-duration": `${durationMs}ms` })}
        className={cn(
          "absolute inset-x-0 bottom-0 h-1 origin-left animate-run-out group-focus-within/toast:[animation-play-state:paused] group-hover/toast:[animation-play-state:paused]",
          isDestructive ? "bg-white" : "bg-accent",
        )}
      />
    </ToastPrimitive.Root>
  );
}

/** A button in a toast. `altText` tells screen-reader users another way to do the same. */
export function ToastAction(props: { altText: string; onClick: () => void; children: string }) {
  return (
    <ToastPrimitive.Action
      {...props}
      className="inline-flex min-h-11 items-center rounded-l rounded-r-full border-2 border-current px-4 font-display text-base font-semibold"
    />
  );
}
