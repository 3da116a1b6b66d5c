import { request as sendRequest } from "node:http";
import { getLocalAdminKey } from "../../support/embedded-backend.ts";
import { LOCAL_ANON_KEY } from "../../../supabase/local/constants.ts";

/** A post with every required column. */
export function makePostRow(slug: string, title: string) {
  return {
    slug,
    title,
    date: "2026-11-25",
    category: "Sourcing",
    excerpt: "What it is about.",
    image_url: "https://cdn.example/new.jpg",
    image_alt: "A crate",
    content: `<h2>First part</h2><p>The text of ${slug}.</p>`,
  };
}

/** Writes to the database as staff do. */
export async function createEditor(backendUrl: string) {
  const headers = {
    apikey: LOCAL_ANON_KEY,
    "x-admin-key": await getLocalAdminKey(),
    "content-type": "application/json",
  };
  const edit = async (method: "POST" | "PATCH" | "DELETE", query: string, row?: object) => {
    const response = await fetch(`${backendUrl}/rest/v1/${query}`, {
      method,
      headers,
      body: row ? JSON.stringify(row) : null,
    });
    if (!response.ok) throw new Error(`${method} ${query}: ${await response.text()}`);
  };

  /** Sends a change and breaks the connection before the response. */
  const editAndLeave = (query: string, row: object) =>
    new Promise<void>((resolve) => {
      const request = sendRequest(
        `${backendUrl}/rest/v1/${query}`,
        { method: "PATCH", headers },
        () => {
          throw new Error("There was a response.");
        },
      );
      request.on("error", () => undefined);
      request.end(JSON.stringify(row), () => {
        // The server has to receive the body, of which this side knows nothing.
        setImmediate(() => request.destroy());
        resolve();
      });
    });

  return { edit, editAndLeave };
}

export type Editor = Awaited<ReturnType<typeof createEditor>>;
