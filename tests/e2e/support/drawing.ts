const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path fill="#f4731c" d="M0 0h40v30z"/></svg>';

/** A small drawing to upload. */
export function makeDrawing(name: string) {
  return { name, mimeType: "image/svg+xml", buffer: Buffer.from(DRAWING) };
}
