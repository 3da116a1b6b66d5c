import type { Thing } from "schema-dts";
import { scriptJson } from "@/lib/script-json";

/**
 * schema.org objects for search engines, as JSON-LD:
 * https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data
 */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  const graph = { "@context": "https://schema.org", "@graph": things };
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(graph) }} />
  );
}
