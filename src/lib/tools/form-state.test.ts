import { expect, test } from "vitest";
import { changeText, initialState, type FormDefinition, type LinkedField } from "./form-state";

const number = (key: string, more: { isTied?: boolean } = {}): LinkedField => ({
  ...{ kind: "number", key, min: 0, max: 100, message: "Enter a number" },
  ...more,
});

/** The days follow from the mode, the limit is in the mode's unit. */
const form: FormDefinition<"mode" | "days" | "limit" | "name", never> = {
  fields: {
    mode: { kind: "choice", key: "m", options: ["sea", "air"], message: "Choose one" },
    days: number("d"),
    limit: number("l", { isTied: true }),
    name: number("n"),
  },
  getDefaults: ({ mode = "sea" }) => ({
    mode,
    days: mode === "air" ? "7" : "35",
    limit: mode === "air" ? "23" : "50",
    name: "1",
  }),
  rows: null,
};

const TODAY = "2026-11-23";
const type = (state: ReturnType<typeof start>, name: "mode" | "days" | "limit", text: string) =>
  changeText(form, state, { name, text }, TODAY);
const start = () => initialState(form, TODAY);

test("what nobody touched follows the choice", () => {
  expect(type(start(), "mode", "air").texts).toEqual({
    mode: "air",
    days: "7",
    limit: "23",
    name: "1",
  });
});

test("what was typed stays under another choice", () => {
  expect(type(type(start(), "days", "40"), "mode", "air").texts.days).toBe("40");
});

test("but not what is in another unit there", () => {
  expect(type(type(start(), "limit", "51"), "mode", "air").texts.limit).toBe("23");
  expect(type(type(start(), "limit", "51"), "days", "40").texts.limit).toBe("51");
});
