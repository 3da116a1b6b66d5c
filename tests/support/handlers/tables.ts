import { http, HttpResponse } from "msw";
import { sha256 } from "@/lib/crypto";
import { makeGate } from "../gate";

/** The URL of PostgREST in the unit tests (vite.config.ts). */
const REST_URL = "http://backend.test/rest/v1";

export type Table =
  | "blog_posts"
  | "content_versions"
  | "enquiries"
  | "post_drafts"
  | "site_images"
  | "site_settings"
  | "success_stories";
type Row = Readonly<Record<string, unknown>>;

/** Responds to reads of a table with these rows, as PostgREST does. */
export function serveTable(table: Table, rows: readonly Row[]) {
  return http.get(`${REST_URL}/${table}`, ({ request }) => respond(request, rows));
}

/** Responds as a database without the migration of this table. */
export function serveMissing(table: Table) {
  const message = `Could not find the table 'public.${table}' in the schema cache`;
  return http.get(`${REST_URL}/${table}`, () =>
    makeError({ status: 404, code: "PGRST205", message }),
  );
}

/** As `serveTable`, but the response is held back until `release` is called. */
export function serveTableLater(table: Table, rows: readonly Row[]) {
  const { opened, open } = makeGate();
  const handler = http.get(`${REST_URL}/${table}`, async ({ request }) => {
    await opened;
    return respond(request, rows);
  });
  return { handler, release: open };
}

/**
 * Responds to reads and writes of a table, as PostgREST does for the admin. `rows` are its current
 * rows, and `replaced` what the database would keep of those before, see `serveVersions`.
 */
export function serveWritableTable(table: Table, initial: readonly Row[], key = "id") {
  const rows: Row[] = [...initial];
  const replaced: Row[] = [];
  const keepVersion = (row: Row, is_deletion: boolean) => {
    replaced.push(makeVersion(table, row, { is_deletion }));
  };
  const url = `${REST_URL}/${table}`;
  const handlers = [
    http.get(url, ({ request }) => respond(request, rows)),
    http.post(url, async ({ request }) => {
      const row = readRow(await request.json());
      const known = rows.findIndex((other) => other[key] === row[key] && row[key] !== undefined);
      if (!(await hasExpected(request, rows[known]))) return HttpResponse.json([], { status: 201 });
      const stored = { id: crypto.randomUUID(), ...row };
      if (known >= 0) rows[known] = stored;
      else rows.push(stored);
      return HttpResponse.json([stored], { status: 201 });
    }),
    http.patch(url, async ({ request }) => {
      const change = readRow(await request.json());
      const query = new URL(request.url).searchParams;
      const changed: Row[] = [];
      rows.forEach((row, i) => {
        if (!matches(row, query)) return;
        // As the trigger of the table does, but for a new place in the order.
        const updated = "display_order" in change ? {} : { updated_at: nextUpdate() };
        if ("updated_at" in updated) keepVersion(row, false);
        rows[i] = { ...row, ...change, ...("updated_at" in row && updated) };
        changed.push(rows[i]);
      });
      return HttpResponse.json(changed);
    }),
    http.delete(url, async ({ request }) => {
      const query = new URL(request.url).searchParams;
      const found = rows.find((row) => matches(row, query));
      if (!found || !(await hasExpected(request, found))) return HttpResponse.json([]);
      // Another request has deleted it meanwhile.
      if (!rows.includes(found)) return HttpResponse.json([]);
      rows.splice(rows.indexOf(found), 1);
      keepVersion(found, true);
      return HttpResponse.json([found]);
    }),
  ];
  return { rows, handlers, replaced };
}

let versionCount = 0;

/** What the database keeps of a row that was changed or deleted. */
export function makeVersion(table: Table, row: Row, changes: Row = {}): Row {
  versionCount += 1;
  const replaced_at = new Date(Date.UTC(2026, 10, 24, 9) + versionCount * 60_000).toISOString();
  const version = { id: versionCount, table_name: table, row_id: String(row["id"]), fields: row };
  return { ...version, replaced_at, is_deletion: false, ...changes };
}

/** Responds as a database that keeps former versions. The newest are the last. */
export function serveVersions(versions: Row[]) {
  const url = `${REST_URL}/content_versions`;
  const find = (request: Request) => {
    const query = new URL(request.url).searchParams;
    return versions.filter((version) => matches(withFields(version), query));
  };
  return [
    http.get(url, ({ request }) => {
      const found = find(request).toReversed();
      const columns = new URL(request.url).searchParams.get("select")?.split(",") ?? [];
      return HttpResponse.json(found.map((version) => pick(withFields(version), columns)));
    }),
    http.patch(url, async ({ request }) => {
      const change = readRow(await request.json());
      const found = find(request);
      for (const version of found) versions[versions.indexOf(version)] = { ...version, ...change };
      return HttpResponse.json(found);
    }),
    http.delete(url, ({ request }) => {
      const found = find(request);
      for (const version of found) versions.splice(versions.indexOf(version), 1);
      return HttpResponse.json(found);
    }),
  ];
}

/** With `fields->>title` for the title. */
function withFields(version: Row): Row {
  const fields = Object.entries(readRow(version["fields"]));
  return { ...version, ...Object.fromEntries(fields.map(([name, v]) => [`fields->>${name}`, v])) };
}

/** The columns of a `select`, as `name` or `name:column`. */
function pick(row: Row, columns: readonly string[]): Row {
  return Object.fromEntries(
    columns.map((column) => {
      const [name = "", source = name] = column.split(":");
      return [name, row[source]];
    }),
  );
}

let updateCount = 0;

/** A timestamp that no row has had before. */
function nextUpdate(): string {
  updateCount += 1;
  return new Date(Date.UTC(2026, 0, 1) + updateCount).toISOString();
}

/** Whether the row, or none, is what the writer has read, see `expectRow`. */
async function hasExpected({ headers }: Request, row: Row | undefined): Promise<boolean> {
  const expected = headers.get("x-expected-row");
  if (expected === null || row === undefined) return expected === null || expected === "none";
  const columns = ["updated_at", "url", "alt", "value"].filter((column) => column in row);
  return expected === (await sha256(columns.map((column) => row[column]).join("\n")));
}

function readRow(body: unknown): Row {
  return typeof body === "object" && body !== null ? { ...body } : {};
}

type Failure = {
  /**
   * 0 is a network error. 200 is a write that changed no row, which PostgREST reports as success.
   */
  status: number;
  message?: string;
  /** PostgreSQL's error code; 42501 is that of a policy. */
  code?: string;
};

function makeError({ status, message = "the server's own words", code = "XX000" }: Failure) {
  if (status === 0) return HttpResponse.error();
  if (status === 200) return HttpResponse.json([]);
  return HttpResponse.json({ code, message, details: null, hint: null }, { status });
}

/** Responds with an error to one kind of writes to a table. */
export function rejectWrites(table: Table, method: "post" | "patch" | "delete", failure: Failure) {
  return http[method](`${REST_URL}/${table}`, () => makeError(failure));
}

type ReadFailure = Failure & {
  /** Only the next request fails. */
  once?: boolean;
  /** Only these requests fail. */
  when?: (query: URLSearchParams) => boolean;
};

/** Responds with an error to reads of a table. */
export function failReads(table: Table, { once = false, when, ...failure }: ReadFailure) {
  return http.get(
    `${REST_URL}/${table}`,
    ({ request }) => {
      if (when && !when(new URL(request.url).searchParams)) return undefined;
      return makeError(failure);
    },
    { once },
  );
}

function respond(request: Request, rows: readonly Row[]) {
  const { searchParams } = new URL(request.url);
  const found = sort(
    rows.filter((row) => matches(row, searchParams)),
    searchParams.get("order"),
  );
  const offset = Number(searchParams.get("offset") ?? 0);
  const limit = Number(searchParams.get("limit") ?? found.length);
  if (offset > 0 && offset >= found.length && request.headers.get("prefer")?.includes("count=")) {
    return makeError({ status: 416, code: "PGRST103", message: "Requested range not satisfiable" });
  }
  return HttpResponse.json(found.slice(offset, offset + limit), {
    headers: { "Content-Range": `*/${found.length}` },
  });
}

/** Every `column=eq.value` and `column=neq.value` of the query, and the key after which it goes on. */
function matches(row: Row, query: URLSearchParams): boolean {
  return [...query].every(([column, condition]) => {
    if (condition.startsWith("eq.")) return String(row[column]) === condition.slice(3);
    if (condition.startsWith("neq.")) return String(row[column]) !== condition.slice(4);
    if (condition === "is.null") return (row[column] ?? null) === null;
    const [, moment = "", id = ""] = /created_at\.lt\.(.+),id\.gt\.([\w-]+)/.exec(condition) ?? [];
    if (moment) return String(row["created_at"]) < moment || String(row["id"]) > id;
    if (condition.startsWith("lte.")) return String(row[column]) <= condition.slice(4);
    return true;
  });
}

/** `order=date.desc,id.asc` */
function sort(rows: readonly Row[], order: string | null): Row[] {
  const keys = (order ?? "").split(",").filter(Boolean);
  return rows.toSorted((a, b) => {
    for (const key of keys) {
      const [column = "", direction] = key.split(".");
      const [left, right] = [String(a[column]), String(b[column])];
      if (left !== right) return (left < right ? -1 : 1) * (direction === "desc" ? -1 : 1);
    }
    return 0;
  });
}
