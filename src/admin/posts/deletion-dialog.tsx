import { ConfirmDialog } from "@/admin/ui/confirm-dialog";
import { postList } from "@/content/admin/post-list";
import type { BlogPost } from "@/data/blog-posts";
import { postName } from "./post-fields";

const copy = postList.deletion;

type DeletionDialogProps = {
  /** The post to delete; the dialog is open while it is set. */
  post: BlogPost | null;
  onDelete: (post: BlogPost) => void;
  onClose: () => void;
};

export function DeletionDialog({ post, onDelete, onClose }: DeletionDialogProps) {
  return (
    <ConfirmDialog
      isOpen={post !== null}
      title={copy.title}
      description={copy.text(post ? postName(post) : "")}
      confirmLabel={copy.confirm}
      onConfirm={() => {
        onClose();
        if (post) onDelete(post);
      }}
      onCancel={onClose}
    />
  );
}
