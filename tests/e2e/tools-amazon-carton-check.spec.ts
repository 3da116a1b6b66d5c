import type { Page } from "@playwright/test";
import { paths } from "@/config/paths";
import { checks, form, picture } from "@/content/tools/amazon-carton-check";
import { toolWords } from "@/content/tools/shared";
import { openPage, PHONE } from "./support/pages";
import { test } from "./support/shared-page";
import { expect } from "./support/test";
import { answerBar } from "./support/tool-page";
import { labeled } from "./support/tools";

const { fields, groups } = form;
const { columns } = form.rows.cartons;
const US = { region: "US", unit: "in" } as const;
const EU = { ...US, region: "EU" } as const;
/** A field of the only carton. */
const ofCarton = (name: "length" | "width" | "height" | "weight") =>
  labeled(columns[name].label({}, "", US));
const region = labeled(fields.region.label);
const unit = labeled(columns.unit.label);
const length = ofCarton("length");
const row = (page: Page, limit: string) =>
  page
    .getByRole("table", { name: checks.caption })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: limit, exact: true }) });

test("cartons are typed by hand in inches, judged limit by limit and drawn inside the limit", async ({
  page,
}) => {
  await openPage(page, paths.amazonCartonCheck);
  await test.step("another unit converts the figures, or keeps them on request", async () => {
    await unit(page).selectOption(columns.unit.options.in);
    await expect(length(page)).toHaveValue("23.62205");
    const keep = page.getByRole("button", { name: toolWords.keepFigures });
    await keep.press("Enter");
    await expect(length(page)).toHaveValue("60");
    await expect(unit(page)).toBeFocused();
    await expect(keep).toHaveCount(0);
  });
  await length(page).fill("36.001");
  await ofCarton("width")(page).fill("25");
  await ofCarton("height")(page).fill("20");
  await ofCarton("weight")(page).fill("50");
  await expect(row(page, "Longest side").getByRole("cell")).toHaveText([
    "36.001 in",
    "36.00 in",
    checks.verdicts.fail,
    "0.001 in too long",
  ]);
  await expect(row(page, "Carton weight")).toContainText(`50.00 lb50.00 lb${checks.verdicts.pass}`);
  const drawing = picture.label("36.001 x 25 in", "36 x 25 in");
  await expect(page.getByRole("img", { name: drawing })).toBeVisible();
  await test.step("another carton has the same units, and either is shown", async () => {
    await page.getByRole("button", { name: form.cartons.add }).press("Enter");
    await expect(length(page).last()).toBeFocused();
    await page.keyboard.type("20");
    await ofCarton("width")(page).last().fill("16");
    await ofCarton("height")(page).last().fill("12");
    await ofCarton("weight")(page).last().fill("30");
    await expect(row(page, "Longest side")).toContainText("36.001 in");
    await page.getByLabel(picture.choose).selectOption("2");
    await expect(row(page, "Longest side")).toContainText(
      `20.00 in36.00 in${checks.verdicts.pass}`,
    );
    await page.getByRole("button", { name: form.cartons.remove(2) }).press("Enter");
    await expect(page.getByLabel(picture.choose)).toHaveCount(0);
  });
  await test.step("on a phone a bar shows the number of errors, and leads to the first", async () => {
    await page.setViewportSize(PHONE);
    await length(page).fill("0");
    await labeled(columns.units.label)(page).fill("0");
    const bar = answerBar(page);
    await expect(bar).toContainText(toolWords.fieldsToCorrect(2));
    await expect(bar).toBeInViewport({ ratio: 1 });
    await bar.getByRole("button", { name: toolWords.firstProblem }).click();
    await expect(length(page)).toBeFocused();
  });
});

test("a changed limit stays with its region, also after a reload, until our limits are back", async ({
  page,
}) => {
  await openPage(page, paths.amazonCartonCheck);
  await page.getByText(groups.limits.folded, { exact: true }).click();
  const inPounds = labeled(fields.maxCartonWeight.label(US));
  const inKilograms = labeled(fields.maxCartonWeight.label(EU));
  await inPounds(page).fill("77");
  await expect(row(page, "Carton weight")).toContainText(`77.00 lb${checks.verdicts.pass}`);
  await region(page).selectOption("EU");
  await page.reload();
  await expect(inKilograms(page)).toHaveValue("23");
  await region(page).selectOption("US");
  await expect(inPounds(page)).toHaveValue("77");
  await page.getByText(groups.limits.folded, { exact: true }).click();
  await page.getByRole("button", { name: groups.limits.reset }).click();
  await expect(inPounds(page)).toHaveValue("50");
});
