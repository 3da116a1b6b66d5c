import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { selectWords } from "./commands";
import { findLink } from "./link-commands";
import { LinkPanel } from "./link-panel";
import { PlayerPanel } from "./player-panel";
import { findPlayerOffer } from "./players";

type EditorPanelsProps = {
  view: EditorView;
  state: EditorState;
  /** The writer wants to link the selected words, or to change the link at the cursor. */
  isLinkAsked: boolean;
  onLinkClosed: () => void;
  onAnnounce: (text: string) => void;
};

/** What is shown at the cursor: the address of a link, or the offer of a player. */
export function EditorPanels(props: EditorPanelsProps) {
  const { view, state, isLinkAsked, onLinkClosed, onAnnounce } = props;
  const link = findLink(selectWords(state));
  if (isLinkAsked || (link.mark && state.selection.empty)) {
    return (
      <LinkPanel
        key={`${link.from} ${link.to} ${isLinkAsked}`}
        view={view}
        target={link}
        isFocused={isLinkAsked}
        onClose={onLinkClosed}
        onAnnounce={onAnnounce}
      />
    );
  }
  const offer = findPlayerOffer(state);
  return offer && <PlayerPanel view={view} offer={offer} onAnnounce={onAnnounce} />;
}
