import { useNavigation } from "react-router-dom";
import { frame, loadingPage } from "@/content/navigation";
import { MAIN_ID } from "./page-change";

/**
 * What comes before the header: a link past it, and a bar that says on slow networks that the next page
 * is loading while the current one is still visible. The bar is delayed, and comes only then.
 */
export function PageStart() {
  const isPending = useNavigation().state === "loading";
  return (
    <>
      <a href={`#${MAIN_ID}`} className="skip-link">
        {frame.skipLink}
      </a>
      <div role="status">
        {isPending && (
          <div className="mini-lane fixed inset-x-0 top-0 z-50 h-2 origin-left animate-arrive print:hidden">
            <span className="sr-only">{loadingPage}</span>
          </div>
        )}
      </div>
    </>
  );
}
