import { Link } from "react-router-dom";

/** A text link to another page, for use beside a button. */
export function TextLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="link inline-flex min-h-11 items-center font-display text-ui font-semibold"
    >
      {children}
    </Link>
  );
}
