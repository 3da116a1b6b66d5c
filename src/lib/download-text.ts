/**
 * Downloads a text as a file.
 * @param type a MIME type
 */
export function downloadText(fileName: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  // Browsers may still read the file while they ask where to save it, so the URL is revoked late:
  // https://developer.mozilla.org/docs/Web/API/URL/revokeObjectURL_static
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, REVOKE_DELAY_MS);
}

const REVOKE_DELAY_MS = 60_000;
