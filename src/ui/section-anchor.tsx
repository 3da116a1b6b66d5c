import type { ComponentProps } from "react";
import { useGoToSection } from "./hooks/use-anchor";
import { isPlainClick } from "@/lib/plain-click";

type SectionAnchorProps = Omit<ComponentProps<"a">, "href" | "onClick"> & {
  /** The id of an element on the same page. */
  to: string;
};

/** An unstyled link to a part of the same page. It scrolls there and moves the focus. */
export function SectionAnchor({ to, children, ...props }: SectionAnchorProps) {
  const goToSection = useGoToSection();
  return (
    <a
      {...props}
      href={`#${to}`}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        goToSection(to);
      }}
    >
      {children}
    </a>
  );
}
