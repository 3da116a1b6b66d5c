import { Button } from "@/components/ui/button";
import { Dialog } from "@/admin/ui/dialog";
import { editing } from "@/content/admin/editing";

const copy = editing.deletedMeanwhile;

type RowDeletedDialogProps = {
  isOpen: boolean;
  onKeepEditing: () => void;
  onSaveAsNew: () => void;
};

/** Offers to save as a new row when the edited one was deleted by someone else. */
export function RowDeletedDialog({ isOpen, onKeepEditing, onSaveAsNew }: RowDeletedDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onKeepEditing();
      }}
      title={copy.title}
      description={copy.description}
      actions={
        <>
          <Button variant="ghost" onClick={onKeepEditing}>
            {copy.keepEditing}
          </Button>
          <Button onClick={onSaveAsNew}>{copy.saveAsNew}</Button>
        </>
      }
    />
  );
}
