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
  return async (method: "POST" | "PATCH" | "DELETE", query: string, row?: object) => {
    const response = await fetch(`${backendUrl}/rest/v1/${query}`, {
      method,
      headers,
      body: row ? JSON.stringify(row) : null,
    });
    if (!response.ok) throw new Error(`${method} ${query}: ${await response.text()}`);
  };
}

export type Edit = Awaited<ReturnType<typeof createEditor>>;
