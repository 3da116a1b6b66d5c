import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { buttonClass, type ButtonVariantProps } from "./button";

type LinkButtonProps = ButtonVariantProps & { to: string; children: string };

/** A link that looks like a button, with an arrow. */
export function LinkButton({ to, children, ...looks }: LinkButtonProps) {
  return (
    <Link to={to} className={buttonClass(looks)}>
      {children}
      <ArrowRight
        aria-hidden="true"
        className="size-5 transition-transform duration-fast group-hover/btn:translate-x-1"
      />
    </Link>
  );
}
