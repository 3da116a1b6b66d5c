import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { showMore as copy } from "@/content/admin/show-more";

type ShowMoreProps = {
  leftCount: number;
  step: number;
  onShow: () => void;
  /** In the first of the new rows; asked for when they are drawn. */
  getFocusTarget: () => HTMLElement | null;
};

/** Goes on with a list that is drawn in steps; nothing when the list is whole. */
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
