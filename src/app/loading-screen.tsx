import { Spinner } from "@/ui/states/spinner";

/** Shown until the chunk of the first page has loaded. */
export function LoadingScreen() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label="Loading…" />
    </div>
  );
}
