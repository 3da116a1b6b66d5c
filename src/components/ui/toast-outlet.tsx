import { lazy, Suspense, useSyncExternalStore } from "react";
import { getToasts, subscribeToToasts } from "./toast-store";

const Toaster = lazy(async () => {
  try {
    return { default: (await import("./toaster")).Toaster };
  } catch (error) {
    // A lost message must not take the page with it.
    console.error("The code of the toasts did not arrive.", error);
    return { default: () => <></> };
  }
});

/** Loads the toast viewport with the first toast, not with the page. */
export function ToastOutlet() {
  const hasToasts = useSyncExternalStore(
    subscribeToToasts,
    () => getToasts().length > 0,
    () => false,
  );
  if (!hasToasts) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
