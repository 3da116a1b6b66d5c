import { expect, test } from "vitest";
import {
  changeText,
  initialState,
  type FormDefinition,
  type FormState,
  type LinkedField,
} from "./form-state";

const number = (key: string): LinkedField => ({
  ...{ kind: "number", key, min: 0, max: 100, message: "Enter a number" },
});

type Name = "mode" | "days" | "fee" | "name";

/** Days and fee follow from the mode; days typed are those of the mode. */
const form: FormDefinition<Name, never> = {
  fields: {
    mode: { kind: "choice", key: "m", options: ["sea", "air"], message: "Choose one" },
    days: number("d"),
    fee: number("f"),
    name: number("n"),
  },
  getDefaults: ({ mode = "sea" }) => ({
    mode,
    days: mode === "air" ? "7" : "35",
    fee: mode === "air" ? "23" : "50",
    name: "1",
  }),
  scopes: [{ names: ["days"], of: ({ mode = "sea" }) => mode }],
  rows: null,
};

const TODAY = "2026-11-23";
const start = () => initialState(form, TODAY);
const type = (state: FormState<Name, never>, name: Name, text: string) =>
  changeText(form, state, { name, text }, TODAY);

test("what nobody touched follows the choice", () => {
  const { texts } = type(start(), "mode", "air");
  expect(texts).toEqual({ mode: "air", days: "7", fee: "23", name: "1" });
});

test("what was typed stays under another choice", () => {
  expect(type(type(start(), "fee", "40"), "mode", "air").texts.fee).toBe("40");
});

test("but not what was typed for the first one, which comes back with it", () => {
  const typed = type(start(), "days", "28");
  const air = type(typed, "mode", "air");
  expect(air.texts.days).toBe("7");
  expect(type(air, "mode", "sea").texts.days).toBe("28");
});

test("each choice keeps what was typed for it", () => {
  const air = type(type(type(start(), "days", "28"), "mode", "air"), "days", "4");
  const sea = type(air, "mode", "sea");
  expect(sea.texts.days).toBe("28");
  expect(type(sea, "mode", "air").texts.days).toBe("4");
});

test("a default that was typed again stays a default", () => {
  const restored = type(type(start(), "days", "28"), "days", "35");
  expect(type(restored, "mode", "air").aside).toEqual({});
});

test("another field changes nothing of it", () => {
  expect(type(type(start(), "days", "28"), "name", "2").texts.days).toBe("28");
});
