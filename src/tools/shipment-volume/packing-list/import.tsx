import { useCallback, useRef, useState, type ComponentType } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/ui/button";
import { paste as words } from "@/content/tools/shipment-volume";
import type { FormState } from "@/tools/engine/form/form-state";
import type { ToolForm } from "@/tools/engine/tool-form";
import { FoldedGroup, WorksheetAction } from "@/tools/engine/worksheet";
import { describeNextStep, NEXT_STEP_ID } from "@/tools/shipment-volume/next-step";
import type { PackingListPreviewProps } from "./preview";

const ID = "packing-list";

/** Loaded on demand, because it is as large as the rest of the tool and few people need it. */
const loadPreview = async () => (await import("./preview")).PackingListPreview;

type PasteState =
  | { status: "idle" | "loading" | "failed" | "restored" }
  | {
      status: "open";
      /** Identifies the paste. As a key it remounts the preview for each new paste. */
      paste: number;
      text: string;
      Preview: ComponentType<PackingListPreviewProps>;
    }
  | { status: "used"; count: number; former: FormState };

/** Fills the rows from a pasted packing list, after the visitor has checked the preview. */
export function PackingListImport({ form }: { form: ToolForm }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const pastes = useRef(0);
  const [state, setState] = useState<PasteState>({ status: "idle" });
  const { setBlocker } = form;
  /** The number of open questions about the list, null if there is none. */
  const [openQuestions, setOpenQuestions] = useState<number | null>(null);
  const onOpenQuestions = useCallback(
    (count: number | null) => {
      setOpenQuestions(count);
      setBlocker(describeNextStep(count));
    },
    [setBlocker],
  );

  async function open(text: string) {
    pastes.current += 1;
    const paste = pastes.current;
    if (state.status !== "open") {
      setState({ status: "loading" });
      onOpenQuestions(0);
    }
    try {
      const Preview = await loadPreview();
      if (paste === pastes.current) setState({ status: "open", paste, text, Preview });
    } catch (error) {
      console.error("The reader of packing lists did not arrive.", error);
      if (paste !== pastes.current) return;
      setState({ status: "failed" });
      onOpenQuestions(null);
    }
  }

  function finish(next: PasteState, focus: { current: HTMLElement | null }) {
    pastes.current += 1;
    flushSync(() => {
      setState(next);
    });
    focus.current?.focus();
  }

  return (
    <FoldedGroup title={words.title}>
      <div className="form-cell col-span-full">
        <label htmlFor={ID} className="cell-label">
          {words.label}
        </label>
        <textarea
          ref={area}
          id={ID}
          className="block w-full min-w-0 resize-y text-lg tabular-nums outline-none"
          rows={5}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${ID}-hint`}
          onInput={({ currentTarget }) => {
            // Lines of a table stay whole, and sentences are broken.
            currentTarget.wrap = currentTarget.value.includes("\t") ? "off" : "soft";
          }}
          onPaste={(event) => {
            void open(event.clipboardData.getData("text"));
          }}
        />
        <p id={`${ID}-hint`} className="mt-1.5 text-label text-muted-foreground">
          {words.hint}
        </p>
      </div>
      <WorksheetAction isWide>
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            void open(area.current?.value ?? "");
          }}
        >
          {words.button}
        </Button>
        <div
          ref={status}
          id={state.status === "loading" ? NEXT_STEP_ID : undefined}
          role="status"
          tabIndex={-1}
          className="min-w-0 py-2 text-base font-semibold"
        >
          {describe(state, openQuestions ?? 0)}
        </div>
        {state.status === "used" && (
          <button
            type="button"
            className="tool-text-button"
            onClick={() => {
              form.restore(state.former, ["cartons", "products", "currency"]);
              finish({ status: "restored" }, status);
            }}
          >
            {words.undo}
          </button>
        )}
      </WorksheetAction>
      {state.status === "open" && (
        <state.Preview
          key={state.paste}
          text={state.text}
          onUse={({ cartons, products, currency }) => {
            const former = form.state;
            form.setRows("cartons", cartons);
            form.setRows("products", products);
            form.setText("currency", currency);
            finish({ status: "used", count: cartons.length, former }, status);
          }}
          onOpenQuestions={onOpenQuestions}
          onDiscard={() => {
            finish({ status: "idle" }, area);
          }}
        />
      )}
    </FoldedGroup>
  );
}

function describe(state: PasteState, openQuestions: number): string {
  switch (state.status) {
    case "loading":
      return words.loading;
    case "failed":
      return words.failed;
    case "used":
      return words.filled(state.count);
    case "restored":
      return words.restored;
    case "open":
      return words.open(openQuestions);
    case "idle":
      return "";
  }
}
