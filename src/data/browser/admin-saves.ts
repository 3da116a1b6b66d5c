import { writeStored } from "./safe-storage";

const SAVE_KEY = "adminLastSave";

/** Tells the other tabs that the row of a form was saved. */
export function announceSave(formKey: string): void {
  writeStored("localStorage", SAVE_KEY, JSON.stringify([formKey, Date.now()]));
}

/**
 * Calls `listener` when another tab saves the row of this form. The `storage` event fires in other
 * tabs only: https://developer.mozilla.org/docs/Web/API/Window/storage_event
 */
export function subscribeToSaves(formKey: string, listener: () => void): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key === SAVE_KEY && newValue?.startsWith(`[${JSON.stringify(formKey)},`)) listener();
  };
  window.addEventListener("storage", handleStorage);
  return () => {
    window.removeEventListener("storage", handleStorage);
  };
}
