import type { Node, ResolvedPos } from "prosemirror-model";

export type FoundNode = { node: Node; position: number; depth: number };

/** The innermost node around a position that matches, and the position before it. */
export function findParentNode(
  $position: ResolvedPos,
  matches: (node: Node) => boolean,
): FoundNode | null {
  for (let depth = $position.depth; depth > 0; depth--) {
    const node = $position.node(depth);
    if (matches(node)) return { node, position: $position.before(depth), depth };
  }
  return null;
}
