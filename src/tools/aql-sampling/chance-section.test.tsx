import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { chance as words } from "@/content/tools/aql-sampling";
import { renderWithProviders } from "../../../tests/support/render-route";
import { solve } from "../../../tests/support/solve-tool";
import { ChanceSection } from "./chance-section";
import { aqlSamplingTool } from "./aql-sampling-page";

// One piece of seven is 14%, so that no share of defects passes 19 times in 20, or half the time.
test.each([
  ["1,000", words.points("3.5%", "7%", "11%")],
  ["7", `${words.explanation(0, "7", "5")} ${words.caveat}`],
  ["5", words.certain(0)],
])("what a pass of a lot of %s is worth is said: %s", (lot, text) => {
  renderWithProviders(<ChanceSection result={solve(aqlSamplingTool, { lot }).result} />);
  const paragraphs = screen.getByRole("region").querySelectorAll("p");
  const said = [...paragraphs].map(({ textContent }) => textContent.trim()).join(" ");
  expect(said).toContain(text);
});
