import { Plus, RefreshCw, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { postList as copy } from "@/content/admin/post-list";
import { cn } from "@/lib/cn";
import { ADD_BUTTON_ID } from "./control-ids";

type PageButtonsProps = {
  isRefreshing: boolean;
  /** A change of the list is being saved. */
  isHeld: boolean;
  isFormOpen: boolean;
  onRefresh: () => void;
  onAdd: () => void;
  onCancel: () => void;
};

export function PageButtons(props: PageButtonsProps) {
  const { isRefreshing, isHeld, isFormOpen, onRefresh, onAdd, onCancel } = props;
  const Icon = isFormOpen ? X : Plus;
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-busy={isRefreshing}
        aria-disabled={isHeld || undefined}
        className="aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
        onClick={() => {
          if (!isHeld) onRefresh();
        }}
      >
        <RefreshCw
          aria-hidden="true"
          className={cn("size-5", isRefreshing && "animate-spin motion-reduce:animate-none")}
        />
        {copy.refresh}
      </Button>
      {/* One button, so that it keeps the focus when it changes. */}
      <Button
        id={ADD_BUTTON_ID}
        variant={isFormOpen ? "secondary" : "default"}
        size="sm"
        onClick={isFormOpen ? onCancel : onAdd}
      >
        <Icon aria-hidden="true" className="size-5" />
        {isFormOpen ? copy.cancel : copy.add}
      </Button>
    </>
  );
}
