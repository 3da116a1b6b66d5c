import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { form as words } from "@/content/tools/incoterms";
import { toolWords } from "@/content/tools/shared";
import { renderWithProviders } from "../../../tests/support/render-route";
import { IncotermsPage } from "./incoterms-page";

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/tools/incoterms");
});

test("Space on the chosen option confirms it", () => {
  renderWithProviders(<IncotermsPage />);
  const { label, options } = words.fields.cargo;
  const question = screen.getByRole("group", { name: label });
  expect(question).toHaveAccessibleDescription(new RegExp(`^${toolWords.example.mark}`));
  fireEvent.keyDown(screen.getByLabelText(options.cartons), { key: " " });
  expect(question).not.toHaveAccessibleDescription(new RegExp(toolWords.example.mark));
  expect(screen.getByLabelText(options.cartons)).toBeChecked();
});
