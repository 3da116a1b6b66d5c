import { useLayoutEffect, useRef, useState } from "react";
import type { PostActions } from "./post-row-actions";

/**
 * The same functions from one drawing to the next, which do what the last one said: with new ones
 * every row of a long list would be drawn anew each time anything happens on the page.
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
