import { Play } from "lucide-react";
import { Selection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { Button } from "@/ui/button";
import { visualEditor } from "@/content/admin/visual-editor";
import { schema } from "@/admin/editor/document/schema";
import { FloatingPanel } from "./floating-panel";
import { playerHtml, type PlayerOffer } from "./players";

const copy = visualEditor.player;
const { nodes } = schema;

type PlayerPanelProps = {
  view: EditorView;
  offer: PlayerOffer;
  onAnnounce: (text: string) => void;
};

/** Offers to show a video whose address stands alone on a line. */
export function PlayerPanel({ view, offer, onAnnounce }: PlayerPanelProps) {
  function accept() {
    const html = playerHtml(offer, copy.title(offer.host));
    const { tr } = view.state;
    const isLast = offer.to === tr.doc.content.size;
    const player = nodes.html_block.create({ html });
    // The writer goes on below the player.
    tr.replaceWith(offer.from, offer.to, isLast ? [player, nodes.paragraph.create()] : player);
    tr.setSelection(Selection.near(tr.doc.resolve(offer.from + player.nodeSize)));
    view.dispatch(tr.scrollIntoView());
    onAnnounce(visualEditor.announcements.playerInserted);
    view.focus();
  }

  return (
    <FloatingPanel view={view} position={offer.from + 1} label={copy.question(offer.host)}>
      <p>{copy.question(offer.host)}</p>
      <Button variant="secondary" size="sm" className="mt-2" onClick={accept}>
        <Play aria-hidden="true" className="size-5" />
        {copy.accept}
      </Button>
    </FloatingPanel>
  );
}
