import { expect, test } from "vitest";
import { scriptJson } from "./json";

test("no text can end the script around it, and all of it is preserved", () => {
  const value = { title: "</script><!-- <b>&</b>" };
  expect(scriptJson(value)).not.toContain("<");
  expect(JSON.parse(scriptJson(value))).toEqual(value);
});
