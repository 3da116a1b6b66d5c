import { useNavigation } from "react-router-dom";

/** Shows on slow networks that the next page is loading while the current one is still visible. */
export function PendingBar() {
  const isPending = useNavigation().state === "loading";
  return (
    <div role="status">
      {isPending && (
        <div className="pending-bar mini-lane fixed inset-x-0 top-0 z-50 h-2">
          <span className="sr-only">Loading page…</span>
        </div>
      )}
    </div>
  );
}
