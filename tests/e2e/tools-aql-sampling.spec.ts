import { answer, chance, form, lotPicture, reading } from "@/content/tools/aql-sampling";
import { toolWords } from "@/content/tools/shared";
import { test } from "./support/shared-page";
import { expect } from "./support/test";
import { figure, goToTool } from "./support/tool-page";
import { aqlSampling, labeled } from "./support/tools";

const { fields } = form;

test("a lot is typed by hand, read from the table and drawn to scale", async ({ page }) => {
  await goToTool(page, aqlSampling);
  const lot = labeled(fields.lot.label)(page);
  const passes = page.getByRole("region", { name: chance.heading });
  const picture = page.getByRole("region", { name: lotPicture.headingScaled });
  await test.step("a point between thousands is read, and says so", async () => {
    await lot.fill("600.000");
    await expect(lot).toHaveAccessibleDescription(toolWords.readAs("600000", null));
  });
  await expect(figure(page)).toHaveText("500");
  await expect(
    page.getByRole("region", { name: reading.heading }).getByRole("listitem"),
  ).toContainText([
    "Lot 600,000",
    "from Q to N: 500 pieces: accept 21, reject 22",
    "from Q to M: 315 pieces: accept 21, reject 22",
    "500 pieces: accept 0, reject 1",
  ]);
  const drawing = { lot: 600_000, inspected: 500, squares: 1000, opened: 1 };
  await expect(picture).toContainText(lotPicture.introScaled(drawing));
  await expect(
    picture.getByRole("table", { name: lotPicture.tableLabel }).getByRole("row").first(),
  ).toContainText(answer.numbers(21));

  await labeled(fields.level.label)(page).selectOption("S-3");
  await labeled(fields.severity.label)(page).selectOption("tightened");
  await labeled(fields.critical.label)(page).selectOption("0.065");
  await expect(figure(page)).toHaveText("315");
  await labeled(fields.defective.label)(page).fill("0");
  await expect(passes).toContainText(chance.sentence("0%", "100%"));
  const rows = passes.locator("tbody tr");
  expect(await rows.evaluateAll(measureRightEdges)).toEqual(Array(8).fill(0));
});

/** How far apart the texts of each share and of its chance end. */
function measureRightEdges(rows: Element[]): number[] {
  return rows.map((row) => {
    const [share = 0, passes = 0] = [...row.children].map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getBoundingClientRect().right;
    });
    return Math.round(Math.abs(share - passes));
  });
}
