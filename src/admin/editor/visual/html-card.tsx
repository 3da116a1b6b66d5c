import { ArrowDown, ArrowUp, CodeXml, Trash2, type LucideIcon } from "lucide-react";
import { useMemo, useState } from "react";
import { runAfterDialog } from "@/admin/ui/dialog";
import { Button } from "@/components/ui/button";
import { visualEditor } from "@/content/admin/visual-editor";
import { htmlOfNode } from "@/admin/editor/document/schema";
import { cn } from "@/lib/cn";
import { HtmlDialog } from "./html-dialog";
import { NodeControls, tabIndexOf } from "./node-controls";
import { deleteNode, moveNode, selectNode } from "./node-commands";
import type { RenderedNode } from "./node-views";
import { preparePreview } from "./prepare-preview";

const copy = visualEditor.html;

type HtmlCardProps = { rendered: RenderedNode; onAnnounce: (text: string) => void };

/** A part of the text that is kept as HTML: how the page shows it, and the tools to edit it. */
export function HtmlCard({ rendered, onAnnounce }: HtmlCardProps) {
  const { node, view, getPosition } = rendered;
  const html = htmlOfNode(node);
  const [isEditing, setIsEditing] = useState(false);
  const name = nameOf(html, node.isInline);

  function apply(changed: string | null) {
    setIsEditing(false);
    const position = getPosition();
    if (changed === null || changed === html || position === undefined) return;
    if (changed.trim()) view.dispatch(view.state.tr.setNodeAttribute(position, "html", changed));
    else deleteNode(rendered);
  }

  function move(direction: -1 | 1) {
    if (!moveNode(rendered, direction)) return;
    onAnnounce(visualEditor.announcements[direction < 0 ? "movedUp" : "movedDown"]);
  }

  const tools: { label: string; Icon: LucideIcon; onPick: () => void; isForBlocks?: true }[] = [
    {
      label: copy.edit,
      Icon: CodeXml,
      onPick: () => {
        setIsEditing(true);
      },
    },
    {
      label: copy.moveUp,
      Icon: ArrowUp,
      onPick: () => {
        move(-1);
      },
      isForBlocks: true,
    },
    {
      label: copy.moveDown,
      Icon: ArrowDown,
      onPick: () => {
        move(1);
      },
      isForBlocks: true,
    },
    {
      label: copy.remove,
      Icon: Trash2,
      onPick: () => {
        deleteNode(rendered);
        onAnnounce(visualEditor.announcements.removed);
      },
    },
  ];

  return (
    <span
      className={cn("html-card", node.isInline && "is-inline")}
      data-selected={rendered.isSelected || undefined}
    >
      <NodeControls
        rendered={rendered}
        label={name}
        className="flex-nowrap! gap-0! bg-sand py-1 pr-1 pl-3"
      >
        <span className="mr-auto min-w-0 truncate font-semibold">{name}</span>
        {tools
          .filter(({ isForBlocks }) => !isForBlocks || !node.isInline)
          .map(({ label, Icon, onPick }) => (
            <Button
              key={label}
              variant="ghost"
              size="icon"
              className="shrink-0"
              aria-label={`${label}: ${name}`}
              title={label}
              tabIndex={tabIndexOf(rendered)}
              onClick={onPick}
            >
              <Icon aria-hidden="true" className="size-5" />
            </Button>
          ))}
      </NodeControls>
      <Shown html={html} isInline={node.isInline} />
      {isEditing && (
        <HtmlDialog
          html={html}
          isInline={node.isInline}
          onDone={(changed) => {
            apply(changed);
            // Without a change, the focus stays at the button, from where the text is near.
            if (changed !== null) {
              runAfterDialog(() => {
                selectNode(rendered);
              });
            }
          }}
        />
      )}
    </span>
  );
}

/** How the page shows the HTML. It cannot be operated here. */
function Shown({ html, isInline }: { html: string; isInline: boolean }) {
  const shown = useMemo(() => preparePreview(html), [html]);
  const isVisible = /<(img|iframe|video|audio|hr|picture)\b/.test(shown) || hasWords(shown);
  if (!isVisible) {
    return (
      <span className="block px-3 py-2 text-sm text-ink-600">
        {!isInline && <span className="block">{copy.nothing}</span>}
        <code className="line-clamp-3 font-mono break-all">{html}</code>
      </span>
    );
  }
  return (
    <span
      inert
      aria-hidden="true"
      className="html-preview block overflow-hidden px-3 py-2"
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
