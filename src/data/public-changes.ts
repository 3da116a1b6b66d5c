import { queryOptions } from "@tanstack/react-query";
import { readContentVersions } from "./content-versions";
import { DatabaseError } from "./errors";
import { queryClient } from "./query-client";
import { renderedSite } from "./rendered-site";
import { siteBuildState } from "./site-builds";

const CONTENT_VERSIONS = "content-versions";

/**
 * The versions of all content, read after the manifest of what was rendered at this moment. What
 * differs between the two was therefore changed after rendering.
 */
export const contentVersions = (renderedAt: string) =>
  queryOptions({
    queryKey: [CONTENT_VERSIONS, renderedAt],
    queryFn: readContentVersions,
    staleTime: 0,
  });

/** Reads again what was rendered, what is stored, and whether the site is being built. */
export async function refreshSiteStatus(): Promise<void> {
  const keys = [renderedSite.queryKey, [CONTENT_VERSIONS], siteBuildState.queryKey];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

const listeners = new Set<() => void>();

/** Calls `listener` after each write of this tab that visitors see. */
export function subscribeToPublicChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Runs a write that visitors see, and announces it. Also one without a response, because it may
 * have been carried out.
 */
export async function publish<T>(write: () => Promise<T>): Promise<T> {
  try {
    const result = await write();
    announceChange();
    return result;
  } catch (error) {
    if (error instanceof DatabaseError && error.isOutcomeUnknown) announceChange();
    throw error;
  }
}

function announceChange() {
  for (const listener of listeners) listener();
  void refreshSiteStatus();
}
