import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import "./steps.css";

type FindableContentProps = {
  id: string;
  labelledBy: string;
  isOpen: boolean;
  /** Called when find-in-page has found the content and shows it. */
  onFound: () => void;
  children: ReactNode;
};

/**
 * The content of a disclosure, hidden with `hidden="until-found"`, so that find-in-page can open
 * it. Replaces Radix's Content, which sets `hidden` itself and disables transitions on mounting.
 * See https://developer.mozilla.org/docs/Web/HTML/Reference/Global_attributes/hidden
 */
export function FindableContent({
  id,
  labelledBy,
  isOpen,
  onFound,
  children,
}: FindableContentProps) {
  const ref = useRef<HTMLDivElement>(null);

  // React 19 renders `hidden` as a boolean attribute only:
  // https://github.com/react/react/issues/24740
  useLayoutEffect(() => {
    // Content that a click before hydration has opened stays open until the click is repeated.
    if (!isOpen && ref.current?.hidden) ref.current.setAttribute("hidden", "until-found");
  }, [isOpen]);

  // React 19 has no prop for the `beforematch` event:
  // https://developer.mozilla.org/docs/Web/API/Element/beforematch_event
  useEffect(() => {
    const content = ref.current;
    content?.addEventListener("beforematch", onFound);
    return () => {
      content?.removeEventListener("beforematch", onFound);
    };
  }, [onFound]);

  return (
    <div
      ref={ref}
      id={id}
      role="region"
      aria-labelledby={labelledBy}
      hidden={!isOpen}
      className="findable"
    >
      <div>
        <div className="pt-1 pb-7 text-base text-ink-600">{children}</div>
      </div>
    </div>
  );
}
