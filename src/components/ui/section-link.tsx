import { useGoToSection } from "@/hooks/use-go-to-section";

/** A link to a part of the same page. */
export function SectionLink({ to, children }: { to: string; children: string }) {
  const goToSection = useGoToSection();
  return (
    <a
      href={`#${to}`}
      className="tlink inline-flex min-h-11 items-center font-display text-ui font-semibold"
      onClick={(event) => {
        event.preventDefault();
        goToSection(to);
      }}
    >
      {children}
    </a>
  );
}
