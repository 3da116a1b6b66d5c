let count = 0;

/** Marks the start of an upload. The returned function marks its end. */
export function beginUpload(): () => void {
  count++;
  let hasEnded = false;
  return () => {
    if (!hasEnded) count--;
    hasEnded = true;
  };
}

/** A form must not be saved and closed during an upload, or the picture would be lost. */
export function isUploading(): boolean {
  return count > 0;
}
