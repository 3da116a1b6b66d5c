import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import "@/styles/pages/steps.css";

type FindableContentProps = {
  id: string;
  labelledBy: string;
  isOpen: boolean;
  /** The browser has found something in it and shows it. */
  onFound: () => void;
  children: ReactNode;
};

/**
 * The content of a disclosure; closed, it stays where the browser's search finds and opens it. Not
 * Radix's part: that one cannot be `until-found`, and it cuts off its own transitions.
 */
export function FindableContent({
  id,
  labelledBy,
  isOpen,
  onFound,
  children,
}: FindableContentProps) {
  const ref = useRef<HTMLDivElement>(null);

  // React knows `hidden` only as yes or no.
  useLayoutEffect(() => {
    if (!isOpen) ref.current?.setAttribute("hidden", "until-found");
  }, [isOpen]);

  // React does not know the event at all.
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
