import { expect, test } from "vitest";
import { scriptJson } from "./script-json";

test("no text can end the script it stands in, and all of it is kept", () => {
  const value = { title: "</script><!-- <b>&</b>" };
  expect(scriptJson(value)).not.toContain("<");
  expect(JSON.parse(scriptJson(value))).toEqual(value);
});
