import type { Page } from "@playwright/test";
import { preview as previewWords, questions } from "@/content/tools/packing-list";
import { toolWords } from "@/content/tools/shared";
import { form as words, paste } from "@/content/tools/shipment-volume";
import { findFocusProblem, tabToAndPress, typeInto } from "./support/keyboard";
import { openPage, PHONE } from "./support/pages";
import { test } from "./support/shared-page";
import { expect } from "./support/test";
import { expectFitAndAccessible } from "./support/tool-checks";
import { answer, answerBar, figure, goToTool, sendLink } from "./support/tool-page";
import { labeled, shipmentVolume } from "./support/tools";

const { columns } = words.rows.cartons;
const labelsIn = (unit: string) => {
  const { length, width, height, weight } = columns;
  return {
    length: length.label({}, "", { unit }),
    width: width.label({}, "", { unit }),
    height: height.label({}, "", { unit }),
    weight: weight.label({}, "", { unit }),
  };
};
const cm = labelsIn("cm");
const inches = labelsIn("in");
const carton = (page: Page, number: number) =>
  page.getByRole("group", { name: new RegExp(`^${words.cartons.title(number)},`) });
const remove = (page: Page, number: number) =>
  carton(page, number).getByRole("button", { name: words.cartons.remove(number) });
const preview = (page: Page) => page.getByRole("region", { name: previewWords.heading });
const column = (page: Page, name: string) => preview(page).getByLabel(name, { exact: true });

test("a packing list is typed by keyboard alone, in inches and with another divisor", async ({
  page,
}) => {
  await goToTool(page, shipmentVolume);
  const add = page.getByRole("button", { name: words.cartons.add });
  await tabToAndPress(page, add);
  const field = (label: string) => carton(page, 3).getByLabel(label, { exact: true });
  await expect(field(cm.length)).toBeFocused();
  await page.keyboard.insertText("60");
  for (const [label, text] of [
    [cm.width, "40"],
    [cm.height, "40"],
    [cm.weight, "12"],
    [columns.cartons.label, "100"],
  ] as const)
    await typeInto(page, field(label), text);
  await expect(figure(page)).toHaveText("14.400");
  await tabToAndPress(page, field(columns.unit.label), "ArrowDown");
  await expect(field(inches.length)).toHaveValue("23.62205");
  await expect(figure(page)).toHaveText("14.400");
  await tabToAndPress(page, remove(page, 3));
  await expect(add).toBeFocused();
  await expect(figure(page)).toHaveText("4.800");

  await tabToAndPress(
    page,
    page.locator("summary").filter({ hasText: words.groups.limits.folded }),
  );
  const air = answer(page).getByRole("definition").first();
  await typeInto(page, labeled(words.fields.airDivisor.label)(page), "5000");
  await expect(air).toHaveText("960.0 kg");
  await tabToAndPress(page, page.getByRole("button", { name: words.groups.limits.reset }));
  await expect(air).toHaveText("820.0 kg");
  await test.step("without a carton the button that adds one says what is missing", async () => {
    for (const number of [2, 1]) await remove(page, number).click();
    await expect(add).toHaveAccessibleDescription(/\S/);
  });
});

test("a pasted list is previewed column by column, then fills the rows, which can be undone", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await goToTool(page, shipmentVolume);
  const area = page.getByLabel(paste.label);
  await page.getByText(paste.title).click();
  await test.step("what is pasted is read at once, as text alone, and can be discarded", async () => {
    const pasted = "Item\tSize (cm)\tG.W. each (kg)\tCtns\n<b>x</b>\t60x40x40\t12\t1,200";
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
    await area.focus();
    await page.keyboard.press("ControlOrMeta+v");
    await expect(preview(page)).toContainText("115.200 m³");
    await expect(preview(page).getByRole("cell", { name: "<b>x</b>" })).toBeVisible();
    await preview(page).getByRole("button", { name: previewWords.discard }).click();
    await expect(area).toBeFocused();
  });
  await area.fill(
    [
      "CTNS\tL (in)\tW (in)\tH (in)\tTOTAL G.W. (lb)\tPrice\tREMARKS ON THE PACKING",
      "50\t24\t16\t16\t1500\t$20\tSTEEL BRACKET, GALVANIZED, WITH SCREWS",
      "1.5\t24\t16\t16\t30\t",
      "TOTAL 51 CTNS",
    ].join("\n"),
  );
  await page.getByRole("button", { name: paste.button }).click();
  await expect(preview(page).getByRole("heading").first()).toBeFocused();
  await expect(column(page, "Column 1, CTNS")).toHaveValue("cartons");
  await expect(column(page, "Column 6, Price")).toHaveValue("ignore");
  for (const text of ["24 × 16 × 16 in at 30 lb", "Line 3: ", "Line 4 says 51 cartons"])
    await expect(preview(page)).toContainText(text);
  const unit = column(page, previewWords.unitOf("Column 2, L (in)"));
  await unit.selectOption("cm");
  await expect(preview(page)).toContainText("24 × 16 × 16 cm at 13.608 kg");
  await unit.selectOption("in");
  await expectFitAndAccessible(page);

  await expect(figure(page)).toHaveCount(0);
  const use = preview(page).getByRole("button", { name: previewWords.use });
  await use.click();
  await expect(preview(page).getByRole("alert")).toHaveText(previewWords.open(2));
  for (const press of [previewWords.useAnyway("50 cartons"), previewWords.leaveOut(1)])
    await preview(page).getByRole("button", { name: press }).click();
  await use.click();
  await expect(page.getByText(paste.filled(1))).toBeFocused();
  await expect(carton(page, 1).getByLabel(inches.length)).toHaveValue("24");
  await expect(carton(page, 2)).toHaveCount(0);
  await page.getByRole("button", { name: paste.undo }).click();
  await expect(figure(page)).toHaveText("4.800");
  await expect(carton(page, 2)).toBeVisible();
  // The example is not the visitor's own by that.
  await expect(sendLink(page)).toContainText(toolWords.example.first(10));
});

test("an ambiguous pasted list asks a question, which is answered by keyboard alone on a phone", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, shipmentVolume.path);
  await page.getByText(paste.title).click();
  await page.getByLabel(paste.label).fill("CTNS\tG.W. (KGS)\tSIZE (CM)\n2\t24\t60x40x40");
  await page.getByRole("button", { name: paste.button }).click();
  const [each, line] = [0, 1].map((option) => preview(page).getByRole("radio").nth(option));
  if (!each || !line) throw new Error("There is no question.");
  await test.step("there are no figures that could be sent in place of the list's", async () => {
    await expect(answer(page)).toContainText(paste.asked(1).text);
    await expect(sendLink(page)).toHaveCount(0);
  });
  await test.step("the bar leads to the question, and shows no older figures", async () => {
    const bar = answerBar(page);
    await carton(page, 2).scrollIntoViewIfNeeded();
    await expect(bar).toContainText(paste.asked(1).text);
    await expect(bar).not.toContainText("m³");
    await bar.getByRole("button", { name: paste.asked(1).action }).press("Enter");
    await expect(each).toBeFocused();
    await expect(preview(page).getByText(questions.weight("G.W. (KGS)"))).toBeInViewport({
      ratio: 1,
    });
    // Neither is the focused option covered by the bar.
    expect(await findFocusProblem(page)).toBe("");
  });
  await page.keyboard.press("ArrowDown");
  await expect(line).toBeChecked();
  await tabToAndPress(page, preview(page).getByRole("button", { name: previewWords.use }));
  await expect(carton(page, 1).getByLabel(cm.weight)).toHaveValue("12");
  await expect(figure(page)).toHaveText("0.192");
});
