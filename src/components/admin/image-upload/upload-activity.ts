let count = 0;

/** Marks the begin of an upload; the returned function marks its end. */
export function beginUpload(): () => void {
  count++;
  let hasEnded = false;
  return () => {
    if (!hasEnded) count--;
    hasEnded = true;
  };
}

/** A form that is saved meanwhile would be gone before its picture arrives. */
export function isUploading(): boolean {
  return count > 0;
}
