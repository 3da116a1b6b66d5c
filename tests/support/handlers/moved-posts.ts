import { http, HttpResponse } from "msw";

/** The URL of the function in the unit tests (vite.config.ts). */
const URL_OF_FUNCTION = "http://backend.test/rest/v1/rpc/list_moved_posts";

/** Responds as the function that knows the former addresses of posts, once it is ready. */
export function serveMovedPosts(
  moved: readonly { path: string; slug: string }[],
  isReady?: Promise<unknown>,
) {
  return http.get(URL_OF_FUNCTION, async ({ request }) => {
    await isReady;
    const path = new URL(request.url).searchParams.get("of_path");
    return HttpResponse.json(moved.filter((post) => path === null || post.path === path));
  });
}

/** Responds as a database without the migration, or with another failure. */
export function failMovedPosts(status = 404) {
  const code = status === 404 ? "PGRST202" : "XX000";
  const message = "Could not find the function public.list_moved_posts in the schema cache";
  return http.get(URL_OF_FUNCTION, () => HttpResponse.json({ code, message }, { status }));
}
