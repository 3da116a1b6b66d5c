import { useId } from "react";
import { Button } from "@/components/ui/button";

type PostSuggestionProps = { text: string; action: string; onAccept: () => void };

/** A note below a field, with a button that applies its suggestion. */
export function PostSuggestion({ text, action, onAccept }: PostSuggestionProps) {
  const textId = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-sm text-ink-600">
      <p id={textId}>{text}</p>
      <Button
        variant="link"
        size="sm"
        aria-describedby={textId}
        className="h-auto! min-h-11 text-left wrap-anywhere whitespace-normal!"
        onClick={onAccept}
      >
        {action}
      </Button>
    </div>
  );
}
