import { AccessRefusedError } from "./errors";
import { queryClient } from "./query-client";
import { publishedSite } from "./site-builds";

/** Reads again what is on the site and what the database knows. */
export function refreshPublishedSite(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: publishedSite.queryKey });
}

/** Runs a write that visitors see. Even one that failed may have been carried out. */
export async function withChangeNotice<T>(write: () => Promise<T>): Promise<T> {
  try {
    const result = await write();
    void refreshPublishedSite();
    return result;
  } catch (error) {
    if (!(error instanceof AccessRefusedError)) void refreshPublishedSite();
    throw error;
  }
}
