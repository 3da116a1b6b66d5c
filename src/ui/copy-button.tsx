import { Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/button";
import { copyText } from "@/lib/copy-text";

type CopyButtonProps = {
  label: string;
  text: string;
  words: { copied: string; failed: string };
  variant: "link" | "outline";
};

/** Copies a text, and says whether that worked, as long as the text is the same. */
export function CopyButton({ label, text, words, variant }: CopyButtonProps) {
  const [result, setResult] = useState<{ text: string; isCopied: boolean } | null>(null);
  return (
    <>
      <Button
        variant={variant}
        size="sm"
        onClick={async () => {
          setResult({ text, isCopied: await copyText(text) });
        }}
      >
        {variant === "link" && <Copy aria-hidden="true" className="size-5" />}
        {label}
      </Button>
      <span role="status" className="self-center text-base text-muted-foreground empty:absolute">
        {result?.text === text && (result.isCopied ? words.copied : words.failed)}
      </span>
    </>
  );
}
