import { closeHistory } from "prosemirror-history";
import type { Node } from "prosemirror-model";
import { NodeSelection } from "prosemirror-state";
import type { ReactNode } from "react";
import { cn } from "@/lib/cn";
import type { RenderedNode } from "./node-views";

type NodeControlsProps = {
  rendered: RenderedNode;
  label: string;
  className?: string;
  children: ReactNode;
};

/** The controls of a node in the text. Escape returns to the text, with the node selected. */
export function NodeControls({ rendered, label, className, children }: NodeControlsProps) {
  return (
    // The handler only adds a key to those of the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <span
      role="group"
      aria-label={label}
      data-node-controls=""
      contentEditable={false}
      className={cn("flex flex-wrap items-center gap-2 text-sm", className)}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        // A dialog that was opened from here handles its own Escape key.
        if (!event.currentTarget.contains(document.activeElement)) return;
        event.preventDefault();
        selectNode(rendered);
      }}
    >
      {children}
    </span>
  );
}

/**
 * The controls of a node can be reached with Tab only while it is selected, so that Tab leaves the
 * text otherwise.
 */
export function tabIndexOf({ isSelected }: RenderedNode): 0 | -1 {
  return isSelected ? 0 : -1;
}

/** Selects a node in the text and returns the focus there. */
export function selectNode({ view, getPosition }: RenderedNode): void {
  const position = getPosition();
  if (position === undefined) return;
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, position)));
  view.focus();
}

/** Removes a node; a figure without any other picture is removed with it. */
export function deleteNode({ view, getPosition, node }: RenderedNode): void {
  const position = getPosition();
  if (position === undefined) return;
  const $position = view.state.doc.resolve(position);
  const figureDepth = findFigureDepth(node, $position.depth, (depth) => $position.node(depth));
  const [from, to] =
    figureDepth > 0
      ? [$position.before(figureDepth), $position.after(figureDepth)]
      : [position, position + node.nodeSize];
  view.dispatch(closeHistory(view.state.tr.delete(from, to)).scrollIntoView());
  view.focus();
}

function findFigureDepth(node: Node, depth: number, nodeAt: (depth: number) => Node): number {
  for (let d = depth; d > 0; d--) {
    const holder = nodeAt(d);
    if (holder.type.name !== "figure") continue;
    const own = holder.children.filter(({ type }) => type.name !== "figure_caption");
    const isOnly = own.length === 1 && own[0]?.content.size === node.nodeSize;
    return isOnly ? d : 0;
  }
  return 0;
}

/** Moves a block past its neighbor. Returns false if there is none. */
export function moveNode({ view, getPosition, node }: RenderedNode, direction: -1 | 1): boolean {
  const position = getPosition();
  if (position === undefined) return false;
  const { tr, doc } = view.state;
  const $position = doc.resolve(position);
  const neighbor = $position.parent.maybeChild($position.index() + direction);
  if (!neighbor) return false;
  const target = direction < 0 ? position - neighbor.nodeSize : position + neighbor.nodeSize;
  tr.delete(position, position + node.nodeSize).insert(target, node);
  tr.setSelection(NodeSelection.create(tr.doc, target));
  const before = view.state.doc;
  view.dispatch(closeHistory(tr).scrollIntoView());
  // A plugin may have refused the change.
  return view.state.doc !== before;
}
