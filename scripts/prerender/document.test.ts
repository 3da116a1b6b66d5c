import { expect, test } from "vitest";
import { fillDocument } from "./document.ts";

test("what an article says about HTML is not taken for the HTML of the page", () => {
  const article = `<p>Write <code>&lt;p class="" hidden=""&gt;</code>.</p><img alt="5 /> 6">`;
  const document = fillDocument('<head></head><body><div id="root"></div></body>', {
    page: "/",
    html: `<div class="" hidden=""><img alt="A" class=""/>${article}</div>`,
    data: {},
    dataId: "data",
    modules: [],
    readsQuery: false,
    favicon: "/favicon.ico",
  });
  expect(document).toContain(`<div hidden><img alt="A">${article}</div>`);
});
