import { QueryClient } from "@tanstack/react-query";

/** The cache of everything read from the database. Reads retry by themselves, see `readResponse`. */
export const queryClient = new QueryClient({
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
