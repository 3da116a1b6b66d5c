import type { Node, NodeType, ResolvedPos } from "prosemirror-model";

type FoundNode = { node: Node; position: number; depth: number };

/** The innermost node of one of the types around a position, and the position before it. */
export function findParentNode(
  $position: ResolvedPos,
  ...types: readonly NodeType[]
): FoundNode | null {
  for (let depth = $position.depth; depth > 0; depth--) {
    const node = $position.node(depth);
    if (types.includes(node.type)) return { node, position: $position.before(depth), depth };
  }
  return null;
}
