import { controls } from "@/content/controls";
import { RefreshCw } from "lucide-react";
import { Button } from "@/ui/button";

type ErrorStateProps = { title: string; text: string; onRetry: () => void };

/** An error message with a button to try again. */
export function ErrorState({ title, text, onRetry }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="rounded-card border-2 border-danger bg-danger-100 px-6 py-14 text-center"
    >
      <h2 className="text-d3">{title}</h2>
      <p className="mx-auto mt-3 max-w-measure text-lg">{text}</p>
      <Button variant="outline" className="mt-7" onClick={onRetry}>
        <RefreshCw aria-hidden="true" className="size-5" />
        {controls.tryAgain}
      </Button>
    </div>
  );
}
