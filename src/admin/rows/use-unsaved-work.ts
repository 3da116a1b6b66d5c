import { useEffect, useState } from "react";
import { listKeptTexts, removeText, useKeptGroups, type KeptText } from "@/data/browser/kept-texts";
import type { adminPaths } from "@/config/paths";
import { filterUnlocked } from "./text-locks";
import { deletedGroup } from "./use-deleted-rows";

export type UnsavedWork = KeptText & { group: string };

/** Whether a group is that of a row of this kind, of a new one, or of its draft. */
function isOfKind(kind: string, group: string): boolean {
  return group.startsWith(`${kind}:`) && group !== deletedGroup(kind);
}

/** Without those of drafts, which are listed with these. */
export function isRowGroup(kind: string, group: string): boolean {
  return isOfKind(kind, group) && !group.startsWith(`${kind}:new-`);
}

/**
 * The unsaved work that closed forms of a list have left behind, newest first.
 * @param openGroup that of the open form, which offers it itself
 */
export function useUnsavedWork(kind: string, openGroup: string | null) {
  const groups = useKeptGroups();
  const [work, setWork] = useState<readonly UnsavedWork[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const kept = [...groups]
      .filter((group) => group !== openGroup && isRowGroup(kind, group))
      .flatMap((group) => listKeptTexts(group).map((text) => ({ ...text, group })))
      .sort((a, b) => b.keptAt.localeCompare(a.keptAt));
    void filterUnlocked(kept).then((left) => {
      if (isCurrent) setWork(left);
    });
    return () => {
      isCurrent = false;
    };
  }, [groups, kind, openGroup]);
  return {
    work,
    discard: ({ group, id }: UnsavedWork) => {
      removeText(group, id);
      setWork((others) => others.filter((text) => text.id !== id));
    },
  };
}

/** The kinds of forms of each area, which are the first parts of the names of their groups. */
const KINDS: Readonly<Partial<Record<keyof typeof adminPaths, readonly string[]>>> = {
  blogManagement: ["blog-post"],
  successStories: ["success-story"],
  siteImages: ["site-image", "site-setting"],
};

/** How many rows of an area have unsaved work in this browser. */
export function useUnsavedCount(area: keyof typeof adminPaths): number {
  const groups = [...useKeptGroups()];
  const kinds = KINDS[area] ?? [];
  return groups.filter((group) => kinds.some((kind) => isOfKind(kind, group))).length;
}
