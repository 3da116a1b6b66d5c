import { queryOptions } from "@tanstack/react-query";
import { queryClient } from "./query-client";
import { listStoredSettings } from "./site-settings";
import { expectRow, writeVersion, type SaveResult } from "./write";

export const storedSettings = queryOptions({
  queryKey: ["site-settings"],
  queryFn: listStoredSettings,
  staleTime: 0,
});

/**
 * Writes the setting if it still has this value; null stands for one without a row. Then lists
 * what the database has, also if that is someone else's.
 */
export async function saveSiteSetting(
  key: string,
  value: string,
  version: string | null,
): Promise<SaveResult<string>> {
  const expected = await expectRow(version);
  const result = await writeVersion(
    (client) =>
      client
        .from("site_settings")
        .upsert({ key, value }, { onConflict: "key" })
        .select("value")
        .setHeader(...expected),
    (saved) => saved.value,
    {
      version,
      versionOf: (value) => value,
      find: async () => (await listStoredSettings()).get(key) ?? null,
    },
  );
  const stored = result.isSaved ? result.row : result.stored;
  queryClient.setQueryData(storedSettings.queryKey, (known) => {
    const next = new Map(known);
    if (stored === null) next.delete(key);
    else next.set(key, stored);
    return next;
  });
  void queryClient.invalidateQueries(storedSettings);
  return result;
}
