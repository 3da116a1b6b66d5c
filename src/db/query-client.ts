import { QueryCache, QueryClient, type Query } from "@tanstack/react-query";
import { readPageData } from "./page-data";

/** The cache of everything read from the database. Reads retry by themselves, see `readResponse`. */
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
      // Offline is a failure like any other, not a reason to wait without a word.
      networkMode: "always",
      retry: false,
    },
  },
});

// What failed comes with the network. (The client's own way misses a network that went before it
// was first used.)
if (typeof window !== "undefined") {
  window.addEventListener("online", () => {
    const hasFailed = ({ state }: Query) => state.status === "error";
    void queryClient.refetchQueries({ type: "active", predicate: hasFailed });
  });
}

// Before any page reads from it. Old enough to be read again at once.
if (typeof document !== "undefined") {
  for (const [key, data] of readPageData().queries) {
    queryClient.setQueryData(key, data, { updatedAt: 0 });
  }
}
