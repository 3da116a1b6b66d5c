import type { Browser, Locator, Page } from "@playwright/test";
import { readMail } from "../support/read-mail";
import { hold } from "./support/hold";
import { nextFrames } from "./support/layout";
import { readShifts, recordShiftsFromNow } from "./support/layout-shifts";
import { DESKTOP, openPage, PHONE } from "./support/pages";
import { expect, test } from "./support/test";

const SITE = "https://www.mandarinlane.example";
const NOW = new Date("2026-11-23T12:00:00");

/** Some mail programs ignore a longer link. */
const LONGEST_MAIL_LINK = 1800;

/** In place of a text: an answer of several, which is chosen. */
const CHOSEN = Symbol("chosen");

type Entry = { field: (page: Page) => Locator; text: string | typeof CHOSEN };

type Tool = {
  name: string;
  path: string;
  question: string;
  /** The figure of the page's example. */
  example: string;
  /** What is entered, the figure that it makes, and how both are told. */
  entry: Entry;
  figure: string;
  announced: string;
  summary: RegExp;
  query: string;
  /** What is not valid, and where which message stands. */
  spoiled: Entry & { message: string };
  /** What changes figures and no line of text. */
  nudge: Entry;
  /** A link with values that are dropped, and one that is not. */
  badQuery: string;
  badCount: number;
  kept: Entry;
};

const labelled = (label: string) => (page: Page) => page.getByLabel(label, { exact: true });
const inCarton = (number: number, label: string) => (page: Page) =>
  page
    .getByRole("group", { name: new RegExp(`^Carton ${number},`) })
    .getByLabel(label, { exact: true });
const choice = (question: string, label: string) => (page: Page) =>
  page.getByRole("group", { name: question, exact: true }).getByLabel(label, { exact: true });

const COMMA = { text: "12,5", message: "Use a point for decimals" };

const landedCost: Tool = {
  name: "Landed cost",
  path: "/tools/landed-cost",
  question: "What will one piece really cost?",
  example: "8.79",
  entry: { field: labelled("Price per piece, USD"), text: "7" },
  figure: "9.97",
  announced: "One piece costs 9.97 USD, sell it for 16.62",
  summary: /^Cost per piece: 9\.97 USD \(total 9,968\.09\)$/m,
  query: "?v=1&ed=2026-11-23&p=7",
  spoiled: { field: labelled("Price per piece, USD"), ...COMMA },
  nudge: { field: labelled("Price per piece, USD"), text: "6.10" },
  badQuery: "?v=1&p=-3&to=Mars&zz=9&q=2400",
  badCount: 2,
  kept: { field: labelled("Quantity, pieces"), text: "2400" },
};

const aqlSampling: Tool = {
  name: "AQL sampling",
  path: "/tools/aql-sampling",
  question: "How many pieces get checked?",
  example: "80",
  entry: { field: labelled("Lot size, pieces"), text: "100" },
  figure: "20",
  announced: "20 pieces; major accept 1, reject 2; minor accept 2, reject 3",
  summary: /^Major, AQL 2\.5: 20 pieces, accept 1, reject 2$/m,
  query: "?v=1&lot=100",
  spoiled: { field: labelled("Lot size, pieces"), ...COMMA },
  nudge: { field: labelled("Lot size, pieces"), text: "1,100" },
  badQuery: "?v=1&lot=1&lv=IV&zz=9&p=8",
  badCount: 2,
  kept: { field: labelled("Defective pieces, % of the lot"), text: "8" },
};

const TOOLS: readonly Tool[] = [
  landedCost,
  {
    name: "Shipment volume",
    path: "/tools/shipment-volume",
    question: "How big is my shipment?",
    example: "4.800",
    entry: { field: inCarton(1, "Cartons"), text: "100" },
    figure: "8.400",
    announced: "8.400 m³, 1,720 kg, air freight 1,720.0 kg, courier 1,980.0 kg",
    summary: /^Carton: 50 × 40 × 30 cm, 15 kg, 100 pcs$/m,
    query: "?v=1&r=50x40x30x15x100xcm,80x60x50x22x10xcm",
    spoiled: { field: inCarton(2, "Length, cm"), ...COMMA },
    nudge: { field: inCarton(1, "Cartons"), text: "41" },
    badQuery: "?v=1&da=9&up=left&zz=9&r=70x40x30x15x40xcm,0x1x1x1x1xcm",
    badCount: 3,
    kept: { field: inCarton(1, "Length, cm"), text: "70" },
  },
  {
    name: "Production planner",
    path: "/tools/production-planner",
    question: "When do I have to order?",
    example: "Dec 15",
    entry: { field: labelled("Needed at your door, date"), text: "2027-03-15" },
    figure: "Dec 10",
    announced: "Order by December 10, 2026",
    summary: /^Order by: December 10, 2026$/m,
    query: "?v=1&t=2027-03-15",
    spoiled: { field: labelled("Production, days"), ...COMMA },
    nudge: { field: labelled("Needed at your door, date"), text: "2027-03-22" },
    badQuery: "?v=1&pr=2.5&m=rocket&zz=9&t=2027-11-01",
    badCount: 2,
    kept: { field: labelled("Needed at your door, date"), text: "2027-11-01" },
  },
  aqlSampling,
  {
    name: "Amazon carton check",
    path: "/tools/amazon-carton-check",
    question: "Will Amazon take this carton?",
    example: "0.04 lb",
    entry: { field: labelled("Weight, kg"), text: "20" },
    figure: "22",
    announced: "Inside the limits; up to 22 units by weight",
    summary: /^Amazon US: inside the limits$/m,
    query: "?v=1&g=20",
    spoiled: { field: labelled("Weight, kg"), ...COMMA },
    nudge: { field: labelled("Weight, kg"), text: "22.8" },
    badQuery: "?v=1&g=heavy&rg=Moon&zz=9&u=5",
    badCount: 2,
    kept: { field: labelled("Units in the carton"), text: "5" },
  },
  {
    name: "Incoterms",
    path: "/tools/incoterms",
    question: "Which Incoterm do I ask for?",
    example: "FCA",
    entry: { field: choice("Is there a forwarder?", "No"), text: CHOSEN },
    figure: "DAP",
    announced: "Ask for DAP",
    summary: /^Rule to ask for: DAP .+, Incoterms 2020$/m,
    query: "?v=1&f=no",
    spoiled: {
      field: labelled("Place to name in the order"),
      text: "Y".repeat(61),
      message: "Name it in 60 characters",
    },
    nudge: { field: labelled("Place to name in the order"), text: "Yantian, Huizhou" },
    badQuery: `?v=1&t=rocket&p=${"x".repeat(61)}&zz=9&q=EXW`,
    badCount: 2,
    kept: { field: labelled("Rule in the quotation"), text: "EXW" },
  },
];

async function enter(page: Page, { field, text }: Entry) {
  if (text === CHOSEN) await field(page).check();
  else await field(page).fill(text);
}

async function expectEntered(page: Page, { field, text }: Entry) {
  if (text === CHOSEN) await expect(field(page)).toBeChecked();
  else await expect(field(page)).toHaveValue(text);
}

const answer = (page: Page) =>
  page.getByRole("region").filter({ has: page.getByRole("link", { name: SEND }) });
const figure = (page: Page) => page.locator("output");
const SEND = "Send this with an enquiry";
const sendLink = (page: Page) => page.getByRole("link", { name: SEND });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const message = (page: Page) => page.getByLabel("Your Message / Requirements");
const panel = (page: Page) => page.getByRole("region", { name: "Your message is prepared" });
const tooLong = (page: Page) => panel(page).getByText(/ignore a link as long as yours/);
const startOver = (page: Page) => page.getByRole("button", { name: "Start over" });
const notice = (page: Page) => page.getByText(/in this link (was|were) not valid/);
const OLD = "These figures are from before your last change.";

declare global {
  interface Window {
    mails?: string[];
  }
}

test.beforeEach(async ({ context }) => {
  await context.clock.setFixedTime(NOW);
  // No mail program is there to open: the page's own clicks on mail links are written down.
  await context.addInitScript(() => {
    window.mails = [];
    window.addEventListener(
      "click",
      (event) => {
        const link = event.target instanceof Element ? event.target.closest("a") : null;
        if (!link?.href.startsWith("mailto:")) return;
        event.preventDefault();
        window.mails?.push(link.href);
      },
      true,
    );
  });
});

/** All that stands in the form and in the answer, but for what is told about it. */
async function readPage(page: Page) {
  const form = await page
    .getByRole("main")
    .getByRole("form")
    .locator("select, input:not([type=radio]), input:checked")
    .evaluateAll((fields) =>
      fields.map((field) =>
        field instanceof HTMLInputElement || field instanceof HTMLSelectElement
          ? `${field.id || field.name}: ${field.value}`
          : "",
      ),
    );
  expect(form.length).toBeGreaterThan(5);
  const texts = answer(page).locator("h2, p:not([role=status]), dl");
  return { form, answer: await texts.allInnerTexts() };
}

async function goToTool(page: Page, { path, question: words }: Tool) {
  await openPage(page, path);
  await expect(heading(page)).toHaveText(words);
}

/** Puts the answer into the enquiry's message, and reads that. */
async function sendToEnquiry(page: Page): Promise<string> {
  await sendLink(page).click();
  await expect(page).toHaveURL(/\/contact-us\?service=/);
  await expect(message(page)).toHaveValue(/from the tools of Mandarin Lane/);
  return message(page).inputValue();
}

/** Prepares the mail as a visitor with much to say about himself. */
async function prepareMail(page: Page) {
  await page.getByLabel("Full Name").fill("Zoë O'Neil-Österreicher");
  await page.getByLabel("Email Address").fill("zoe.oneil@long-company-name.example");
  await page.getByRole("textbox", { name: "Company" }).fill("Söhne & Partner Trading");
  await page.getByRole("textbox", { name: "Phone" }).fill("+49 30 5550 0148");
  await page.getByLabel("Product(s) of Interest").fill("Steel bottles, 750 ml");
  await page.getByRole("button", { name: "Send Enquiry" }).click();
  await expect(panel(page)).toBeVisible();
  const [link = "", ...others] = await page.evaluate(() => window.mails ?? []);
  expect(others).toEqual([]);
  return { link, body: readMail(link).body };
}

/** The link that a message holds, as a path of the site under test. */
function findLink(text: string): string {
  const links = text.split(/\r?\n/).filter((line) => line.startsWith(SITE));
  expect(links).toHaveLength(1);
  return (links[0] ?? "").slice(SITE.length);
}

/** The same link, opened by somebody who was never here: what stands on the page then. */
async function readAsStranger(browser: Browser, path: string) {
  const context = await browser.newContext();
  await context.clock.setFixedTime(NOW);
  const page = await context.newPage();
  await openPage(page, path);
  await expect(notice(page)).toHaveCount(0);
  const found = await readPage(page);
  await context.close();
  return found;
}

test("from the shipping page to a prepared mail with three figures, and back by its link", async ({
  page,
  browser,
}) => {
  await openPage(page, "/shipping-from-china");
  await page.getByRole("main").locator("a[href='/tools/landed-cost']").click();
  await expect(heading(page)).toHaveText(landedCost.question);
  await page.getByLabel("Price per piece, USD").fill("7.25");
  await page.getByLabel("Quantity, pieces").fill("2400");
  await page.getByLabel("Main freight, USD").fill("1150");
  // 17,400 + 1,218 + 250 + 1,150 + 81.62 + 1,740 + 60.27 + 21.75 + 250 + 300 = 22,471.64
  await expect(figure(page)).toHaveText("9.36");
  const own = await readPage(page);

  const text = await sendToEnquiry(page);
  await expect(page).toHaveURL("/contact-us?service=shipping-from-china");
  await expect(page.getByLabel("Product(s) of Interest")).toHaveValue("Shipping and logistics: ");
  const lines = text.trimEnd().split("\n");
  expect(lines[0]).toBe("Landed cost, from the tools of Mandarin Lane");
  expect(lines).toContain("Order: FOB, 2,400 pieces x 7.25 USD, United States, sea");
  expect(lines.at(-1)).toBe(`${SITE}/tools/landed-cost?v=1&ed=2026-11-23&p=7.25&q=2400&f=1150`);

  const { link, body } = await prepareMail(page);
  expect(link.length).toBeLessThanOrEqual(LONGEST_MAIL_LINK);
  expect(body).toContain(`Message:\r\n${lines.join("\r\n")}\r\n`);

  expect(await readAsStranger(browser, findLink(body))).toEqual(own);
});

for (const tool of TOOLS) {
  test.describe(tool.name, () => {
    test("an answer arrives whole in the prepared mail, and its link shows it to a stranger", async ({
      page,
      browser,
    }) => {
      await goToTool(page, tool);
      await expect(figure(page)).toHaveText(tool.example);
      await enter(page, tool.entry);
      await expect(figure(page)).toHaveText(tool.figure);
      const own = await readPage(page);

      const text = await sendToEnquiry(page);
      const lines = text.trimEnd().split("\n");
      expect(lines[0]).toBe(`${tool.name}, from the tools of Mandarin Lane`);
      expect(text).toMatch(tool.summary);
      expect(lines.at(-1)).toBe(SITE + tool.path + tool.query);

      const { link, body } = await prepareMail(page);
      expect(link.length).toBeLessThanOrEqual(LONGEST_MAIL_LINK);
      await expect(tooLong(page)).toHaveCount(0);
      expect(body).toContain(`Message:\r\n${lines.join("\r\n")}\r\n`);

      expect(await readAsStranger(browser, findLink(body))).toEqual(own);
    });

    test("what is typed survives a reload, also what is not valid, until started over", async ({
      page,
    }) => {
      const { spoiled } = tool;
      const expectSpoiled = async () => {
        await expectEntered(page, spoiled);
        await expect(spoiled.field(page)).toHaveAttribute("aria-invalid", "true");
        await expect(spoiled.field(page)).toHaveAccessibleDescription(new RegExp(spoiled.message));
      };
      await goToTool(page, tool);
      await expect(startOver(page)).toHaveCount(0);
      await enter(page, tool.entry);
      await expect(figure(page)).toHaveText(tool.figure);
      await page.reload();
      await expectEntered(page, tool.entry);
      await expect(figure(page)).toHaveText(tool.figure);
      await expect(answer(page)).not.toContainText(OLD);

      await enter(page, spoiled);
      await expectSpoiled();
      await expect(figure(page)).toHaveText(tool.figure);
      await expect(answer(page)).toContainText(OLD);
      await sendLink(page).click();
      await expect(page).toHaveURL((url) => url.pathname === tool.path);
      await expect(spoiled.field(page)).toBeFocused();

      await page.reload();
      await expectSpoiled();
      await expect(figure(page)).toHaveText(tool.figure);
      await expect(answer(page)).toContainText(OLD);

      await startOver(page).click();
      await expect(figure(page)).toHaveText(tool.example);
      await expect(page).toHaveURL(tool.path);
      await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
      await expect(startOver(page)).toHaveCount(0);
      const undo = page.getByRole("button", { name: "Bring my figures back" });
      await expect(undo).toBeFocused();
      await undo.press("Enter");
      await expectSpoiled();
      await expect(figure(page)).toHaveText(tool.figure);
      await expect(startOver(page)).toBeFocused();
      await startOver(page).press("Enter");
      await expect(figure(page)).toHaveText(tool.example);
      await expect(page).toHaveURL(tool.path);
      await page.reload();
      await expect(figure(page)).toHaveText(tool.example);
    });

    test("a link with values that are not valid says so, and keeps the others", async ({
      page,
    }) => {
      await openPage(page, tool.path + tool.badQuery);
      await expect(notice(page)).toHaveText(
        `${tool.badCount} values in this link were not valid. We kept the defaults.`,
      );
      await expectEntered(page, tool.kept);
      await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
      await enter(page, tool.entry);
      await expect(notice(page)).toHaveCount(0);
      await expect(page).not.toHaveURL(/zz=/);

      await openPage(page, tool.path + tool.query.replace("v=1", "v=2"));
      await expect(notice(page)).toHaveText(
        "One value in this link was not valid. We kept the default.",
      );
      await openPage(page, `${tool.path}?utm_source=letter&zz=9`);
      await expect(notice(page)).toHaveCount(0);
    });

    test("counts and copies its link without a network, once it is open", async ({
      page,
      context,
    }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await goToTool(page, tool);
      await expect(page).toHaveURL(tool.path);
      await expect.poll(() => hasAllStyles(page)).toBe(true);
      await context.setOffline(true);
      const requests: string[] = [];
      page.on("request", (request) => {
        requests.push(request.url());
      });
      await enter(page, tool.entry);
      await expect(figure(page)).toHaveText(tool.figure);
      await page.getByRole("button", { name: "Copy link" }).click();
      await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        new URL(tool.path + tool.query, page.url()).href,
      );
      await expect(page).toHaveURL(tool.path + tool.query);
      await enter(page, tool.nudge);
      await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
      await enter(page, tool.spoiled);
      await expect(answer(page)).toContainText(OLD);
      await startOver(page).click();
      await expect(figure(page)).toHaveText(tool.example);
      await expect(page).toHaveURL(tool.path);
      expect(requests).toEqual([]);
    });

    test("the short answer is told when the typing has stopped, and not before", async ({
      page,
    }) => {
      const status = answer(page).getByRole("status").first();
      await page.clock.install({ time: NOW });
      await goToTool(page, tool);
      await page.clock.pauseAt(new Date("2026-11-23T12:30:00"));
      await expect(status).toBeAttached();
      await enter(page, tool.nudge);
      await page.clock.runFor(400);
      await expect(status).toHaveText("");
      await enter(page, tool.entry);
      await expect(figure(page)).toHaveText(tool.figure);
      await page.clock.runFor(400);
      await expect(status).toHaveText("");
      await page.clock.runFor(200);
      await expect(status).toContainText(tool.announced);
    });

    test.describe("with motion", () => {
      test.use({ contextOptions: { reducedMotion: "no-preference" } });

      test("nothing moves while the figures change", async ({ page }) => {
        for (const viewport of [PHONE, DESKTOP]) {
          await page.setViewportSize(viewport);
          await goToTool(page, tool);
          const before = await page.getByRole("main").innerText();
          await tool.nudge.field(page).focus();
          await expect.poll(() => hasAllStyles(page)).toBe(true);
          await page.evaluate(() => document.fonts.ready);
          await nextFrames(page);
          await recordShiftsFromNow(page);
          await enter(page, tool.nudge);
          await expect(page).toHaveURL(/\?v=1&/);
          await nextFrames(page);
          expect(await page.getByRole("main").innerText()).not.toBe(before);
          expect(await readShifts(page), `${viewport.width} px wide`).toEqual([]);
          await startOver(page).click();
        }
      });
    });
  });
}

test("a message keeps what its writer typed, and one answer of each tool", async ({ page }) => {
  const typed = "A steel bottle, 750 ml.\n\n  No print.";
  await openPage(page, "/contact-us");
  await page.getByLabel("Full Name").fill("Zoë");
  await message(page).fill(typed);

  await goToTool(page, landedCost);
  await enter(page, landedCost.entry);
  const first = await sendToEnquiry(page);
  expect(first.startsWith(`${typed}\n\nLanded cost, from`)).toBe(true);
  await expect(page.getByLabel("Full Name")).toHaveValue("Zoë");
  const block = first.slice(typed.length + 2);

  await message(page).fill(`${first}Is the duty right?`);
  await goToTool(page, aqlSampling);
  const second = await sendToEnquiry(page);
  expect(second.startsWith(`${first}Is the duty right?\n\nAQL sampling, from`)).toBe(true);
  const aqlBlock = second.slice(`${first}Is the duty right?\n\n`.length);

  await message(page).fill(`${second}Thank you.`);
  await goToTool(page, landedCost);
  await page.getByLabel("Price per piece, USD").fill("8");
  const third = await sendToEnquiry(page);
  const newBlock = third.slice(`${typed}\n\n`.length, third.indexOf("Is the duty right?"));
  expect(newBlock).toMatch(/^Landed cost, .+\nOrder: .+ x 8\.00 USD[^]+&p=8\n$/);
  expect(newBlock).not.toBe(block);
  expect(third).toBe(`${typed}\n\n${newBlock}Is the duty right?\n\n${aqlBlock}Thank you.`);

  await goToTool(page, landedCost);
  expect(await sendToEnquiry(page)).toBe(third);
  const { body } = await prepareMail(page);
  expect(body).toContain(`Message:\r\n${third.replaceAll("\n", "\r\n")}\r\n`);
  await expect(tooLong(page)).toBeVisible();
  await expect(panel(page).getByRole("button", { name: "Copy message" })).toBeVisible();
  await expect(message(page)).toHaveValue("");
  await goToTool(page, aqlSampling);
  expect(await sendToEnquiry(page)).toBe(aqlBlock);
});

test("no word is lost that stands behind a link, or where one was", async ({ page }) => {
  await goToTool(page, landedCost);
  await enter(page, landedCost.entry);
  const first = await sendToEnquiry(page);
  const behind = `${first.trimEnd()} Is the duty right?\n`;
  await message(page).fill(behind);
  await goToTool(page, landedCost);
  expect(await sendToEnquiry(page)).toBe(behind);

  const block = first.trimEnd().split("\n");
  const broken = [...block.slice(0, -1), "My own words."].join("\n");
  await message(page).fill(broken);
  for (let time = 0; time < 2; time++) {
    await goToTool(page, landedCost);
    expect(await sendToEnquiry(page)).toBe(`${broken}\n\n${first}`);
  }
});

test("twenty carton sizes fit into a mail link, and their own link stays whole", async ({
  page,
  browser,
}) => {
  const rows = Array.from({ length: 20 }, (_, i) => `${60 + i}.5x40.5x30.5x15.25x${40 + i}xcm`);
  const path = `/tools/shipment-volume?v=1&r=${rows.join(",")}`;
  await openPage(page, path);
  const own = await readPage(page);
  expect(await sendToEnquiry(page)).toContain("More sizes: 16");
  const { link, body } = await prepareMail(page);
  expect(link.length).toBeLessThanOrEqual(LONGEST_MAIL_LINK);
  expect(findLink(body)).toBe(path);
  expect(await readAsStranger(browser, path)).toEqual(own);
});

test("a figure typed right before a reload survives it, however slow the site answers", async ({
  page,
  watch,
}) => {
  watch.allowConsole(/later/);
  const price = page.getByLabel("Price per piece, USD");
  await goToTool(page, landedCost);
  await price.fill("7");
  await expect(page).toHaveURL(/&p=7$/);
  const site = await hold(page, "**/tools/landed-cost?*");
  const later = page.waitForEvent("console", (entry) => entry.text() === "later");
  const loaded = page.waitForEvent("load");
  await price.fill("12,5");
  await page.evaluate(() => {
    window.location.reload();
    // After the page's own timers: it runs on until it hears from the site.
    setTimeout(() => {
      console.warn("later");
    }, 500);
  });
  await later;
  site.release();
  await loaded;
  await expect(price).toHaveValue("12,5");
});

test("two tabs do not disturb each other", async ({ page, context }) => {
  const other = await context.newPage();
  await goToTool(page, landedCost);
  await goToTool(other, landedCost);
  await page.getByLabel("Price per piece, USD").fill("7");
  await expect(figure(page)).toHaveText("9.97");
  await other.getByLabel("Quantity, pieces").fill("12,5");
  await expect(other.getByLabel("Price per piece, USD")).toHaveValue("6.00");

  await goToTool(page, landedCost);
  await expect(page.getByLabel("Price per piece, USD")).toHaveValue("7");
  await expect(page.getByLabel("Quantity, pieces")).toHaveValue("1,000");
  await goToTool(other, landedCost);
  await expect(other.getByLabel("Price per piece, USD")).toHaveValue("6.00");
  await expect(other.getByLabel("Quantity, pieces")).toHaveValue("12,5");

  await sendToEnquiry(page);
  await openPage(other, "/contact-us");
  await expect(message(other)).toHaveValue("");
});

/** Which tools the words of each page lead to. */
const LINKS: Readonly<Record<string, readonly string[]>> = {
  "/product-sourcing-in-china": ["/tools/production-planner"],
  "/quality-control-inspection": ["/tools/aql-sampling"],
  "/shipping-from-china": ["/tools/incoterms", "/tools/shipment-volume", "/tools/landed-cost"],
  "/amazon-fba-prep-service-china": ["/tools/amazon-carton-check"],
  "/china-import-export-guide": ["/tools/landed-cost"],
  "/shipping-guide": ["/tools/shipment-volume"],
  "/payment-guide": ["/tools/production-planner"],
  "/popular-products-to-sell-online": ["/tools/landed-cost"],
  "/how-it-works": ["/tools/production-planner"],
  "/tools": TOOLS.map(({ path }) => path),
};

for (const [path, targets] of Object.entries(LINKS)) {
  test(`the tools that ${path} speaks of are one click away`, async ({ page }) => {
    for (const target of targets) {
      await openPage(page, path);
      await page.getByRole("main").locator(`a[href="${target}"]`).first().click();
      await expect(page).toHaveURL(target);
      await expect(heading(page)).toHaveText(
        TOOLS.find((tool) => tool.path === target)?.question ?? "",
      );
      await expect(figure(page)).toHaveText(/\S/);
    }
  });
}

test("the answers to common questions lead to two tools", async ({ page }) => {
  for (const [words, link, target] of [
    ["How much does it cost?", "landed cost calculator", "What will one piece really cost?"],
    ["How long does everything take?", "production planner", "When do I have to order?"],
  ] as const) {
    await openPage(page, "/faq");
    await page.getByRole("button", { name: words }).click();
    await page.getByRole("main").getByRole("link", { name: link }).click();
    await expect(heading(page)).toHaveText(target);
  }
});

test("How It Works leads to all the tools", async ({ page }) => {
  await openPage(page, "/how-it-works");
  await page.getByRole("link", { name: "All six tools for importers" }).click();
  await expect(page).toHaveURL("/tools");
  for (const { path } of TOOLS)
    await expect(page.getByRole("main").locator(`a[href="${path}"]`)).toBeVisible();
});

/** Also the whole sheet, for which nobody asks until the page is quiet. */
function hasAllStyles(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
    const hasWhole = sheets.some(({ href }) => href.includes("/styles-"));
    return hasWhole && sheets.every(({ sheet }) => sheet !== null);
  });
}
