import { Check, CircleAlert, ExternalLink, Unlink } from "lucide-react";
import type { EditorView } from "prosemirror-view";
import { useEffect, useId, useRef, useState } from "react";
import { CONTROL } from "@/admin/ui/field";
import { Button } from "@/components/ui/button";
import { visualEditor } from "@/content/admin/visual-editor";
import { cn } from "@/lib/cn";
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
  const id = useId();
  const problem = findLinkProblem(address);
  // An address that is being typed is not complained about before it is applied.
  const error = (isChecked || address === stored) && (isChecked || target.mark) ? problem : null;

  useEffect(() => {
    if (!isFocused) return;
    field.current?.focus();
    field.current?.select();
  }, [isFocused]);

  function apply() {
    setIsChecked(true);
    if (problem) {
      field.current?.focus();
      return;
    }
    view.dispatch(setLink(view.state, target, address));
    onAnnounce(visualEditor.announcements.linked);
    onClose();
  }

  return (
    <FloatingPanel view={view} position={target.from} label={copy.panel}>
      {/* The handler only adds keys to those of the controls inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        onKeyDown={(event) => {
          if (event.key === "Escape") onClose();
          else if (event.key === "Enter" && event.target === field.current) apply();
          else return;
          event.preventDefault();
        }}
      >
        <label htmlFor={id} className="font-semibold">
          {copy.address}
        </label>
        <input
          ref={field}
          id={id}
          value={address}
          inputMode="url"
          autoComplete="off"
          placeholder={copy.placeholder}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={cn(CONTROL, "mt-1 h-11")}
          onChange={(event) => {
            setAddress(event.target.value);
            setIsChecked(false);
          }}
        />
        <p
          id={`${id}-error`}
          role="status"
          className={cn("flex items-start gap-2 font-semibold text-cinnabar", error && "mt-1.5")}
        >
          {error && (
            <>
              <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
              {copy.problems[error]}
            </>
          )}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <Button variant="secondary" size="sm" onClick={apply}>
            <Check aria-hidden="true" className="size-5" />
            {copy.apply}
          </Button>
          {target.mark && !findLinkProblem(stored) && (
            <Button variant="ghost" size="icon" asChild>
              <a
                href={completeAddress(stored)}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={copy.open}
                title={copy.open}
              >
                <ExternalLink aria-hidden="true" className="size-5" />
              </a>
            </Button>
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
