import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { HtmlCard } from "./html-card";
import type { RenderedNode, RenderedNodes } from "./node-views";
import { Picture } from "./picture";

type RenderedNodePortalsProps = {
  renderedNodes: RenderedNodes;
  onReplace: (rendered: RenderedNode, file: File | undefined) => void;
  onAnnounce: (text: string) => void;
};

/** Renders the pictures and HTML blocks into their elements in the text. */
export function RenderedNodePortals(props: RenderedNodePortalsProps) {
  const { renderedNodes, onReplace, onAnnounce } = props;
  const nodes = useSyncExternalStore(renderedNodes.subscribe, renderedNodes.getSnapshot);
  return nodes.map((rendered) =>
    createPortal(
      rendered.node.type.name === "image" ? (
        <Picture rendered={rendered} onReplace={onReplace} />
      ) : (
        <HtmlCard rendered={rendered} onAnnounce={onAnnounce} />
      ),
      rendered.dom,
      String(rendered.id),
    ),
  );
}
