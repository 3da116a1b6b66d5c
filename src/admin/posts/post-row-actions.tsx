import { ChevronDown, ChevronUp, CopyPlus, Pencil, Trash2 } from "lucide-react";
import { deleteButtonId, editButtonId } from "@/admin/rows/control-ids";
import { IconButton } from "@/admin/ui/icon-button";
import { postDrafts } from "@/content/admin/post-drafts";
import { postList as copy } from "@/content/admin/post-list";
import type { BlogPost } from "@/data/blog-posts";
import { postName } from "./post-table";
import type { MoveStep } from "./reorder-posts";
import { moveButtonId } from "./use-post-order";

export type PostActions = {
  onMove: (post: BlogPost, step: MoveStep) => void;
  onEdit: (post: BlogPost) => void;
  onDelete: (post: BlogPost) => void;
  /** Undefined if the database has no place for drafts. */
  onDuplicate: ((post: BlogPost) => void) | undefined;
};

export type PostRowProps = PostActions & {
  post: BlogPost;
  isFirst: boolean;
  isLast: boolean;
  /** A change is being saved. */
  isLocked: boolean;
  /** Why posts cannot be moved now. */
  moveUnavailableReason: string | undefined;
  hasUnsavedWork: boolean;
  /** What becomes of its draft, if it has one. */
  draft: string | undefined;
  /** What is said of links that lead nowhere. */
  deadLinks: string | undefined;
};

/** The buttons that move a post. It needs an id. */
export function MoveButtons(props: PostRowProps) {
  const { post, isFirst, isLast, isLocked, moveUnavailableReason, onMove } = props;
  const name = postName(post);
  const moves = [
    { step: -1, label: copy.moveUp(name), icon: ChevronUp, isAtEnd: isFirst },
    { step: 1, label: copy.moveDown(name), icon: ChevronDown, isAtEnd: isLast },
  ] as const;
  return moves.map(({ step, label, icon, isAtEnd }) => (
    <IconButton
      key={step}
      id={moveButtonId(post.id, step)}
      label={label}
      icon={icon}
      disabled={isAtEnd}
      isUnavailable={isLocked || moveUnavailableReason !== undefined}
      reason={moveUnavailableReason}
      onClick={() => {
        onMove(post, step);
      }}
    />
  ));
}

/** A post without an id cannot be edited. */
export function EditButtons({ post, isLocked, onEdit, onDelete, onDuplicate }: PostRowProps) {
  const name = postName(post);
  const hasId = post.id !== "";
  return (
    <>
      {hasId && (
        <IconButton
          id={editButtonId(post.id)}
          label={copy.edit(name)}
          icon={Pencil}
          isUnavailable={isLocked}
          onClick={() => {
            onEdit(post);
          }}
        />
      )}
      {onDuplicate && (
        <IconButton
          label={postDrafts.duplicate(name)}
          icon={CopyPlus}
          isUnavailable={isLocked}
          onClick={() => {
            onDuplicate(post);
          }}
        />
      )}
      <IconButton
        id={hasId ? deleteButtonId(post.id) : undefined}
        label={copy.delete(name)}
        icon={Trash2}
        isUnavailable={isLocked}
        className="text-danger"
        onClick={() => {
          onDelete(post);
        }}
      />
    </>
  );
}
