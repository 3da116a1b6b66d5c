import { matchPath } from "react-router-dom";
import { paths, patterns } from "@/config/paths";

/**
 * The addresses of all public routes, or of some, from the sitemap that is served, by their names in
 * `config/paths`. Of posts and case studies there is the first.
 */
export async function listRoutes(origin: string, names: readonly string[]) {
  const all = Object.entries({ ...paths, ...patterns });
  const unknown = names.find((name) => !all.some(([known]) => known === name));
  if (unknown)
    throw new Error(`Routes are ${all.map(([name]) => name).join(", ")}, no ${unknown}.`);
  const chosen = all.filter(([name]) => names.length === 0 || names.includes(name));
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const addresses = Array.from(
    sitemap.matchAll(/<loc>(.*?)<\/loc>/g),
    ([, address = ""]) => new URL(address).pathname,
  );
  return chosen.map(([name, pattern]) => {
    const address = addresses.find((path) => matchPath(pattern, path));
    if (!address) throw new Error(`The sitemap has no ${pattern}.`);
    return [name, address] as const;
  });
}
