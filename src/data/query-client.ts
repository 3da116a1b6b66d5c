import { QueryCache, QueryClient, type Query } from "@tanstack/react-query";
import { readPageData } from "./page-data";

/** The cache of all data read from the database. Reads do their own retry, see `readResponse`. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta }) => {
      if (meta) console.error(meta["failure"], error);
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      refetchOnWindowFocus: false,
      // By default, TanStack Query pauses queries offline without an error:
      // https://tanstack.com/query/latest/docs/framework/react/guides/network-mode
      networkMode: "always",
      retry: false,
    },
    mutations: { networkMode: "always" },
  },
});

// Refetches failed queries when the browser is online again. The `refetchOnReconnect` option misses
// a connection that was lost before the client was first used.
if (typeof window !== "undefined") {
  window.addEventListener("online", () => {
    const hasFailed = ({ state }: Query) => state.status === "error";
    void queryClient.refetchQueries({ type: "active", predicate: hasFailed });
  });
}

// Seeds the cache before any component reads from it. The data counts as stale, so that it is
// refetched after hydration.
if (typeof document !== "undefined") {
  for (const [key, data] of readPageData().queries) {
    queryClient.setQueryData(key, data, { updatedAt: 0 });
  }
}
