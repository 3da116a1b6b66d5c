import { useCallback, useState } from "react";

/** The ids of the forms with unsaved edits. */
export function useUnsavedIds() {
  const [unsavedIds, setUnsavedIds] = useState<ReadonlySet<string>>(new Set());
  const setUnsaved = useCallback((id: string, isUnsaved: boolean) => {
    setUnsavedIds((ids) => {
      const next = new Set(ids);
      if (isUnsaved) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  return { unsavedCount: unsavedIds.size, setUnsaved };
}
