import { CircleAlert } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import type { VisualEditor } from "@/admin/editor/visual/visual-editor";
import { Spinner } from "@/ui/states/spinner";
import { Button } from "@/ui/button";
import { visualEditor as copy } from "@/content/admin/visual-editor";

/** The visual editor. Its code, the largest of the admin, is loaded when it is first opened. */
export function VisualView(props: ComponentProps<typeof VisualEditor>) {
  const {
    data: Editor,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ["visual-editor-code"],
    queryFn: async () => (await import("./visual/visual-editor")).VisualEditor,
    staleTime: Infinity,
    meta: { failure: "The code of the visual editor did not arrive." },
  });

  if (Editor) return <Editor {...props} />;
  if (isFetching) return <Spinner label={copy.loading} />;
  return (
    <div role="alert" className="grid justify-items-start gap-3 p-5">
      <p className="flex items-start gap-2 text-base">
        <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-danger" />
        {copy.failed.text}
      </p>
      <Button variant="outline" size="sm" onClick={() => void refetch()}>
        {copy.failed.action}
      </Button>
    </div>
  );
}
