import { Eye } from "lucide-react";
import { useState, type MouseEvent, type ReactNode } from "react";
import { Dialog } from "@/admin/ui/dialog";
import { Button } from "@/ui/button";
import { cn } from "@/lib/cn";

type PreviewDialogProps = {
  label: string;
  title: string;
  note: string;
  isDisabled: boolean;
  className?: string;
  /** Rendered while it is open. */
  children: ReactNode;
};

/** In the capture phase: links would leave the form, and share buttons would share the admin page. */
function preventNavigation(event: MouseEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest("a, button")) return;
  event.preventDefault();
  event.stopPropagation();
}

/** A button that shows what is edited as visitors will see it. Its links are disabled. */
export function PreviewDialog(props: PreviewDialogProps) {
  const { label, title, note, isDisabled, className, children } = props;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        disabled={isDisabled}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Eye aria-hidden="true" className="size-5" />
        {label}
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} size="full" title={title} description={note}>
        <div
          className={cn("min-w-0 rounded bg-background", className)}
          onClickCapture={preventNavigation}
        >
          {children}
        </div>
      </Dialog>
    </>
  );
}
