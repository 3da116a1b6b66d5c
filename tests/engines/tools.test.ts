import { expect } from "vitest";
import { toolWords } from "@/content/tools/shared";
import { journey } from "./support/journey";

journey(
  "the landed cost updates while typing, and is copied as a link that restores it",
  async ({ page }) => {
    await page.open("/tools/landed-cost");
    const price = page.getByLabel("Price per piece, USD");
    const figure = page.locator("output");
    await expect.poll(figure.text).toBe("8.79");
    await price.fill("seven");
    await expect.poll(() => price.attribute("aria-invalid")).toBe("true");
    await price.fill("7");
    await expect.poll(figure.text).toBe("9.97");
    await page.getByRole("button", { name: "Copy link" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    await expect.poll(page.path).toMatch(/^\/tools\/landed-cost\?v=1&ed=[\d-]+&p=7$/);
    const address = await page.path();

    // Pasting into a search field shows what was copied.
    await page.open("/blog");
    const box = page.getByRole("searchbox", { name: "Search articles" });
    await box.click();
    await page.press("Control", "v");
    await expect.poll(box.value).toMatch(/^http.+/);
    const copied = new URL(await box.value());
    expect(copied.pathname + copied.search).toBe(address);
    await page.open(address);
    await expect.poll(price.value).toBe("7");
    await expect.poll(figure.text).toBe("9.97");
    await page.getByRole("button", { name: toolWords.example.confirm }).click();
    await page.getByRole("link", { name: toolWords.send }).click();
    await expect.poll(page.getByRole("textbox", { name: /^Your Message/ }).value).toContain("9.97");
  },
);
