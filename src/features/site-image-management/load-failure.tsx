import { RefreshCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { siteImages } from "@/content/admin/site-images";

type LoadFailureProps = {
  title: string;
  /** The stored message. */
  reason: string;
  /** What is shown meanwhile. */
  consequence: string;
  onRetry: () => void;
};

/** What could not be read; the screen stays usable. */
export function LoadFailure({ title, reason, consequence, onRetry }: LoadFailureProps) {
  return (
    <div
      role="alert"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-box border-fine border-cinnabar bg-cinnabar-100 px-4 py-3 text-sm sm:px-5"
    >
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{title}</p>
        <p>{reason}</p>
        <p>{consequence}</p>
      </div>
      <Button variant="outline" size="sm" onClick={onRetry}>
        <RefreshCw aria-hidden="true" className="size-5" />
        {siteImages.loadFailed.retry}
      </Button>
    </div>
  );
}
