import { flushSync } from "react-dom";
import { Button } from "@/ui/button";
import { showMore as copy } from "@/content/admin/show-more";

type ShowMoreProps = {
  leftCount: number;
  step: number;
  onShow: () => void;
  /** The element in the first new row to focus; called after the rows are rendered. */
  getFocusTarget: () => HTMLElement | null;
};

/** The "show more" button of a long list. Renders nothing when all rows are shown. */
export function ShowMore({ leftCount, step, onShow, getFocusTarget }: ShowMoreProps) {
  if (leftCount <= 0) return null;
  return (
    <Button
      variant="outline"
      className="mt-6"
      onClick={() => {
        flushSync(onShow);
        getFocusTarget()?.focus();
      }}
    >
      {copy.button(Math.min(leftCount, step), leftCount)}
    </Button>
  );
}
