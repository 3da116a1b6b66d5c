import { parseUrl } from "@/lib/url";

/**
 * Addresses by which mail and chat programs, search engines and forums send readers on, by host and
 * path, and where in the query they have the address itself. Some also have the reader's name in it.
 */
const WRAPPERS: readonly [place: RegExp, ...keys: string[]][] = [
  [/^(www\.)?google\.[a-z.]+\/url$/, "q", "url"],
  [/\.safelinks\.protection\.(outlook|office365)\.[a-z]+\//, "url"],
  [/^statics\.teams\.(cdn\.office\.net|microsoft\.com)\/.*safelinks/, "url"],
  [/^(lm?|www)\.(facebook|instagram|messenger|threads|wl)\.(com|net|co)\/(l(\.php)?)?$/, "u"],
  [/^(www\.)?youtube\.com\/redirect$/, "q"],
  [/^(www\.)?linkedin\.com\/(safety\/go|redir\/)/, "url"],
  [/^(slack-redir\.net|out\.reddit\.com|href\.li)\//, "url"],
  [/^(www\.)?(medium\.com\/r\/|quora\.com\/_\/redirect|pinterest\.[a-z.]+\/offsite\/)/, "url"],
  [/^steamcommunity\.com\/linkfilter\//, "u", "url"],
  [/^duckduckgo\.com\/l\/$/, "uddg"],
  [/^linkprotect\.cudasvc\.com\/url/, "a"],
  [/^urldefense\.proofpoint\.com\/v[12]\/url/, "u"],
  [/^((www|cn)\.)?bing\.com\/ck\/a$|\.protection\.sophos\.com\//, "u"],
  [/^((wx\.|ex)?mail|weixin110)\.qq\.com\//, "url"],
  [/^c\.pc\.qq\.com\//, "pfurl", "url"],
  [/^(link\.(zhihu|csdn|juejin)\.(com|net|cn)|gitee\.com\/link|security\.feishu\.cn\/)/, "target"],
  [/^(links\.jianshu\.com\/go|vk\.com\/away\.php)$/, "to"],
  [/^(weibo|t)\.cn\/sinaurl$/, "u"],
  [/^(www\.)?douban\.com\/link2\/$/, "url"],
];
/**
 * Others have it in their path. https://urldefense.com/v3/__https://example.com__;Jg!!key$ has the
 * signs behind it that stars stand for; two stars stand for more than can be known.
 */
const IN_PATH = [
  /^https?:\/\/urldefense\.(?:com|us|proofpoint\.com)\/v3\/__((?:(?!\*\*).)+?)__;([^!]*)!/,
  /^https?:\/\/secure-web\.cisco\.com\/[^/]+\/(http[^/]+)$/,
  /^https?:\/\/r\.search\.yahoo\.com\/.*\/RU=([^/]+)/,
];

/** The address to which a wrapped link leads, or the address itself. */
export function unwrapLink(href: string): string {
  const url = parseUrl(href);
  if (!url) return href;
  const place = url.hostname + url.pathname;
  const [, ...keys] = WRAPPERS.find(([pattern]) => pattern.test(place)) ?? [];
  const [, inPath, signs = ""] = IN_PATH.map((pattern) => pattern.exec(href)).find(Boolean) ?? [];
  const inside = [inPath, ...keys.map((key) => url.searchParams.get(key))];
  const address = inside
    .map((text) => decode(text ?? "", signs))
    .find((text) => /^https?:\/\/[^*]/i.test(text));
  return address ? unwrapLink(address) : href;
}

/** An address as wrappers write it: plain, encoded once more, in Base64, or with other signs for %. */
function decode(text: string, signs: string): string {
  try {
    if (/^(?:a1)?aHR0c/.test(text)) return decodeBase64(text.replace(/^a1/, ""));
    if (/^https?%3A/i.test(text)) return decodeURIComponent(text);
    if (/^https?-3A__/.test(text)) {
      return decodeURIComponent(text.replaceAll("_", "/").replace(/-(?=[\dA-F]{2})/g, "%"));
    }
    // Each star stands for one of the signs.
    const replaced = Array.from(decodeBase64(signs));
    return text.replace(/\*/g, () => replaced.shift() ?? "*");
  } catch {
    return "";
  }
}

function decodeBase64(text: string): string {
  const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)));
}
