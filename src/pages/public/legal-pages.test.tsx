import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { site } from "@/config/site";
import "../../../tests/support/handlers/backend";
import { lastSection } from "../../../tests/support/queries";
import { renderRoute } from "../../../tests/support/render-route";

const TERMS_SECTIONS = [
  "1. Acceptance and definitions",
  "2. Services and our role",
  "3. Client responsibilities",
  "4. Service fees",
  "5. Limitation of liability",
  "6. Intellectual property",
  "7. Confidentiality",
  "8. Termination",
  "9. Governing law",
  "10. Changes to terms",
  "11. Contact",
];

const TERMS_POINTS: [title: string, wording: RegExp][] = [
  ["4. Service fees", /percentage of the product value/],
  ["4. Service fees", /fixed project fee/],
  ["4. Service fees", /deposit of 30–50%.*then the balance before shipment/],
  ["5. Limitation of liability", /capped at the fees you paid us for the service concerned/],
  ["5. Limitation of liability", /indirect loss/],
  ["6. Intellectual property", /tooling that you have paid for/],
  ["7. Confidentiality", /for your own use/],
  ["8. Termination", /written notice/],
  ["9. Governing law", /Chinese law.*courts in Yiwu, China/],
  ["10. Changes to terms", /keeps the text it started with/],
];

const PRIVACY_FACTS: [fact: string, wording: RegExp][] = [
  ["the copy in the browser", /local storage.*contactFormSubmissions/],
  ["that a file is never stored or sent", /The file itself is never stored or sent/],
  ["the draft", /unfinished form is kept as a draft in this browser, for this tab only/],
  ["that the visitor’s mail program sends the message", /Your own mail program opens/],
  ["mail services on the web", /Gmail or Outlook on the web/],
  ["that the form has no server", /The form has no server behind it/],
  [
    "the administrators’ flag and key",
    /Local storage of our staff’s own browsers: a flag and a key/,
  ],
  ["that there are no cookies", /sets no cookies/],
  ["what the backend sees", /\(Supabase\).*IP address and browser type/],
  ["where the fonts come from", /typefaces come from our own host/],
  ["embedded videos", /a video, a map or a picture from another website/],
  ["share buttons and chat", /share buttons.*the chat link.*send nothing until you press them/],
  ["how long enquiries are kept", /24 months after the last message/],
  ["how soon requests are answered", /within 30 days/],
  ["that it is not for children", /under 16/],
];

const open = async (path: string) => {
  const page = renderRoute(path);
  await screen.findByRole("heading", { level: 1 });
  return page;
};
const text = () => screen.getByRole("article");
const sectionTitles = () =>
  within(text())
    .getAllByRole("heading", { level: 2, name: /^\d/ })
    .map((heading) => heading.textContent);
const contents = () => within(screen.getByRole("navigation", { name: "Contents" }));

describe("terms of service", () => {
  test("have eleven sections in the order of the specification", async () => {
    await open("/terms-of-service");
    expect(sectionTitles()).toEqual(TERMS_SECTIONS);
  });

  test("say what the specification asks for", async () => {
    await open("/terms-of-service");
    for (const [title, wording] of TERMS_POINTS) {
      expect(screen.getByRole("region", { name: title })).toHaveTextContent(wording);
    }
  });

  test("end with a call to contact the agency", async () => {
    await open("/terms-of-service");
    const call = within(lastSection()).getByRole("link", { name: "Contact the agency" });
    expect(call).toHaveAttribute("href", "/contact-us");
  });
});

describe("privacy policy", () => {
  test("says what is stored, where, for how long and who sees it", async () => {
    await open("/privacy-policy");
    for (const [fact, wording] of PRIVACY_FACTS) expect(text(), fact).toHaveTextContent(wording);
  });

  test("lists what is stored where as a table with its labels on every row", async () => {
    await open("/privacy-policy");
    const table = within(screen.getByRole("table", { name: /store, where, and for how long/ }));
    for (const row of table.getAllByRole("row").slice(1)) {
      const cells = within(row).getAllByRole("cell");
      expect(cells.map((cell) => cell.dataset["label"])).toEqual(["Where", "How long"]);
    }
  });

  test("says how to reach the agency", async () => {
    await open("/privacy-policy");
    for (const link of within(text()).getAllByRole("link", { name: site.email })) {
      expect(link).toHaveAttribute("href", `mailto:${site.email}`);
    }
    for (const { address } of site.offices) {
      expect(text()).toHaveTextContent(address.join(", "));
    }
  });
});

describe.each(["/privacy-policy", "/terms-of-service"])("%s", (path) => {
  test("carries its date", async () => {
    await open(path);
    expect(screen.getByText("November 22, 2026")).toHaveAttribute("datetime", "2026-11-22");
  });

  test("lists its sections, each under an address of its own", async () => {
    await open(path);
    const links = contents().getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual(sectionTitles());
    const targets = links.map((link) =>
      document.getElementById(link.getAttribute("href")?.slice(1) ?? ""),
    );
    expect(targets.map((target) => target?.textContent)).toEqual(sectionTitles());
  });

  test("leads from the contents list to a section", async () => {
    const { user } = await open(path);
    const [, second] = contents().getAllByRole("link");
    if (!second) throw new Error("There is one section at most.");
    await user.click(second);
    await waitFor(() => {
      expect(window.location.hash).toBe(second.getAttribute("href"));
    });
    expect(screen.getByRole("heading", { name: second.textContent })).toHaveFocus();
  });
});
