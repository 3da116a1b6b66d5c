import type { LucideIcon } from "lucide-react";
import { closeHistory } from "prosemirror-history";
import { NodeSelection } from "prosemirror-state";
import type { ReactNode } from "react";
import { findParentNode } from "./find-parent-node";
import { schema } from "@/admin/editor/document/schema";
import { Button } from "@/ui/button";
import { cn } from "@/lib/cn";
import type { RenderedNode } from "./node-views";

const { figure: figureType, figure_caption } = schema.nodes;

type NodeControlsProps = {
  rendered: RenderedNode;
  label: string;
  className?: string;
  children: ReactNode;
};

/** The controls of a node in the text. Escape returns to the text, with the node selected. */
export function NodeControls({ rendered, label, className, children }: NodeControlsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It only adds a key to those of the controls inside.
    <span
      role="group"
      aria-label={label}
      data-node-controls=""
      contentEditable={false}
      className={cn("flex flex-wrap items-center gap-2 text-base", className)}
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

type NodeToolProps = {
  rendered: RenderedNode;
  label: string;
  Icon: LucideIcon;
  /** Set for a tool that is shown as its icon only: the name of the node, as there may be several. */
  nodeName?: string;
  onPick: () => void;
};

/** A button among the controls of a node. */
export function NodeTool({ rendered, label, Icon, nodeName, onPick }: NodeToolProps) {
  return (
    <Button
      variant="ghost"
      size={nodeName ? "icon" : "sm"}
      className={nodeName ? "shrink-0" : "px-3"}
      {...(nodeName && { "aria-label": `${label}: ${nodeName}`, title: label })}
      tabIndex={tabIndexOf(rendered)}
      onClick={onPick}
    >
      <Icon aria-hidden="true" className="size-5" />
      {!nodeName && label}
    </Button>
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
function selectNode({ view, getPosition }: RenderedNode): void {
  const position = getPosition();
  if (position === undefined) return;
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, position)));
  view.focus();
}

/** Removes a node; a figure with nothing else than a caption is removed with it. */
export function deleteNode({ view, getPosition, node }: RenderedNode): void {
  const position = getPosition();
  if (position === undefined) return;
  const $position = view.state.doc.resolve(position);
  const figure = findParentNode($position, figureType);
  const shown = figure?.node.children.filter(({ type }) => type !== figure_caption) ?? [];
  const [first] = shown;
  const isOnly = shown.length === 1 && (first === node || first?.content.size === node.nodeSize);
  const [from, removed] = figure && isOnly ? [figure.position, figure.node] : [position, node];
  view.dispatch(closeHistory(view.state.tr.delete(from, from + removed.nodeSize)).scrollIntoView());
  view.focus();
}

/** Moves a block past its neighbor. Returns false if there is none, or if it cannot be there. */
export function moveNode({ view, getPosition, node }: RenderedNode, direction: -1 | 1): boolean {
  const position = getPosition();
  if (position === undefined) return false;
  const { tr, doc } = view.state;
  const $position = doc.resolve(position);
  const index = $position.index();
  const neighbor = $position.parent.maybeChild(index + direction);
  const place = direction < 0 ? index - 1 : index + 2;
  // Before a summary, for example, it would divide what they are in.
  if (!neighbor || !$position.parent.canReplaceWith(place, place, node.type)) return false;
  const target = position + direction * neighbor.nodeSize;
  tr.delete(position, position + node.nodeSize).insert(target, node);
  tr.setSelection(NodeSelection.create(tr.doc, target));
  view.dispatch(closeHistory(tr).scrollIntoView());
  // What the writer does next, such as deleting it, is not part of this step.
  view.dispatch(closeHistory(view.state.tr));
  return true;
}
