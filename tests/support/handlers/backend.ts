import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll } from "vitest";
import { serveMovedPosts } from "./moved-posts";
import { serveBuilds, serveManifest } from "./site-builds";
import { serveMissing, serveTable, type Table } from "./tables";

export {
  failReads,
  makeVersion,
  rejectWrites,
  serveTable,
  serveTableLater,
  serveVersions,
  serveWritableTable,
} from "./tables";

/** Responds to the question that the login asks. */
export function serveIsSiteAdmin(response: () => Response | Promise<Response>) {
  return http.post("http://backend.test/rest/v1/rpc/is_site_admin", response);
}

export const backend = setupServer(
  serveIsSiteAdmin(() => HttpResponse.json(true)),
  serveTable("blog_posts", []),
  serveTable("site_images", []),
  serveTable("site_settings", []),
  serveTable("success_stories", []),
  serveMissing("content_versions"),
  serveMissing("post_drafts"),
  serveMovedPosts([]),
  serveManifest(null),
  ...serveBuilds().handlers,
);

const requests: URL[] = [];
backend.events.on("request:start", ({ request }) => {
  requests.push(new URL(request.url));
});

beforeAll(() => {
  backend.listen({ onUnhandledRequest: "error" });
});
afterEach(() => {
  backend.resetHandlers();
  requests.length = 0;
});
afterAll(() => {
  backend.close();
});

type Endpoint =
  | Table
  | "list_moved_posts"
  | "rendered.json"
  | "site_build_state"
  | "request_site_build"
  | "submit_enquiry";

/** The requests to a table, function or file so far in this test, oldest first. */
export function requestsTo(endpoint: Endpoint): URL[] {
  return requests.filter(({ pathname }) => pathname.endsWith(`/${endpoint}`));
}
