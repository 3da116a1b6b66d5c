import { queryOptions } from "@tanstack/react-query";
import { withChangeNotice } from "./public-changes";
import { queryClient } from "./query-client";
import { listSiteSettings } from "./site-settings";
import { writeRow } from "./write";

export const storedSettings = queryOptions({
  queryKey: ["site-settings"],
  queryFn: listSiteSettings,
  staleTime: 0,
});

/** Stores a saved value in the cache and cancels a running query, whose result may be older. */
export async function rememberSiteSetting(key: string, value: string): Promise<void> {
  const { queryKey } = storedSettings;
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (settings) => new Map(settings).set(key, value));
}

export async function saveSiteSetting(key: string, value: string): Promise<void> {
  await withChangeNotice(() =>
    writeRow(
      (client, signal) =>
        client
          .from("site_settings")
          .upsert({ key, value }, { onConflict: "key" })
          .select("key")
          .abortSignal(signal),
      () => Promise.resolve(true),
    ),
  );
}
