import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queryClient } from "@/db/query-client";

/**
 * Gives its children the query cache. Around each screen that reads stored data, so that the
 * cache's code stays out of the first view of those that do not.
 */
export function StoredData({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
