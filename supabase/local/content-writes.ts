import type { RequestHandler } from "./node-handler.ts";

/** A table whose rows visitors see. */
const CONTENT = /^\/rest\/v1\/(?:blog_posts|success_stories|site_images|site_settings|old_paths)\b/;

const listeners = new Set<() => void>();

/** Calls `listener` after each change of the content. Returns a function that ends this. */
export function subscribeToContentWrites(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function announceContentWrite(): void {
  for (const listener of listeners) listener();
}

/**
 * Announces the writes that the backend accepts. At the backend and not at the connection, because
 * a client may be gone before it gets the response.
 */
export function announceContentWrites(handle: RequestHandler): RequestHandler {
  return async (request) => {
    const response = await handle(request);
    const isRead = ["GET", "HEAD", "OPTIONS"].includes(request.method);
    if (response.ok && !isRead && CONTENT.test(new URL(request.url).pathname)) {
      announceContentWrite();
    }
    return response;
  };
}
