import { SectionAnchor } from "@/ui/section-anchor";

/** A text link to a part of the same page, for use beside a button. */
export function SectionLink({ to, children }: { to: string; children: string }) {
  return (
    <SectionAnchor
      to={to}
      className="tlink inline-flex min-h-11 items-center font-display text-ui font-semibold"
    >
      {children}
    </SectionAnchor>
  );
}
