import { queryOptions } from "@tanstack/react-query";
import { READ_TIMEOUT_MS } from "@/config/limits";
import { isRecord } from "@/lib/json";
import { articleQuery, preloadSanitizer } from "./articles";
import { blogPosts } from "./blog-posts";
import { getReader } from "./client";
import { FUNCTION_MISSING, toDatabaseError, unexpectedResponseError } from "./errors";
import { queryClient } from "./query-client";
import { readTimestamp } from "./rows";

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;

/**
 * The post whose key is in this hash, complete or not, and the time (ISO 8601) at which its link ends.
 * Null if there is no key in it or the link has ended.
 */
export function postPreviewQuery(hash: string) {
  const [key] = UUID.exec(hash) ?? [];
  return queryOptions({
    queryKey: ["post-preview", key],
    queryFn: () => (key === undefined ? null : readPostPreview(key)),
    meta: { failure: "The preview could not be read." },
  });
}

/** By POST, because whoever has the key can read the draft, and addresses are logged. */
async function readPostPreview(key: string) {
  preloadSanitizer();
  const client = await getReader();
  const signal = AbortSignal.timeout(READ_TIMEOUT_MS);
  const { data, error, status } = await client
    .rpc("preview_post", { key })
    .retry(false)
    .abortSignal(signal);
  if (error?.code === FUNCTION_MISSING) return null;
  if (error) throw toDatabaseError({ error, status, signal, timeoutMs: READ_TIMEOUT_MS });
  const answer: unknown = data;
  if (answer === null) return null;
  const { fields, until } = isRecord(answer) ? answer : {};
  const end = readTimestamp(until);
  if (!isRecord(fields) || end === "") throw unexpectedResponseError();
  const post = blogPosts.normalize(fields);
  return { post, article: await queryClient.query(articleQuery(post)), until: end };
}
