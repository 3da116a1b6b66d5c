import { controls } from "@/content/controls";
import * as DialogPrimitive from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { useRef, type ReactNode, type RefObject } from "react";
import { cn } from "@/lib/cn";
import { Button } from "@/ui/button";

type DialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: string;
  /** "full" fills the screen but for a margin. */
  size?: "default" | "full";
  children?: ReactNode;
  /** Buttons at the bottom, the safe choice first. */
  actions?: ReactNode;
  /** The element to focus on opening, instead of the close button. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** The element to focus on closing when the one that opened the dialog is gone. */
  getReturnFocus?: (() => HTMLElement | null) | undefined;
};

/** A modal dialog. Escape, the backdrop and the close button close it and return the focus. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  size = "default",
  children,
  actions,
  initialFocus,
  getReturnFocus,
}: DialogProps) {
  const opener = useRef<Element>(null);
  return (
    <DialogPrimitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay className="fixed inset-0 z-50 bg-ink/60" />
        <DialogPrimitive.Content
          className={cn(
            "card admin-dialog fixed top-1/2 left-1/2 z-50 overflow-y-auto shadow-pop",
            size === "full" ? "is-full w-[calc(100vw-2rem)]" : "w-[min(36rem,calc(100vw-2rem))]",
          )}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            if (!initialFocus?.current) return;
            event.preventDefault();
            initialFocus.current.focus();
          }}
          onKeyDown={(event) => {
            // Radix closes the topmost layer on Escape. When that is a toast, the dialog stays
            // open.
            if (event.key !== "Escape" || event.defaultPrevented) return;
            event.preventDefault();
            onOpenChange(false);
          }}
          onCloseAutoFocus={(event) => {
            // Radix returns the focus to its own trigger only, and this dialog has none:
            // https://www.radix-ui.com/primitives/docs/components/dialog
            event.preventDefault();
            const target = opener.current?.isConnected ? opener.current : getReturnFocus?.();
            if (target instanceof HTMLElement) target.focus();
          }}
        >
          <div className="flex items-start justify-between gap-4 border-b-fine border-strong py-2 pr-2 pl-5">
            <DialogPrimitive.Title className="min-w-0 py-2 text-title wrap-anywhere">
              {title}
            </DialogPrimitive.Title>
            <DialogPrimitive.Close asChild>
              <Button variant="ghost" size="icon" aria-label={controls.close}>
                <X aria-hidden="true" className="size-6" />
              </Button>
            </DialogPrimitive.Close>
          </div>
          <div className="grid grid-cols-1 gap-4 p-5 wrap-anywhere">
            {description && (
              <DialogPrimitive.Description className="text-lg text-muted-foreground">
                {description}
              </DialogPrimitive.Description>
            )}
            {children}
            {actions && <div className="flex flex-wrap justify-end gap-3 pt-2">{actions}</div>}
          </div>
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}

/**
 * Runs when a dialog that is closing has returned the focus. Radix returns it in a timer that starts
 * once React has removed the dialog. That is after the event, but before a first timer of ours runs:
 * https://github.com/radix-ui/primitives/blob/main/packages/react/focus-scope/src/focus-scope.tsx
 */
export function runAfterDialog(run: () => void): void {
  setTimeout(() => setTimeout(run));
}
