import { useEffect, useState, useSyncExternalStore, type ComponentType } from "react";
import { getToasts, subscribeToToasts } from "./toast-store";

/**
 * Loads the toast viewport with the first toast instead of with the page, unless the page has loaded
 * it ahead. If that fails, the toast is lost and the next one tries again.
 */
export function ToastOutlet() {
  const newest = useSyncExternalStore(
    subscribeToToasts,
    () => getToasts()[0]?.id,
    () => undefined,
  );
  const [Toaster, setToaster] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (newest === undefined || Toaster) return;
    import("./toaster").then(
      (code) => {
        setToaster(() => code.Toaster);
      },
      (error: unknown) => {
        console.error("The code of the toasts did not arrive.", error);
      },
    );
  }, [newest, Toaster]);

  return newest !== undefined && Toaster ? <Toaster /> : null;
}
