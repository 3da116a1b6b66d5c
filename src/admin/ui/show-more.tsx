import { Button } from "@/ui/button";
import { showMore as copy } from "@/content/admin/show-more";
import { useFocusWhenFound } from "./use-focus-when-rendered";

type ShowMoreProps = {
  leftCount: number;
  step: number;
  onShow: () => void;
  /** The element in the first new row to focus, once that is rendered. */
  getFocusTarget: () => HTMLElement | null;
};

/** The "show more" button of a long list. Renders nothing when all rows are shown. */
export function ShowMore({ leftCount, step, onShow, getFocusTarget }: ShowMoreProps) {
  const focusWhenFound = useFocusWhenFound();
  if (leftCount <= 0) return null;
  return (
    <Button
      variant="outline"
      className="mt-6"
      onClick={() => {
        onShow();
        focusWhenFound(getFocusTarget);
      }}
    >
      {copy.button(Math.min(leftCount, step), leftCount)}
    </Button>
  );
}
