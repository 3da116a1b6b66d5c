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
  `https://urldefense.com/v3/__${INNER}__;!!abc!xyz$`,
])("the link %s leads to the address in it", (href) => {
  expect(unwrapLink(href)).toBe(INNER);
});

test.each([
  inQuery("https://www.google.com/search?q="),
  inQuery("https://www.google.com/url?q=", "javascript:alert(1)"),
  inQuery("https://shop.example/out?url="),
  "mailto:a@example.com?subject=https://example.com",
  "#fees",
])("the link %s stays", (href) => {
  expect(unwrapLink(href)).toBe(href);
});
