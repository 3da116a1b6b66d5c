import type { RequestHandler } from "./node-handler.ts";

/**
 * Accepts uploads the way supabase-js sends them: a form with the file under an empty name and the
 * cache time beside it.
 *
 * @supabase/lite 0.10 looks for a field named `file` and takes the cache time from a header, so
 * such a form is passed on as the plain file it contains. Check this again when upgrading.
 */
export function acceptBrowserUploads(handle: RequestHandler): RequestHandler {
  return async (request) => {
    const isForm = request.headers.get("content-type")?.startsWith("multipart/form-data");
    if (!isForm) return handle(request);
    const form = await request.formData().catch(() => null);
    return form ? handle(await unwrapForm(request, form)) : refuseForm();
  };
}

function refuseForm(): Response {
  return Response.json(
    { statusCode: "400", error: "InvalidRequest", message: "The form cannot be read." },
    { status: 400 },
  );
}

async function unwrapForm(request: Request, form: FormData): Promise<Request> {
  const file = form.get("");
  const body = file instanceof File ? file : new File([], "");
  const headers = new Headers(request.headers);
  headers.set("content-type", body.type || "application/octet-stream");
  headers.set("content-length", String(body.size));
  const cacheSeconds = form.get("cacheControl");
  if (typeof cacheSeconds === "string") headers.set("cache-control", `max-age=${cacheSeconds}`);
  const { url, method } = request;
  return new Request(url, { method, headers, body: await body.arrayBuffer() });
}
