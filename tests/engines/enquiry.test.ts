import { expect } from "vitest";
import { site } from "@/config/site";
import { readMail } from "../support/read-mail";
import { journey } from "./support/journey";

const NAME = "Zoë O'Neil & Söhne #1";
const MESSAGE = "100% cotton, \"quoted\" #2 = 'ok' + more? äß";

journey(
  "an enquiry is validated, passed to the mail program and kept in the panel",
  async ({ page }) => {
    await page.open("/contact-us");
    const field = (label: RegExp) => page.getByRole("textbox", { name: label });
    const send = page.getByRole("button", { name: "Send Enquiry" });
    const panel = page.getByRole("region", { name: "Your message is prepared" });

    await field(/^Full Name/).fill(NAME);
    await send.click();
    // The first required field that is empty gets the focus.
    await expect.poll(field(/^Email Address/).isFocused).toBe(true);
    expect(await page.mailLinks()).toEqual([]);

    await field(/^Email Address/).fill("zoe@example.com");
    await field(/^Product\(s\) of Interest/).fill("Mugs, 50% stoneware");
    await field(/^Your Message/).fill(MESSAGE);
    await page.upload('input[type="file"]', "public/apple-touch-icon.png");
    await send.click();

    await expect.poll(panel.getByRole("heading").isFocused).toBe(true);
    await expect.poll(panel.getByRole("heading").isInView).toBe(true);
    await panel.getByText(/Attach apple-touch-icon\.png before sending/).waitFor();
    await expect.poll(field(/^Full Name/).value).toBe("");
    const [mail, ...others] = await page.mailLinks();
    expect(others).toEqual([]);
    const { to, subject, body } = readMail(mail);
    expect(to).toBe(site.email);
    expect(subject).toBe(`Contact Form Submission - ${NAME}`);
    expect(body).toContain(MESSAGE);
    await expect.poll(panel.getByLabel("Message text").value).toBe(body.replaceAll("\r\n", "\n"));

    await page.reload();
    await expect.poll(panel.getByLabel("Message text").value).toContain(MESSAGE);
  },
);
