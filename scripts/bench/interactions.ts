import type { Browser } from "playwright";
import type { PathKey } from "@/config/paths";
import { form } from "@/content/contact";
import { questions } from "@/content/faq";
import { pageNames } from "@/content/page-names";
import { preparePage, TSX_HELPER, waitForEntry } from "./in-page.ts";
import type { Measurement } from "./measurement.ts";
import { SLOW_4G, withPhone } from "./phone.ts";
import { seconds, whole } from "./report.ts";

/** Something that is pressed as soon as it can be seen. */
export type Interaction = {
  name: string;
  /** What is typed before, by the label of the field. */
  typed: Readonly<Record<string, string>>;
  /** The text or the label of what is pressed. */
  pressed: string;
  /** The text that the press shows. */
  shown: string;
};

const CPU_TIMES_SLOWER = 8;

const { fields } = form;
/** Not the first question, which a page may show open. An answer may begin with a link. */
const [asked] = questions
  .slice(1)
  .flatMap(({ question, answer: [text] }) => (typeof text === "string" ? { question, text } : []));

/** By the route that they are on. */
export const interactions: ReadonlyMap<string, Interaction> = new Map<PathKey, Interaction>([
  ["home", { name: "menu", typed: {}, pressed: "Open menu", shown: pageNames.home }],
  [
    "faq",
    {
      name: "question",
      typed: {},
      pressed: asked?.question ?? "",
      shown: asked?.text ?? "",
    },
  ],
  [
    "contact",
    {
      name: "form",
      typed: {
        [fields.name.label]: "Hannah Brandt",
        [fields.email.label]: "hannah@example.com",
        [fields.product_interest.label]: "Stoneware mugs",
        [fields.message.label]: "600 pieces to Hamburg by March",
      },
      pressed: form.submit,
      shown: "Message Prepared!",
    },
  ],
]);

/** How soon an interaction is answered at an address, by the clock of the page. */
export const timeInteraction = (browser: Browser): Measurement<Interaction & { url: string }> => ({
  columns: [
    { title: "first paint s", format: seconds },
    { title: "pressed s", format: seconds },
    { title: "shown after s", format: seconds },
    { title: "fields lost", format: whole },
  ],
  measure: ({ url, typed, pressed, shown }) =>
    withPhone(browser, async (page) => {
      const client = await page.context().newCDPSession(page);
      await client.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_4G });
      await client.send("Emulation.setCPUThrottlingRate", { rate: CPU_TIMES_SLOWER });
      await page.addInitScript(TSX_HELPER);
      await page.addInitScript(preparePage, shown);
      await page.goto(url, { waitUntil: "commit" });
      const paintMs = await page.evaluate(waitForEntry, {
        type: "paint",
        name: "first-contentful-paint",
      });
      for (const [label, text] of Object.entries(typed)) {
        await page.evaluate((name) => window.bench.focusField(name), label);
        await page.keyboard.insertText(text);
      }
      const point = await page.evaluate((name) => window.bench.locate(name), pressed);
      // At once, because Playwright's tap becomes a long press when the page is slow to answer.
      await Promise.all([
        client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] }),
        client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
      ]);
      const shownMs = await page.evaluate(waitForEntry, { type: "mark", name: "shown" });
      const pressMs = await page.evaluate(waitForEntry, { type: "mark", name: "pressed" });
      const stored = await page.evaluate(() => JSON.stringify(localStorage));
      const lost = Object.values(typed).filter((text) => !stored.includes(text));
      return [paintMs, pressMs, shownMs - pressMs, lost.length];
    }),
});
