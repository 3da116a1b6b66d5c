import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { preview, questions, roleNames } from "@/content/tools/packing-list";
import { PackingListPreview } from "./preview";

function open(text: string) {
  const onUse = vi.fn();
  render(
    <PackingListPreview
      text={text}
      onUse={onUse}
      onOpenQuestions={() => {}}
      onDiscard={() => {}}
    />,
  );
  return onUse;
}

const usedWith = (carton: unknown) => ({ cartons: [carton], products: [], currency: "" });

const press = (name: string) => {
  fireEvent.click(screen.getByRole("button", { name }));
};

function choose(label: string, option: string) {
  const select = screen.getByLabelText<HTMLSelectElement>(label);
  const { value } = Array.from(select.options).find(({ text }) => text === option) ?? {};
  fireEvent.change(select, { target: { value } });
}

test("a unit that is not written is an empty choice, and the list is used when it is chosen", () => {
  const onUse = open("CTNS\tSIZE\tG.W. (KGS)/CTN\n10\t24x16x16\t5");
  const unit = preview.unitOf(preview.column(2, "SIZE"));
  expect(screen.getByLabelText(unit)).toHaveDisplayValue(preview.chooseUnit);
  expect(screen.queryByRole("button", { name: preview.use })).toBeNull();
  choose(unit, "in");
  press(preview.use);
  expect(onUse).toHaveBeenCalledWith(
    usedWith(expect.objectContaining({ length: "24", unit: "in" })),
  );
});

test("a column given another role by hand asks anew", () => {
  const onUse = open("Item\tDetails (inch)\tCtns\tG.W. (lbs)\nMat\t24/16/16\t10\t60");
  choose(preview.column(2, "Details (inch)"), roleNames.size);
  fireEvent.click(screen.getByRole("radio", { name: questions.weights.weightLine }));
  press(preview.use);
  expect(onUse).toHaveBeenCalledWith(
    usedWith(expect.objectContaining({ length: "24", weight: "6" })),
  );
});

test("a total that contradicts and a line that is not read are each accepted by a press", () => {
  const onUse = open(
    "CTNS\tSIZE (CM)\tG.W./CTN (KG)\n100\t60x40x40\t12\n5\t\t9\nTOTAL 110 CTNS\t\t",
  );
  press(preview.use);
  expect(onUse).not.toHaveBeenCalled();
  expect(screen.getByRole("alert")).toHaveTextContent(preview.open(2));
  press(preview.useAnyway("100 cartons"));
  press(preview.leaveOut(1));
  press(preview.use);
  expect(onUse).toHaveBeenCalledWith(usedWith(expect.objectContaining({ cartons: "100" })));
});

test("the products of a list are shown, and used with their currency", () => {
  const onUse = open(
    "Item\tCtns\tTotal pcs\tUnit price\tSize (cm)\tG.W./ctn (kg)\nMat\t10\t1,200\t3.10\t60x40x40\t12",
  );
  fireEvent.click(screen.getByRole("radio", { name: "EUR" }));
  expect(screen.getByText(preview.product("Mat", "1,200", "3.10 EUR"))).toBeInTheDocument();
  press(preview.use);
  expect(onUse).toHaveBeenCalledWith(
    expect.objectContaining({
      products: [{ productName: "Mat", productPieces: "1,200", productPrice: "3.10" }],
      currency: "EUR",
    }),
  );
});

test("what is no list is told so", () => {
  open("Hello, when can you ship?");
  expect(screen.getByText(preview.noList)).toBeInTheDocument();
});
