import { Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/button";
import { editing } from "@/content/admin/editing";
import { copyText } from "@/lib/copy-text";

type CopyButtonProps = { label: string; text: string; variant: "link" | "outline" };

/** Copies a text, and says whether that worked, as long as the text is the same. */
export function CopyButton({ label, text, variant }: CopyButtonProps) {
  const [result, setResult] = useState<{ text: string; isCopied: boolean } | null>(null);
  const { copied, failed } = editing.copying;
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
      <span role="status" className="self-center text-sm text-ink-600 empty:absolute">
        {result?.text === text && (result.isCopied ? copied : failed)}
      </span>
    </>
  );
}
