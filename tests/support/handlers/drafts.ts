import { http, HttpResponse } from "msw";
import type { BlogPost } from "@/data/blog-posts";
import { valuesToFields, postToValues } from "@/admin/posts/post-table";
import { backend } from "./backend";

const REST_URL = "http://backend.test/rest/v1";

type DraftRow = Record<string, unknown> & { id: string; updated_at: string };

/** A row of the table: the draft of this post, on the site or not. */
export function makeDraftRow(
  post: BlogPost,
  changes: Readonly<Record<string, unknown>> = {},
): DraftRow {
  return {
    id: "00000000-0000-4000-b000-000000000001",
    post_id: null,
    fields: valuesToFields(postToValues(post)),
    based_on: null,
    publish_at: null,
    problem: null,
    preview_key: "00000000-0000-4000-c000-000000000001",
    preview_until: null,
    updated_at: "2026-11-24T09:00:00+00:00",
    ...changes,
  };
}

/**
 * Responds as the table and the functions of drafts, for the admin. A test may change the rows, and
 * whether something publishes drafts at their time; and whether the admin's key is refused, with which
 * row-level security shows no row and changes none.
 */
export function serveDrafts(...rows: DraftRow[]) {
  const drafts = { rows, isRunning: true, isRefused: false, now: () => new Date() };
  const url = `${REST_URL}/post_drafts`;
  let saveCount = 0;
  const nextVersion = () => {
    saveCount += 1;
    return new Date(Date.UTC(2026, 10, 24, 10, saveCount)).toISOString();
  };
  const find = (request: Request) => {
    const query = new URL(request.url).searchParams;
    const [id, version] = [query.get("id")?.slice(3), query.get("updated_at")?.slice(3)];
    return drafts.rows.find(
      (row) =>
        !drafts.isRefused && row.id === id && (version === undefined || version === row.updated_at),
    );
  };
  backend.use(
    http.get(url, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const narrowed = [query.get("id") ?? "", query.get("or") ?? ""].join();
      const isListed = (row: DraftRow) =>
        narrowed === "," || narrowed.includes(row.id) || narrowed.includes(String(row["post_id"]));
      return HttpResponse.json(drafts.isRefused ? [] : drafts.rows.filter(isListed));
    }),
    http.post(url, async ({ request }) => {
      const row = await readBody(request);
      const isTaken = drafts.rows.some(
        (other) =>
          other.id === row["id"] || (row["post_id"] && other["post_id"] === row["post_id"]),
      );
      if (isTaken) return HttpResponse.json({ code: "23505", message: "taken" }, { status: 409 });
      const stored = {
        ...{ problem: null, publish_at: null, preview_until: null },
        preview_key: "00000000-0000-4000-c000-000000000002",
        ...row,
        id: String(row["id"]),
        updated_at: nextVersion(),
      };
      drafts.rows.push(stored);
      return HttpResponse.json([stored], { status: 201 });
    }),
    http.patch(url, async ({ request }) => {
      const row = find(request);
      if (!row) return HttpResponse.json([]);
      const change = await readBody(request);
      const version = "fields" in change ? { updated_at: nextVersion(), problem: null } : {};
      return HttpResponse.json([Object.assign(row, change, version)]);
    }),
    http.delete(url, ({ request }) => {
      const row = find(request);
      drafts.rows = drafts.rows.filter((other) => other !== row);
      return HttpResponse.json(row ? [row] : []);
    }),
    http.post(`${REST_URL}/rpc/share_draft`, async ({ request }) => {
      const { draft_id: id } = await readBody(request);
      const row = drafts.rows.find((other) => other.id === id);
      const until = "2026-12-08T12:00:00+00:00";
      if (!row) return HttpResponse.json(null);
      row["preview_until"] = until;
      return HttpResponse.json({ key: row["preview_key"], until });
    }),
    http.post(`${REST_URL}/rpc/draft_schedule_state`, () =>
      drafts.isRefused
        ? HttpResponse.json({ code: "42501", message: "Not permitted." }, { status: 401 })
        : HttpResponse.json({ now: drafts.now().toISOString(), is_running: drafts.isRunning }),
    ),
  );
  return drafts;
}

const readBody = async (request: Request) => toRecord(await request.json());

export function toRecord(body: unknown): Record<string, unknown> {
  return typeof body === "object" && body !== null ? { ...body } : {};
}
