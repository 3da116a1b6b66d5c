import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { preview, questions, roleNames } from "@/content/tools/packing-list";
import { PackingListPreview } from "./preview";

function choose(label: string, option: string) {
  const select = screen.getByLabelText<HTMLSelectElement>(label);
  const { value } = Array.from(select.options).find(({ text }) => text === option) ?? {};
  fireEvent.change(select, { target: { value } });
}

test("a size chosen by hand keeps the inches of its heading, and what depends on it is asked again", () => {
  const onUse = vi.fn();
  render(
    <PackingListPreview
      onOpenQuestions={() => {}}
      text={"Item\tWeight and size, inch\tCtns\tG.W. (lbs)\nMat\t24*16*16\t10\t60"}
      onUse={onUse}
      onDiscard={() => {}}
    />,
  );
  choose("Column 2, Weight and size, inch", roleNames.size);
  expect(screen.getByLabelText("Unit of column 2, Weight and size, inch")).toHaveValue("in");
  fireEvent.click(screen.getByRole("button", { name: preview.use }));
  expect(onUse).not.toHaveBeenCalled();
  const weightOfLine = questions.columnIs("", roleNames.weightLine, "lb");
  fireEvent.click(screen.getByRole("radio", { name: (name) => name.includes(weightOfLine) }));
  choose("Column 1, Item", roleNames.ignore);
  fireEvent.click(screen.getByRole("button", { name: preview.use }));
  expect(onUse).toHaveBeenCalledWith([
    expect.objectContaining({ length: "24", weight: "6", cartons: "10", unit: "in" }),
  ]);
});
