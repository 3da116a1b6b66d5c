import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { keepText, useKeptGroups, useKeptTexts } from "./kept-texts";

test("a draft that is kept again renders nothing that lists groups or other texts", () => {
  localStorage.clear();
  let renderCount = 0;
  const { result } = renderHook(() => {
    renderCount += 1;
    return { groups: useKeptGroups(), deleted: useKeptTexts("post:deleted") };
  });
  const keep = (group: string, title: string) => {
    const keptAt = new Date().toISOString();
    act(() => {
      keepText(group, { id: "1", values: { title }, version: null, keptAt });
    });
  };
  keep("post:new", "Half a");
  expect([...result.current.groups]).toEqual(["post:new"]);
  const before = renderCount;
  keep("post:new", "Half a title");
  expect(renderCount).toBe(before);
  keep("post:deleted", "Old");
  expect(result.current.deleted).toMatchObject([{ values: { title: "Old" } }]);
});
