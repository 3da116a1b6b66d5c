import { queryOptions } from "@tanstack/react-query";
import { queryClient } from "./query-client";
import { listSiteSettings } from "./site-settings";

const ALL_SETTINGS = "site-settings";

/** Apart from the calls: every public page makes one of them, and needs no cache for it. */
export const siteSettingQueries = {
  all: () => queryOptions({ queryKey: [ALL_SETTINGS], queryFn: listSiteSettings, staleTime: 0 }),
};

/** Takes over what has just been stored, whatever a reading under way may still say. */
export async function rememberSiteSetting(key: string, value: string): Promise<void> {
  const { queryKey } = siteSettingQueries.all();
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (settings) => new Map(settings).set(key, value));
}
