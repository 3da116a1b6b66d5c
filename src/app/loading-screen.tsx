import { Spinner } from "@/components/states/spinner";

/** Before the first page's code has arrived. */
export function LoadingScreen() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label="Loading…" />
    </div>
  );
}
