import { Check, ExternalLink, Unlink } from "lucide-react";
import type { EditorView } from "prosemirror-view";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { TextField } from "@/admin/ui/text-field";
import { Button, buttonClass } from "@/ui/button";
import { visualEditor } from "@/content/admin/visual-editor";
import { readShortcut } from "@/admin/ui/shortcut";
import { FloatingPanel } from "./floating-panel";
import {
  findLinkProblem,
  completeAddress,
  hrefOf,
  removeLink,
  setLink,
  type LinkTarget,
} from "./link-commands";

const copy = visualEditor.link;

type LinkPanelProps = {
  view: EditorView;
  target: LinkTarget;
  /** Focuses the address, because the writer has asked for the panel. */
  isFocused: boolean;
  /** Called when the panel is done with, and the focus belongs to the text again. */
  onClose: () => void;
  onAnnounce: (text: string) => void;
};

/** The address of the link at the cursor, or of the one that the selected words become. */
export function LinkPanel({ view, target, isFocused, onClose, onAnnounce }: LinkPanelProps) {
  const stored = hrefOf(target.mark);
  const [address, setAddress] = useState(stored);
  const [isChecked, setIsChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const problem = findLinkProblem(address);
  // An address that is being typed is not complained about before it is applied.
  const isShown = isChecked || (target.mark && address === stored);
  const error = problem && isShown ? copy.problems[problem] : undefined;

  useEffect(() => {
    if (!isFocused) return;
    field.current?.focus();
    field.current?.select();
  }, [isFocused]);

  function apply() {
    setIsChecked(true);
    if (problem) {
      onAnnounce(copy.problems[problem]);
      field.current?.focus();
      return;
    }
    view.dispatch(setLink(view.state, target, address));
    onAnnounce(visualEditor.announcements.linked);
    onClose();
  }

  return (
    <FloatingPanel view={view} position={target.from} label={copy.panel}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It only adds keys to those of the controls inside. */}
      <div
        onKeyDown={(event) => {
          const isSaving = readShortcut(event.nativeEvent) === "s" && address !== stored;
          if (isSaving) {
            // At once, because saving the form follows, unless the address cannot be used.
            flushSync(apply);
            if (problem) event.stopPropagation();
          } else if (event.key === "Escape") onClose();
          else if (event.key === "Enter" && event.target === field.current) apply();
          else return;
          event.preventDefault();
        }}
      >
        <TextField
          ref={field}
          label={copy.address}
          value={address}
          inputMode="url"
          placeholder={copy.placeholder}
          error={error}
          onChange={(next) => {
            setAddress(next);
            setIsChecked(false);
          }}
        />
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <Button variant="secondary" size="sm" onClick={apply}>
            <Check aria-hidden="true" className="size-5" />
            {copy.apply}
          </Button>
          {target.mark && !findLinkProblem(stored) && (
            <a
              href={completeAddress(stored)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={copy.open}
              title={copy.open}
              className={buttonClass({ variant: "ghost", size: "icon" })}
            >
              <ExternalLink aria-hidden="true" className="size-5" />
            </a>
          )}
          {target.mark && (
            <Button
              variant="ghost"
              size="icon"
              aria-label={copy.remove}
              title={copy.remove}
              onClick={() => {
                view.dispatch(removeLink(view.state, target));
                onAnnounce(visualEditor.announcements.unlinked);
                onClose();
              }}
            >
              <Unlink aria-hidden="true" className="size-5" />
            </Button>
          )}
        </div>
      </div>
    </FloatingPanel>
  );
}
