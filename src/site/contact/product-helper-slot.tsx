import { createElement, lazy, memo, Suspense, useEffect, useLayoutEffect, useRef } from "react";
import { loadWithRetries } from "@/lib/load-with-retries";
import { recordEarlyChanges } from "@/lib/undo-early-changes";

let startLoading: () => void = () => undefined;
const isWanted = new Promise<void>((resolve) => {
  startLoading = resolve;
});

/** Loads what makes the helper work: at the first sign that somebody writes an enquiry. */
export function loadProductHelper(): void {
  startLoading();
}

let hasArrived = false;
let undoEarlyChanges: () => () => void = () => () => undefined;

// Until it arrives, React leaves the fields of the HTML as they are, and all that is typed there.
const ProductHelper = lazy(async () => {
  if (typeof document !== "undefined") await isWanted;
  const { ProductHelper: component } = await loadWithRetries(() => import("./product-helper"));
  hasArrived = true;
  const endUndoing = undoEarlyChanges();
  function HydratedHelper() {
    useLayoutEffect(endUndoing, []);
    return createElement(component);
  }
  return { default: HydratedHelper };
});

/**
 * The helper, whose code no visitor loads who only reads the page. Memoized, because React replaces a
 * boundary that it could not hydrate yet when the boundary is rendered with other props.
 */
export const ProductHelperSlot = memo(function ProductHelperSlot() {
  const ref = useRef<HTMLDivElement>(null);

  // React takes over only what it has rendered, and a translator may change it until then. Recorded from
  // the moment at which the page is hydrated, when the starter stops to undo.
  useLayoutEffect(() => {
    if (ref.current && !hasArrived) undoEarlyChanges = recordEarlyChanges(ref.current);
  }, []);

  useEffect(() => {
    const slot = ref.current;
    const form = slot?.closest("form");
    const inputs = [...(slot?.querySelectorAll("input") ?? [])];
    // It is not in the HTML if the router has opened the page.
    const isMissing = inputs.length === 0;
    const isUsed =
      form?.contains(document.activeElement) || inputs.some(({ value }) => value !== "");
    if (isMissing || isUsed) loadProductHelper();
    // On the window, because React stops events of what it has not taken over yet before they reach
    // the form.
    const listeners = new AbortController();
    const handleEvent = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Node) || !form?.contains(target)) return;
      loadProductHelper();
      const isEnter = event instanceof KeyboardEvent && event.key === "Enter";
      const isInField = target instanceof HTMLInputElement && slot?.contains(target);
      // It would submit the form.
      if (isEnter && isInField && !hasArrived) event.preventDefault();
    };
    for (const name of ["pointerover", "focusin", "keydown"]) {
      window.addEventListener(name, handleEvent, { capture: true, signal: listeners.signal });
    }
    return () => {
      listeners.abort();
    };
  }, []);

  return (
    <div ref={ref} className="sm:col-span-2">
      <Suspense>
        <ProductHelper />
      </Suspense>
    </div>
  );
});
