import { expect, test } from "vitest";
import { refuseHas } from "../../tests/support/older-selectors";
import { isHashReached } from "./is-hash-reached";

refuseHas();

test("the application is needed where a link leads to a story that is closed, and to no other part", () => {
  document.body.innerHTML =
    '<article id="closed"><details></details></article>' +
    '<article id="open"><details open></details></article><h2 id="part"></h2>';
  expect(isHashReached("#closed")).toBe(false);
  expect(isHashReached("#open")).toBe(true);
  expect(isHashReached("#part")).toBe(true);
  expect(isHashReached("#other")).toBe(false);
});
