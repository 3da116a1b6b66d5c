import { useCallback, useState } from "react";

/** Which of the forms on the screen hold something that is not saved. */
export function useUnsavedIds() {
  const [unsavedIds, setUnsavedIds] = useState<ReadonlySet<string>>(new Set());
  const mark = useCallback((id: string, isUnsaved: boolean) => {
    setUnsavedIds((ids) => {
      const next = new Set(ids);
      if (isUnsaved) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  return { unsavedCount: unsavedIds.size, mark };
}
