import { useLayoutEffect, useRef, useState } from "react";
import type { PostActions } from "./post-row-actions";

/**
 * Returns functions with a stable identity that call the latest ones. New functions would re-render
 * every row of a long list each time the page renders.
 */
export function useStableActions(actions: PostActions): PostActions {
  const latest = useRef(actions);

  useLayoutEffect(() => {
    latest.current = actions;
  });

  const [stable] = useState<PostActions>(() => ({
    onMove: (post, step) => {
      latest.current.onMove(post, step);
    },
    onEdit: (post) => {
      latest.current.onEdit(post);
    },
    onDelete: (post) => {
      latest.current.onDelete(post);
    },
  }));
  return stable;
}
