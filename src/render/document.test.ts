import { expect, test } from "vitest";
import { adminNotices } from "../content/late-notice.ts";
import { escapeAttribute } from "../lib/escape-html.ts";
import { fillDocument, makeShell } from "./document.ts";

const TEMPLATE =
  '<head><link rel="icon" href="/favicon.ico"></head><body><div id="root"></div></body>';
const PAGE = {
  page: "/",
  html: "",
  data: {},
  dataId: "data",
  files: [],
  parameters: [],
  isUsed: false,
  favicon: "/favicon.ico",
};

test("no data, address or favicon can end the element around it, and all of it is there", () => {
  const hostile = `</script>"><script>run() $& $'</script>`;
  const data = { title: hostile };
  const document = fillDocument(TEMPLATE, { ...PAGE, page: hostile, favicon: hostile, data });
  expect(document.match(/<script[^>]*>/g)).toEqual([
    '<script type="application/json" id="data">',
    '<script type="speculationrules">',
  ]);
  const [, json = ""] = /id="data">(.*?)<\/script>/.exec(document) ?? [];
  expect(JSON.parse(json)).toEqual(data);
  expect(document).toContain(`<link rel="icon" href="${escapeAttribute(hostile)}">`);
});

test("the admin says that it is loading before any script has arrived, and is not indexed", () => {
  const shell = makeShell(TEMPLATE);
  expect(shell.split('<div id="root">')[1]).toContain(adminNotices.loading);
  expect(shell).toContain('<meta name="robots" content="noindex"></head>');
});
