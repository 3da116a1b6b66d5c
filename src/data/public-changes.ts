import { queryClient } from "./query-client";
import { publishedSite } from "./site-builds";

/** Reads again what is on the site and what the database knows. */
export function refreshPublishedSite(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: publishedSite.queryKey });
}

/** Runs a write that visitors see. Even one that failed may have been carried out. */
export async function withChangeNotice<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } finally {
    void refreshPublishedSite();
  }
}
