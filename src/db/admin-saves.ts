import { writeStored } from "@/lib/safe-storage";

const SAVE_KEY = "adminLastSave";

/** Tells the other tabs of this browser that a form's row has just been saved. */
export function announceSave(formKey: string): void {
  writeStored("localStorage", SAVE_KEY, JSON.stringify([formKey, Date.now()]));
}

/** Calls `listener` when another tab saves the row of this form. */
export function subscribeToSaves(formKey: string, listener: () => void): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key === SAVE_KEY && newValue?.startsWith(`[${JSON.stringify(formKey)},`)) listener();
  };
  window.addEventListener("storage", handleStorage);
  return () => {
    window.removeEventListener("storage", handleStorage);
  };
}
