import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { keepText, useKeptGroups } from "./kept-texts";

test("a draft that is kept again renders nothing that lists groups", () => {
  localStorage.clear();
  let renderCount = 0;
  const { result } = renderHook(() => {
    renderCount += 1;
    return useKeptGroups();
  });
  const keep = (group: string, title: string) => {
    const keptAt = new Date().toISOString();
    act(() => {
      keepText(group, { id: "1", values: { title }, version: null, keptAt });
    });
  };
  keep("post:new", "Half a");
  expect([...result.current]).toEqual(["post:new"]);
  const before = renderCount;
  keep("post:new", "Half a title");
  expect(renderCount).toBe(before);
  keep("post:2", "Old");
  expect([...result.current]).toEqual(["post:new", "post:2"]);
});
