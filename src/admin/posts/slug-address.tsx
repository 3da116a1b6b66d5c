import { Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { blogPostPath } from "@/config/paths";
import { postForm } from "@/content/admin/post-form";
import { copyText } from "@/lib/copy-text";

const copy = postForm.slug;

/** The address of the post, to be copied. */
export function SlugAddress({ slug }: { slug: string }) {
  const path = blogPostPath(slug);
  const [result, setResult] = useState<{ path: string; isCopied: boolean } | null>(null);
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-4 text-sm text-ink-600">
      <p className="wrap-anywhere">
        {copy.address} {path}
      </p>
      <Button
        variant="link"
        size="sm"
        onClick={async () => {
          setResult({ path, isCopied: await copyText(window.location.origin + path) });
        }}
      >
        <Copy aria-hidden="true" className="size-5" />
        {copy.copy}
      </Button>
      <span role="status">
        {result?.path === path && (result.isCopied ? copy.copied : copy.copyFailed)}
      </span>
    </div>
  );
}
