import { Plus, X } from "lucide-react";
import { RefreshButton } from "@/admin/ui/refresh-button";
import { Button } from "@/components/ui/button";
import { postList as copy } from "@/content/admin/post-list";
import { ADD_BUTTON_ID } from "./control-ids";

type PageButtonsProps = {
  isRefreshing: boolean;
  /** A change of the list is being saved. */
  isLocked: boolean;
  isFormOpen: boolean;
  onRefresh: () => void;
  onAdd: () => void;
  onCancel: () => void;
};

export function PageButtons(props: PageButtonsProps) {
  const { isRefreshing, isLocked, isFormOpen, onRefresh, onAdd, onCancel } = props;
  const Icon = isFormOpen ? X : Plus;
  return (
    <>
      <RefreshButton isRefreshing={isRefreshing} isLocked={isLocked} onRefresh={onRefresh} />
      {/* One button whose label changes, so that it keeps the focus. */}
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
