import { onTestFinished, vi } from "vitest";

/** Records the files that the page downloads until the end of the test. jsdom cannot save files. */
export function recordDownloads() {
  const files: { name: string; content: Blob }[] = [];
  let content = new Blob();
  vi.stubGlobal(
    "URL",
    class extends URL {
      static override createObjectURL(blob: Blob) {
        content = blob;
        return "blob:test";
      }
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, content });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return files;
}
