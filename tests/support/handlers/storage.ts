import { http, HttpResponse } from "msw";

/** The address that vite.config.ts gives the unit tests. */
const STORAGE_URL = "http://backend.test/storage/v1";
const OBJECTS = `${STORAGE_URL}/object/public_assets`;

type StoredObject = { name: string; upsert: string | null };

/** A bucket that takes every file. `objects` is what it holds by now. */
export function storingFiles() {
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

/** As `storingFiles`, but nothing is said before `release` is called. */
export function holdingFiles() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let count = 0;
  const handler = http.post(`${OBJECTS}/:name`, async ({ params }) => {
    count += 1;
    await released;
    return HttpResponse.json({ Id: "1", Key: `public_assets/${String(params["name"])}` });
  });
  return { handler, release, getCount: () => count };
}

type UploadFailure = {
  /** 0 means that no answer comes at all. */
  status: number;
  /** The code that the storage gives beside its status 400. */
  statusCode?: string;
  message?: string;
};

/** A bucket that refuses the next upload, or all. */
export function refusingFiles(
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

/** What a policy answers to an upload without the right admin key. */
export const POLICY_REFUSAL = {
  status: 400,
  statusCode: "403",
  message: "new row violates row-level security policy",
} as const;

function readPrefixes(body: unknown): unknown[] {
  const prefixes: unknown = Reflect.get(Object(body), "prefixes");
  return Array.isArray(prefixes) ? prefixes : [];
}
