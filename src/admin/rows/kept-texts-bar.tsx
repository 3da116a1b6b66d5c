import type { ComponentProps } from "react";
import { ActionButton } from "@/admin/ui/action-button";
import { AskingButton } from "@/admin/ui/asking-button";
import { formatTimestamp } from "@/admin/ui/timestamps";
import type { KeptText } from "@/data/browser/kept-texts";
import { ADD_BUTTON_ID } from "./control-ids";
import { NoticeBar } from "./notice-bar";
import { titleOfText } from "./use-deleted-rows";

type KeptTextsBarProps<Text extends KeptText> = {
  /** Newest first. */
  texts: readonly Text[];
  words: {
    /** What happened to it; its time follows. */
    told: (title: string) => string;
    earlier: (count: number) => string;
    remove: string;
    removal: (title: string) => ComponentProps<typeof AskingButton>["question"];
  };
  /** E.g. "Bring back as a new story". */
  useLabel: string;
  isLocked: boolean;
  onUse: (text: Text) => void;
  /** It was asked before. */
  onRemove: (text: Text) => void;
};

/** Texts that are kept apart from the list: the newest, and the others on request. */
export function KeptTextsBar<Text extends KeptText>(props: KeptTextsBarProps<Text>) {
  const { texts, words } = props;
  const [newest, ...earlier] = texts;
  if (!newest) return null;
  return (
    <NoticeBar>
      <KeptTextLine key={newest.id} {...props} text={newest} />
      {earlier.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer py-2.5 font-semibold">
            {words.earlier(earlier.length)}
          </summary>
          {earlier.map((text) => (
            <KeptTextLine key={text.id} {...props} text={text} />
          ))}
        </details>
      )}
    </NoticeBar>
  );
}

function KeptTextLine<Text extends KeptText>(props: KeptTextsBarProps<Text> & { text: Text }) {
  const { text, words, useLabel, isLocked, onUse, onRemove } = props;
  const title = titleOfText(text);
  const action = { variant: "link", size: "sm", isUnavailable: isLocked } as const;
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      <p>
        <span className="font-semibold">{words.told(title)}</span>{" "}
        <span className="text-muted-foreground">{formatTimestamp(new Date(text.keptAt))}</span>
      </p>
      <ActionButton
        {...action}
        aria-label={`${useLabel}: ${title}`}
        onClick={() => {
          onUse(text);
        }}
      >
        {useLabel}
      </ActionButton>
      <AskingButton
        {...action}
        aria-label={`${words.remove}: ${title}`}
        question={words.removal(title)}
        getReturnFocus={() => document.getElementById(ADD_BUTTON_ID)}
        onConfirm={() => {
          onRemove(text);
        }}
      >
        {words.remove}
      </AskingButton>
    </div>
  );
}
