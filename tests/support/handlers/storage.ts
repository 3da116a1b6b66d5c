import { http, HttpResponse } from "msw";
import { makeGate } from "../gate";

/** The URL of the storage API in the unit tests (vite.config.ts). */
const STORAGE_URL = "http://backend.test/storage/v1";
const OBJECTS = `${STORAGE_URL}/object/public_assets`;

/**
 * Responds to uploads, once it is ready, and to removals of files. `objects` are those in the
 * bucket.
 */
export function serveBucket(isReady?: Promise<unknown>) {
  const objects: { name: string }[] = [];
  const handlers = [
    http.post(`${OBJECTS}/:name`, async ({ params }) => {
      const name = String(params["name"]);
      objects.push({ name });
      await isReady;
      return HttpResponse.json({ Id: "1", Key: `public_assets/${name}` });
    }),
    http.delete(OBJECTS, async ({ request }) => {
      const names = readPrefixes(await request.json());
      const removed = objects.filter(({ name }) => names.includes(name));
      for (const object of removed) objects.splice(objects.indexOf(object), 1);
      return HttpResponse.json(removed);
    }),
  ] as const;
  return { objects, handlers };
}

/** As `serveBucket`, but the responses to uploads are held back until `release` is called. */
export function serveBucketLater() {
  const { opened, open } = makeGate();
  const { objects, handlers } = serveBucket(opened);
  return { objects, handler: handlers[0], release: open };
}

type UploadFailure = {
  status: number;
  /** The actual status, which Storage writes into the body of a response with status 400. */
  statusCode?: string;
  message?: string;
};

/** Responds with an error to all uploads, or only to the next. */
export function rejectUploads(
  { status, statusCode = String(status), message = "the storage's own words" }: UploadFailure,
  { once = false } = {},
) {
  return http.post(
    `${OBJECTS}/:name`,
    () => HttpResponse.json({ statusCode, error: "Error", message }, { status }),
    { once },
  );
}

/** The response to an upload without the right admin key. */
export const POLICY_REFUSAL = {
  status: 400,
  statusCode: "403",
  message: "new row violates row-level security policy",
} as const;

function readPrefixes(body: unknown): unknown[] {
  const prefixes: unknown = Reflect.get(Object(body), "prefixes");
  return Array.isArray(prefixes) ? prefixes : [];
}
