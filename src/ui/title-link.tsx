import { Link } from "react-router-dom";

/** A title whose link covers the whole card. The card needs the classes `group relative`. */
export function TitleLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="wrap-anywhere decoration-accent decoration-3 underline-offset-4 group-hover:underline after:absolute after:inset-0"
    >
      {children}
    </Link>
  );
}
