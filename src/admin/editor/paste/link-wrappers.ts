import { parseUrl } from "@/lib/parse-url";

/**
 * Addresses by which mail and chat programs and search engines send readers on, by host and path, and
 * where in the query they have the address itself. Some also have the reader's name in it.
 */
const WRAPPERS: readonly [place: RegExp, ...keys: string[]][] = [
  [/^(www\.)?google\.[a-z.]+\/url$/, "q", "url"],
  [/\.safelinks\.protection\.(outlook|office365)\.[a-z]+\//, "url"],
  [/^(lm?|www)\.(facebook|instagram|messenger|threads)\.(com|net)\/(l\.php)?$/, "u"],
  [/^(www\.)?youtube\.com\/redirect$/, "q"],
  [/^(www\.)?linkedin\.com\/(safety\/go|redir\/)/, "url"],
  [/^(slack-redir\.net|out\.reddit\.com|href\.li)\//, "url"],
  [/^duckduckgo\.com\/l\/$/, "uddg"],
  [/^linkprotect\.cudasvc\.com\/url/, "a"],
  [/^((wx\.|ex)?mail|weixin110)\.qq\.com\//, "url"],
  [/^c\.pc\.qq\.com\//, "pfurl", "url"],
  [/^link\.(zhihu|csdn|juejin)\.(com|net|cn)\//, "target"],
  [/^vk\.com\/away\.php$/, "to"],
];
/** https://urldefense.com/v3/__https://example.com__;!!key$ has it in its path. A star replaces a sign. */
const IN_PATH = /^https?:\/\/urldefense\.(?:com|us|proofpoint\.com)\/v3\/__([^*]+?)__;/;

/** The address to which a wrapped link leads, or the address itself. */
export function unwrapLink(href: string): string {
  const url = parseUrl(href);
  if (!url) return href;
  const place = url.hostname + url.pathname;
  const [, ...keys] = WRAPPERS.find(([pattern]) => pattern.test(place)) ?? [];
  const inside = [IN_PATH.exec(href)?.[1], ...keys.map((key) => url.searchParams.get(key))];
  const address = inside.find((text) => text && /^https?:\/\//i.test(text));
  return address ? unwrapLink(address) : href;
}
