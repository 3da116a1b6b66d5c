import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queryClient } from "@/data/query-client";

/**
 * Provides the query cache. Used around each screen that reads stored data instead of the whole
 * application, so that other pages do not load the cache's code.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
