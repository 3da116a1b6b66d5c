/** The attributes of an element whose file field takes every file that is dropped on the element. */
export const fileZone = { "data-file-zone": "" };

/**
 * A browser opens a file or a link that is dropped on a page, and the page is gone with all that was
 * typed. This keeps it, and hands files that are dropped on a `fileZone` to its field: all of them, so
 * that a field for one can name the others. What handles its drops itself, such as an editor, goes
 * first. Returns the function that ends this.
 */
export function keepPageOnDrop(): () => void {
  window.addEventListener("dragover", handleDrag);
  window.addEventListener("drop", handleDrag);
  return () => {
    window.removeEventListener("dragover", handleDrag);
    window.removeEventListener("drop", handleDrag);
  };
}

/** Whether files of the computer are dragged. A picture of a page comes with its HTML. */
export function isFileDrag({ types }: DataTransfer): boolean {
  return types.includes("Files") && !types.includes("text/html");
}

function handleDrag(event: DragEvent) {
  const { dataTransfer: data, defaultPrevented, type } = event;
  const target = event.composedPath().find((node) => node instanceof Element);
  if (defaultPrevented || !data || !target) return;
  const isFile = isFileDrag(data);
  // Browsers put words and links into fields.
  if (!isFile && target.closest("input:not([type=file]), textarea, [contenteditable]")) return;
  event.preventDefault();
  const field = isFile ? findField(target) : null;
  if (!field) data.dropEffect = "none";
  else if (type === "drop" && data.files.length > 0) {
    field.files = data.files;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

function findField(target: Element): HTMLInputElement | null {
  const zone = target.closest("[data-file-zone]");
  return zone?.querySelector<HTMLInputElement>("input[type=file]") ?? null;
}
