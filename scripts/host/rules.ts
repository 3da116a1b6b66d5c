/** A path. One that ends with `/*` matches every path below it. */
type Pattern = string;

export type HeaderRule = { pattern: Pattern; headers: [name: string, value: string][] };

/**
 * Serves the file of another path for this one, with status 200. With 301, leads to another address,
 * which is encoded.
 */
export type Redirect = { from: Pattern; to: string; status: 200 | 301 };

export function matches(pattern: Pattern, path: string): boolean {
  return pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** Parses `_headers`: a pattern on a line of its own, its headers indented below. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of readLines(text)) {
    if (/^\S/.test(line)) {
      rules.push({ pattern: line.trim(), headers: [] });
    } else {
      const [name = "", ...rest] = line.split(":");
      rules.at(-1)?.headers.push([name.trim(), rest.join(":").trim()]);
    }
  }
  return rules;
}

/**
 * The headers of all rules that match a path, with their names in lower case. Like Cloudflare, it
 * joins the values of a header that several rules set.
 */
export function collectHeaders(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const collected = new Map<string, string>();
  for (const rule of rules) {
    if (!matches(rule.pattern, path)) continue;
    for (const [name, value] of rule.headers) {
      const key = name.toLowerCase();
      const earlier = collected.get(key);
      collected.set(key, earlier === undefined ? value : `${earlier}, ${value}`);
    }
  }
  return collected;
}

/**
 * Parses `_redirects`: pattern, target and status on one line.
 * @throws {Error} for any other status than the two that the site uses
 */
export function parseRedirects(text: string): Redirect[] {
  return readLines(text).map((line) => {
    const [from, to, status] = line.trim().split(/\s+/);
    if (!from || !to || (status !== "200" && status !== "301")) {
      throw new Error(`_redirects: "${line}" is neither a rewrite nor a permanent redirect.`);
    }
    return { from: decodeURIComponent(from), to, status: status === "301" ? 301 : 200 };
  });
}

function readLines(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() && !line.trim().startsWith("#"));
}
