import { http, HttpResponse } from "msw";
import { makeGate } from "../gate";

/** The URL of the storage API in the unit tests (vite.config.ts). */
const STORAGE_URL = "http://backend.test/storage/v1";
const OBJECTS = `${STORAGE_URL}/object/public_assets`;

type StoredObject = { name: string; upsert: string | null };

/** Responds to uploads and removals of files. `objects` are those in the bucket. */
export function serveBucket() {
  const objects: StoredObject[] = [];
  const handlers = [
    http.post(`${OBJECTS}/:name`, ({ request, params }) => {
      const name = String(params["name"]);
      objects.push({ name, upsert: request.headers.get("x-upsert") });
      return HttpResponse.json({ Id: crypto.randomUUID(), Key: `public_assets/${name}` });
    }),
    http.delete(OBJECTS, async ({ request }) => {
      const names = readPrefixes(await request.json());
      const removed = objects.filter(({ name }) => names.includes(name));
      for (const object of removed) objects.splice(objects.indexOf(object), 1);
      return HttpResponse.json(removed);
    }),
  ];
  return { objects, handlers };
}

/** As `serveBucket`, but the responses are held back until `release` is called. */
export function serveBucketLater() {
  const { opened, open } = makeGate();
  let count = 0;
  const handler = http.post(`${OBJECTS}/:name`, async ({ params }) => {
    count += 1;
    await opened;
    return HttpResponse.json({ Id: "1", Key: `public_assets/${String(params["name"])}` });
  });
  return { handler, release: open, getCount: () => count };
}

type UploadFailure = {
  /** 0 is a network error. */
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
    () => {
      if (status === 0) return HttpResponse.error();
      return HttpResponse.json({ statusCode, error: "Error", message }, { status });
    },
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
