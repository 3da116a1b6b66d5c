import { ChevronDown, ChevronUp, Pencil, Trash2 } from "lucide-react";
import { postList as copy } from "@/content/admin/post-list";
import type { BlogPost } from "@/data/blog-posts";
import { deleteButtonId, editButtonId, moveButtonId } from "./control-ids";
import { postName } from "./post-fields";
import { PostRowButton } from "./post-row-button";
import type { MoveStep } from "./reorder-posts";

export type PostActions = {
  onMove: (post: BlogPost, step: MoveStep) => void;
  onEdit: (post: BlogPost) => void;
  onDelete: (post: BlogPost) => void;
};

export type PostRowProps = PostActions & {
  post: BlogPost;
  isFirst: boolean;
  isLast: boolean;
  /** A change is being saved. */
  isLocked: boolean;
  /** The id of the text that explains why posts cannot be moved. */
  noMovingReasonId: string | undefined;
  hasUnsavedWork: boolean;
};

/** The buttons that move a post. It needs an id. */
export function MoveButtons(props: PostRowProps) {
  const { post, isFirst, isLast, isLocked, noMovingReasonId, onMove } = props;
  const name = postName(post);
  const lock = { isLocked: isLocked || noMovingReasonId !== undefined, reasonId: noMovingReasonId };
  return (
    <>
      <PostRowButton
        {...lock}
        id={moveButtonId(post.id, -1)}
        label={copy.moveUp(name)}
        icon={ChevronUp}
        isDisabled={isFirst}
        onPress={() => {
          onMove(post, -1);
        }}
      />
      <PostRowButton
        {...lock}
        id={moveButtonId(post.id, 1)}
        label={copy.moveDown(name)}
        icon={ChevronDown}
        isDisabled={isLast}
        onPress={() => {
          onMove(post, 1);
        }}
      />
    </>
  );
}

export function EditButtons({ post, isLocked, onEdit, onDelete }: PostRowProps) {
  const name = postName(post);
  const hasId = post.id !== "";
  return (
    <>
      {hasId && (
        <PostRowButton
          id={editButtonId(post.id)}
          label={copy.edit(name)}
          icon={Pencil}
          isLocked={isLocked}
          onPress={() => {
            onEdit(post);
          }}
        />
      )}
      <PostRowButton
        id={hasId ? deleteButtonId(post.id) : undefined}
        label={copy.delete(name)}
        icon={Trash2}
        isLocked={isLocked}
        className="text-cinnabar!"
        onPress={() => {
          onDelete(post);
        }}
      />
    </>
  );
}
