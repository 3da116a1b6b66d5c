import { beforeEach, describe, expect, test } from "vitest";
import { fileZone, keepPageOnDrop } from "./file-drops";

const ZONE = Object.keys(fileZone)[0] ?? "";

beforeEach(() => {
  document.body.innerHTML = `
    <p>page</p><input name="title"><textarea></textarea><div contenteditable="true"><b>text</b></div>
    <div ${ZONE}><p class="zone">picture</p><input name="alt"><input type="file"></div>`;
  return keepPageOnDrop();
});

const find = (selector: string) => document.querySelector<HTMLInputElement>(selector);
const fileField = () => find("input[type=file]");

/** Drags over an element and drops there. Returns which of the two events the page has handled. */
function drop(selector: string, types: readonly string[], files: readonly File[] = []) {
  return ["dragover", "drop"].filter((type) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { types, files } });
    return !find(selector)?.dispatchEvent(event);
  });
}

describe("a file that is dropped", () => {
  test.each(["p", "b", ".zone", "[name=alt]"])("on '%s' does not replace the page", (selector) => {
    expect(drop(selector, ["Files"])).toEqual(["dragover", "drop"]);
  });

  test("on a file field or beside it, in its zone, is chosen there, with all others", () => {
    const chosen: unknown[] = [];
    // jsdom has no list of files that could be assigned.
    Object.defineProperty(fileField(), "files", { writable: true });
    fileField()?.addEventListener("change", () => chosen.push(fileField()?.files));
    const files = ["a.png", "b.png"].map((name) => new File(["x"], name));
    drop("p", ["Files"], files);
    expect(chosen).toEqual([]);
    drop(".zone", ["Files"], files);
    drop("input[type=file]", ["Files"], files);
    expect(chosen).toEqual([files, files]);
  });
});

describe("what is dragged from a page", () => {
  test.each(["[name=title]", "textarea", "b"])("can be dropped on the field '%s'", (selector) => {
    expect(drop(selector, ["text/html", "text/uri-list", "Files"])).toEqual([]);
  });

  test("is not opened in place of the page", () => {
    expect(drop("p", ["text/uri-list", "text/plain"])).toEqual(["dragover", "drop"]);
    expect(drop(".zone", ["text/html", "text/uri-list", "Files"])).toEqual(["dragover", "drop"]);
  });
});
