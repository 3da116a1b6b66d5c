import { ArrowDown, ArrowUp, CodeXml, Trash2, type LucideIcon } from "lucide-react";
import { useMemo } from "react";
import { visualEditor } from "@/content/admin/visual-editor";
import { htmlOfNode } from "@/admin/editor/document/schema";
import { prepareArticle } from "@/lib/article";
import { cn } from "@/lib/cn";
import { deleteNode, moveNode, NodeControls, NodeTool } from "./node-controls";
import type { RenderedNode } from "./node-views";

const copy = visualEditor.html;

type HtmlCardProps = {
  rendered: RenderedNode;
  /** Edits it where all HTML is edited. */
  onEdit: (rendered: RenderedNode) => void;
  onAnnounce: (text: string) => void;
};

/** A part of the text that is kept as HTML: how the page shows it, and its tools. */
export function HtmlCard({ rendered, onEdit, onAnnounce }: HtmlCardProps) {
  const { node } = rendered;
  const html = htmlOfNode(node);
  const name = nameOf(html, node.isInline);

  const move = (direction: -1 | 1) => () => {
    if (!moveNode(rendered, direction)) return;
    onAnnounce(visualEditor.announcements[direction < 0 ? "movedUp" : "movedDown"]);
  };

  const renderTool = (label: string, Icon: LucideIcon, onPick: () => void) => (
    <NodeTool rendered={rendered} nodeName={name} label={label} Icon={Icon} onPick={onPick} />
  );

  return (
    <span
      className={cn(
        "overflow-hidden rounded border-fine border-input bg-card data-selected:[outline:3px_solid_theme(colors.accent.700)] data-selected:outline-offset-2",
        node.isInline ? "inline-block max-w-full align-top" : "block",
      )}
      data-selected={rendered.isSelected || undefined}
    >
      <NodeControls
        rendered={rendered}
        label={name}
        className="flex-nowrap gap-0 bg-muted py-1 pr-1 pl-3"
      >
        <span className="mr-auto min-w-0 truncate font-semibold">{name}</span>
        {renderTool(copy.edit, CodeXml, () => {
          onEdit(rendered);
        })}
        {!node.isInline && renderTool(copy.moveUp, ArrowUp, move(-1))}
        {!node.isInline && renderTool(copy.moveDown, ArrowDown, move(1))}
        {renderTool(copy.remove, Trash2, () => {
          deleteNode(rendered);
          onAnnounce(visualEditor.announcements.removed);
        })}
      </NodeControls>
      <Shown html={html} isInline={node.isInline} />
    </span>
  );
}

/** How the page shows the HTML. It cannot be operated here. */
function Shown({ html, isInline }: { html: string; isInline: boolean }) {
  const shown = useMemo(() => preparePreview(html), [html]);
  const isVisible = /<(img|iframe|video|audio|hr|picture)\b/.test(shown) || hasWords(shown);
  if (!isVisible) {
    return (
      <span className="block px-3 py-2 text-base text-muted-foreground">
        {!isInline && <span className="block">{copy.nothing}</span>}
        <code className="line-clamp-3 font-mono break-all">{html}</code>
      </span>
    );
  }
  return (
    <span
      inert
      aria-hidden="true"
      className="block max-h-96 overflow-hidden px-3 py-2"
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  );
}

const hasWords = (html: string) => html.replace(/<[^>]*>/g, "").trim() !== "";

function nameOf(html: string, isInline: boolean): string {
  const tag = /^\s*<(\w+)/.exec(html)?.[1]?.toLowerCase();
  const kind = Object.entries(copy.kinds).find(([name]) => name === tag)?.[1];
  return kind ?? (isInline ? copy.inline : copy.block);
}

/** A part of an article as its page shows it, without ids, which could be those of the admin. */
function preparePreview(html: string): string {
  // Nothing runs or loads in a template:
  // https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/template
  const template = document.createElement("template");
  template.innerHTML = prepareArticle(html).html;
  template.content.querySelectorAll("[id]").forEach((element) => {
    element.removeAttribute("id");
  });
  return template.innerHTML;
}
