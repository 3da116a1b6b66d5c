import { productHelper } from "@/content/product-helper";
import { toolNames } from "@/content/tools/names";
import { toolQuestions } from "@/content/tools/questions";
import { preview, questions } from "@/content/tools/packing-list";
import { form as costForm } from "@/content/tools/landed-cost-form";
import { reportWords } from "@/content/tools/report";
import { toolWords } from "@/content/tools/shared";
import { form as volumeForm, paste } from "@/content/tools/shipment-volume";
import { landedCost, labeled, shipmentVolume } from "./support/tools";
import { PHONE } from "./support/pages";
import { confirmExample, figure, goToTool, heading, sendLink } from "./support/tool-page";
import { expect, test } from "./support/test";

/** Three products in fourteen cartons, as an importer has them from a supplier. */
const LIST = `C/NO.	Description	Total pcs	FOB US$	Amount	Size (cm)	G.W. (kg)
1-5	LED desk lamp	500	4.20	2,100.00	62x42x38	14.5
6-10	Organizer	600	3.10	1,860.00	60x40x40	12
11-14	Lid	2,000	0.85	1,700.00	50x30x26	9.8`;

test("an importer types one shipment once on a phone: cartons, cost, plan, enquiry", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const goOn = async (tool: keyof typeof toolNames) => {
    await page.getByRole("link", { name: toolWords.goOn(toolNames[tool]) }).click();
  };
  const fromTool = (tool: keyof typeof toolNames) => toolWords.offers.mark(toolNames[tool]);

  await test.step("the cartons come from a pasted list, the freight from a quote", async () => {
    await goToTool(page, shipmentVolume);
    await page.locator("summary").filter({ hasText: paste.title }).click();
    await page.getByLabel(paste.label).fill(LIST);
    await page.getByRole("button", { name: paste.button }).click();
    await page.getByRole("radio", { name: questions.weights.weightEach }).check();
    await page.getByRole("button", { name: preview.use }).click();
    await labeled(volumeForm.fields.lclPerCbm.label)(page).fill("95");
    await labeled(volumeForm.fields.fclAllIn.label)(page).fill("1400");
    await labeled(volumeForm.fields.quoteCurrency.label)(page).fill("USD");
    await expect(figure(page)).toHaveText("1.131");
  });

  await test.step("the landed cost has the products and the freight, each with its mark", async () => {
    await goOn("landedCost");
    await expect(heading(page)).toHaveText(landedCost.question);
    const product = labeled(costForm.fields.product.label)(page).first();
    await expect(product).toHaveValue("LED desk lamp");
    await expect(product).toHaveAccessibleDescription(new RegExp(`^${fromTool("shipmentVolume")}`));
    await expect(page.locator("#freight")).toHaveValue("107.45");
    const field = (id: string) => page.locator(`[id="${id}"]`);
    const listed = { price: "4.20", "productPieces.0": "600", "productPrice.1": "0.85" };
    for (const [id, text] of Object.entries(listed)) await expect(field(id)).toHaveValue(text);
    const duties = { "productDuty.0": "5", "productDuty.1": "3" };
    for (const [id, text] of Object.entries(duties)) await field(id).fill(text);
    await page.getByLabel(costForm.fields.sharedBy.label).selectOption("volume");
    await expect(page.locator('[id="productVolume.0"]')).toHaveValue("0.48");
    await expect(figure(page)).toHaveText("7,384.69");
    await confirmExample(page).click();
  });

  await test.step("the plan has the mode, which can be undone, and what was typed is still there", async () => {
    await goOn("productionPlanner");
    await expect(heading(page)).toHaveText(toolQuestions.productionPlanner);
    const undo = page.getByRole("button", { name: toolWords.offers.undo });
    await undo.click();
    await expect(undo).toHaveCount(0);
    await page.goBack();
    await expect(heading(page)).toHaveText(landedCost.question);
    await expect(figure(page)).toHaveText("7,384.69");
  });

  await test.step("the enquiry has names, pieces, prices and the link", async () => {
    await sendLink(page).click();
    const message = page.getByRole("textbox", { name: /message/i });
    await expect(message).toHaveValue(
      new RegExp(`^${reportWords.enquiryTitle(toolNames.landedCost)}\n.*7,384\\.69 USD`),
    );
    for (const part of ["LED desk lamp: 5.82", "Organizer: .*600 pieces at 3.10", "Lid: .*2,000"])
      await expect(message).toHaveValue(new RegExp(part));
    await expect(message).toHaveValue(/landed-cost\?v=1&.*Organizer/);
    const interest = page.getByRole("textbox", { name: /product\(s\) of interest/i });
    await expect(interest).toHaveValue("LED desk lamp, Organizer, Lid");
    const { destination } = productHelper.fields;
    await expect(page.getByLabel(destination.label)).toHaveValue("United States");
  });
});
