import { expect, test } from "vitest";
import { unwrapLink } from "./link-wrappers";

const INNER = "https://example.com/a?b=1&c=%20";
const inQuery = (wrapper: string, address = INNER) => wrapper + encodeURIComponent(address);

test.each([
  inQuery("https://eur02.safelinks.protection.outlook.com/?data=05%7Cstaff%40agency.example&url="),
  inQuery("https://lm.facebook.com/l.php?h=x&u="),
  inQuery("https://www.google.com.hk/url?sa=t&q=words&url="),
  inQuery("https://www.youtube.com/redirect?event=x&q="),
  inQuery("https://www.linkedin.com/safety/go?url="),
  inQuery("https://slack-redir.net/link?url="),
  inQuery("https://duckduckgo.com/l/?uddg="),
  inQuery("https://wx.mail.qq.com/xmspamcheck/xmsafejump?url="),
  inQuery("https://link.zhihu.com/?target="),
  inQuery("https://www.google.com/url?q=", inQuery("https://l.instagram.com/?u=")),
  inQuery("https://l.wl.co/l?u="),
  inQuery("https://security.feishu.cn/link/safety?scene=ccm&target="),
  `https://urldefense.com/v3/__${INNER}__;!!abc!xyz$`,
  `https://urldefense.com/v3/__${INNER.replace("&", "*")}__;Jg!!abc!xyz$`,
  inQuery("https://secure-web.cisco.com/1abc/"),
  `https://r.search.yahoo.com/_ylt=a/RU=${encodeURIComponent(INNER)}/RK=2/RS=b`,
  `https://www.bing.com/ck/a?!&&p=a&u=a1${btoa(INNER)}&ntb=1`,
  `https://urldefense.proofpoint.com/v2/url?u=https-3A__example.com_a-3Fb-3D1-26c-3D-2520&d=x`,
])("the link %s leads to the address in it", (href) => {
  expect(unwrapLink(href)).toBe(INNER);
});

test.each([
  inQuery("https://www.google.com/search?q="),
  inQuery("https://www.google.com/url?q=", "javascript:alert(1)"),
  "https://secure-web.cisco.com/1abc/https%3A%E0%A4%A",
  "https://www.bing.com/ck/a?u=a1aHR0c!",
  "https://urldefense.com/v3/__https://example.com/**A__;Kyg!!abc!xyz$",
  inQuery("https://shop.example/out?url="),
  "mailto:a@example.com?subject=https://example.com",
  "#fees",
])("the link %s stays", (href) => {
  expect(unwrapLink(href)).toBe(href);
});
