import { unlockAdmin } from "./support/admin";
import { expect, test } from "./support/test";
import { openNewPost } from "./support/visual-editor";

test.beforeEach(async ({ context }) => {
  await unlockAdmin(context);
});

/** The HTML of a table below a paragraph, from the texts of its cells. */
function makeTable(head: readonly string[][], body: readonly string[][]) {
  const write = (section: string, cell: string, rows: readonly string[][]) => [
    `  <${section}>`,
    ...rows.map((row) => {
      const cells = row.map((text) => `<${cell}>${text}</${cell}>`).join("");
      return `    <tr>${cells}</tr>`;
    }),
    `  </${section}>`,
  ];
  const parts = [
    ...(head.length > 0 ? write("thead", "th", head) : []),
    ...(body.length > 0 ? write("tbody", "td", body) : []),
  ];
  return ["<p>Before</p>", "<table>", ...parts, "</table>"].join("\n");
}

test("rows, columns and the head of a table are changed, and Tab goes through its cells", async ({
  page,
}) => {
  const { form, text, tool, open, expectHtml, expectAnnounced } = await openNewPost(page);
  const tools = form.getByRole("toolbar", { name: "Table" });
  const press = (key: string) => page.keyboard.press(key);
  const cell = (name: string) => text.getByRole("cell", { name, exact: true });
  const isDisabled = (name: string) => expect(tool(name)).toHaveAttribute("aria-disabled", "true");
  const head = ["A", "B"];

  await test.step("inserting", async () => {
    await open("<p>Before</p>");
    await expect(tools).toHaveCount(0);
    await tool("Table").click();
    await expectAnnounced("Table inserted. Tab goes to the next");
    await expect(tools).toBeVisible();
    await isDisabled("Heading");
    await isDisabled("Smaller heading");
    const empty = ["", "", ""];
    await expectHtml(makeTable([empty], [empty, empty]));
  });

  await test.step("Tab", async () => {
    await open(makeTable([head], [["c", "d"]]));
    await press("Shift+Tab");
    await page.keyboard.type("C");
    await press("Tab");
    await press("Tab");
    await page.keyboard.type("e");
    await press("Tab");
    await page.keyboard.type("f");
    await expectHtml(
      makeTable(
        [head],
        [
          ["C", "d"],
          ["e", "f"],
        ],
      ),
    );
  });

  await test.step("rows and columns", async () => {
    await open(makeTable([head], [["c", "d"]]));
    await tool("Add row above").click();
    await tool("Add row below").click();
    await expectHtml(
      makeTable(
        [head],
        [
          ["", ""],
          ["c", "d"],
          ["", ""],
        ],
      ),
    );
    await tool("Delete row").click();
    await expectHtml(
      makeTable(
        [head],
        [
          ["", ""],
          ["c", "d"],
        ],
      ),
    );
    await tool("Add column before").click();
    await tool("Add column after").click();
    await expectHtml(
      makeTable(
        [["A", "", "B", ""]],
        [
          ["", "", "", ""],
          ["c", "", "d", ""],
        ],
      ),
    );
    await tool("Delete column").click();
    await expectHtml(
      makeTable(
        [["A", "", "B"]],
        [
          ["", "", ""],
          ["c", "", "d"],
        ],
      ),
    );
  });

  await test.step("the head", async () => {
    await open(makeTable([head], [["c", "d"]]));
    await text.getByRole("columnheader", { name: "A" }).click();
    await isDisabled("Add row above");
    await expect(tool("Head row")).toHaveAttribute("aria-pressed", "true");
    await tool("Add row below").click();
    await expectHtml(
      makeTable(
        [head],
        [
          ["", ""],
          ["c", "d"],
        ],
      ),
    );
    await tool("Head row").click();
    await expect(tool("Head row")).toHaveAttribute("aria-pressed", "false");
    await expectHtml(makeTable([], [head, ["", ""], ["c", "d"]]));
    await cell("A").click();
    await tool("Add row above").click();
    await tool("Head row").click();
    await expect(tool("Head row")).toHaveAttribute("aria-pressed", "true");
    await expectHtml(makeTable([["", ""]], [head, ["", ""], ["c", "d"]]));
    await text.getByRole("columnheader").first().click();
    await tool("Delete row").click();
    await expect(tool("Head row")).toHaveAttribute("aria-pressed", "false");
    await expectHtml(makeTable([], [head, ["", ""], ["c", "d"]]));
  });

  await test.step("copied cells go over others", async () => {
    await open(
      makeTable(
        [head],
        [
          ["c", "d"],
          ["e", "f"],
        ],
      ),
    );
    await cell("c").hover();
    await page.mouse.down();
    await cell("d").hover();
    await page.mouse.up();
    await expect(text.locator(".selectedCell")).toHaveText(["c", "d"]);
    await press("ControlOrMeta+c");
    await cell("e").click();
    await expect(text.locator(".selectedCell")).toHaveCount(0);
    await press("ControlOrMeta+v");
    await expectHtml(
      makeTable(
        [head],
        [
          ["c", "d"],
          ["c", "d"],
        ],
      ),
    );
  });

  await test.step("deleting", async () => {
    await cell("c").first().click();
    await tool("Delete table").click();
    await expect(tools).toHaveCount(0);
    await expect(text).toBeFocused();
    await page.keyboard.type("Words");
    await expectHtml("<p>Before</p>\n<p>Words</p>");
    await expect(form.getByText("2 words, about 1 min to read")).toBeVisible();
  });
});
