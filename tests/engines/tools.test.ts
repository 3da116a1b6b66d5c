import { expect } from "vitest";
import { journey } from "./support/journey";

journey("the landed cost updates while typing, and a link restores it", async ({ page }) => {
  await page.open("/tools/landed-cost");
  const price = page.getByLabel("Price per piece, USD");
  const figure = page.locator("output");
  await expect.poll(figure.text).toBe("8.79");
  await price.fill("7");
  await expect.poll(figure.text).toBe("9.97");
  await expect.poll(page.path).toMatch(/^\/tools\/landed-cost\?v=1&ed=[\d-]+&p=7$/);
  const address = await page.path();

  await page.reload();
  await expect.poll(price.value).toBe("7");
  await expect.poll(figure.text).toBe("9.97");

  await price.fill("7,5");
  await expect.poll(() => price.attribute("aria-invalid")).toBe("true");
  // While a value is invalid, the result of the last valid one stays.
  await expect.poll(figure.text).toBe("9.97");
  await page.getByRole("button", { name: "Start over" }).click();
  await expect.poll(figure.text).toBe("8.79");
  await expect.poll(page.path).toBe("/tools/landed-cost");

  await page.open("/");
  await page.open(address);
  await expect.poll(figure.text).toBe("9.97");
  await page.getByRole("button", { name: "Confirm the example" }).click();
  await page.getByRole("link", { name: "Send this with an enquiry" }).click();
  await expect.poll(page.getByRole("textbox", { name: /^Your Message/ }).value).toContain("9.97");
});

journey(
  "the shipment volume is copied as a link that opens with the same result",
  async ({ page }) => {
    await page.open("/tools/shipment-volume");
    const cartons = page.getByRole("group", { name: /^Carton 1,/ }).getByLabel("Cartons");
    const figure = page.locator("output");
    await expect.poll(figure.text).toBe("4.800");
    await cartons.fill("100");
    await expect.poll(figure.text).toBe("8.400");
    await page.getByRole("button", { name: "Copy link" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    await expect.poll(page.path).toMatch(/\?v=1&r=~50x~40x~30x~15x100xcm,/);
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
    await expect.poll(cartons.value).toBe("100");
    await expect.poll(figure.text).toBe("8.400");
  },
);
