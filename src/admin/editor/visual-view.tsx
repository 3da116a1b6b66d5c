import { CircleAlert } from "lucide-react";
import { useEffect, useState, type ComponentProps } from "react";
import type { VisualEditor } from "@/admin/editor/visual/visual-editor";
import { Spinner } from "@/components/states/spinner";
import { Button } from "@/components/ui/button";
import { visualEditor as copy } from "@/content/admin/visual-editor";

type LoadState = "loading" | "failed" | { Editor: typeof VisualEditor };

/** The visual editor. Its code, the largest of the admin, is loaded when it is first opened. */
export function VisualView(props: ComponentProps<typeof VisualEditor>) {
  const [state, setState] = useState<LoadState>("loading");
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    import("@/admin/editor/visual/visual-editor").then(
      ({ VisualEditor: Editor }) => {
        if (isCurrent) setState({ Editor });
      },
      (error: unknown) => {
        console.error("The code of the visual editor did not arrive.", error);
        if (isCurrent) setState("failed");
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  if (state === "loading") return <Spinner label={copy.loading} />;
  if (state === "failed") {
    return (
      <div role="alert" className="grid justify-items-start gap-3 p-5">
        <p className="flex items-start gap-2 text-sm">
          <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-cinnabar" />
          {copy.failed.text}
        </p>
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            setState("loading");
            setAttempt(attempt + 1);
          }}
        >
          {copy.failed.action}
        </Button>
      </div>
    );
  }
  return <state.Editor {...props} />;
}
