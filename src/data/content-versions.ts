import { queryOptions } from "@tanstack/react-query";
import { isRecord } from "@/lib/json";
import { READ_TIMEOUT_MS } from "@/config/limits";
import { callFunction, getClient } from "./admin-client";
import { isTableMissing } from "./admin-errors";
import type { KeptText } from "./browser/kept-texts";
import { readResponse } from "./read";
import { readId, readTidyText, readTimestamp, type StoredRow } from "./rows";
import { deleteOnce, writeExisting, type EditedRows, type EditedTable } from "./write";

/** The first part of all query keys of former versions. */
const ALL_VERSIONS = "content-versions";

const TABLE = "content_versions";

const storedVersions = { required: ["replaced_at"], normalize: (row: StoredRow) => row };

/** The values of columns, or of a field of the former row, as `fields->>title`. */
type Match = Readonly<Record<string, string | boolean>>;

/** The versions that match, newest first. Null if the database has no table of versions. */
async function listVersions(
  table: EditedTable,
  match: Match,
  columns: string,
): Promise<StoredRow[] | null> {
  const matching = { table_name: table, ...match };
  try {
    const { rows } = await readResponse(
      storedVersions,
      (client) =>
        client.from(TABLE).select(columns).match(matching).order("id", { ascending: false }),
      getClient,
    );
    return rows;
  } catch (error) {
    if (isTableMissing(error)) return null;
    throw error;
  }
}

/** With no other value than the title, if that was read. */
function toText(version: StoredRow, id: unknown): KeptText {
  const keptAt = readTimestamp(version["replaced_at"]);
  return {
    id: readId(id),
    values: { title: readTidyText(version["title"]) },
    version: null,
    keptAt,
  };
}

/**
 * The deleted rows of a table, newest first, with the ids that they had. Null if the database has no
 * table of versions, which is then asked for once.
 */
export const deletedRows = (table: EditedTable) =>
  queryOptions({
    queryKey: [ALL_VERSIONS, table, "deleted"],
    queryFn: async () => {
      const columns = "row_id, replaced_at, title:fields->>title";
      const deleted = await listVersions(table, { is_deletion: true }, columns);
      const texts = deleted?.map((version) => toText(version, version["row_id"])) ?? null;
      // A row that was put back with its id in SQL can be deleted twice.
      return texts && texts.filter(({ id }, i) => texts.findIndex((one) => one.id === id) === i);
    },
    enabled: ({ state }) => state.data !== null,
    // Staff must see the current data.
    staleTime: 0,
    meta: { failure: "What was deleted could not be read." },
  });

/** The former versions of a row, newest first. */
export const rowVersions = (table: EditedTable, rowId: string) =>
  queryOptions({
    queryKey: [ALL_VERSIONS, table, "row", rowId],
    queryFn: async () => {
      const versions = await listVersions(table, { row_id: rowId }, "id, replaced_at");
      return (versions ?? []).map((version) => toText(version, version["id"]));
    },
    staleTime: 0,
    meta: { failure: "The earlier versions could not be read." },
  });

/** The newest former version that matches, as the row that it was; null if there is none. */
export async function findVersion<Row>(rows: EditedRows<Row>, match: Match): Promise<Row | null> {
  const [newest] = (await listVersions(rows.table, match, "fields, replaced_at")) ?? [];
  const fields = newest?.["fields"];
  return isRecord(fields) ? rows.normalize(fields) : null;
}

export const rowVersion = <Row>(rows: EditedRows<Row>, id: string) =>
  queryOptions({
    queryKey: [ALL_VERSIONS, rows.table, "version", id],
    queryFn: () => findVersion(rows, { id }),
    meta: { failure: "An earlier version could not be read." },
  });

/** Makes the versions of a deleted row those of the row that it was brought back as. */
export async function assignVersions(table: EditedTable, from: string, to: string): Promise<void> {
  const versions = { table_name: table, row_id: from };
  const change = { row_id: to, is_deletion: false };
  await writeExisting(
    (client) => client.from(TABLE).update(change).match(versions).select("id"),
    () => Promise.resolve(false),
  );
}

/**
 * Deletes all versions of a row; those that are gone already count as deleted.
 * @throws {AccessRefusedError | DatabaseError | ClientMissingError}
 */
export async function deleteVersions(table: EditedTable, rowId: string): Promise<void> {
  const versions = { table_name: table, row_id: rowId };
  const deleted = await deleteOnce(
    (client) => client.from(TABLE).delete().match(versions).select("id"),
    async () => (await listVersions(table, { row_id: rowId }, "id, replaced_at"))?.length !== 0,
  );
  // Without the admin's key the database shows no version, but refuses this call.
  if (deleted === null) await callFunction("draft_schedule_state", READ_TIMEOUT_MS);
}
