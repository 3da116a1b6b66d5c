import { ArrowRight } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { Button } from "./button";

type LinkButtonProps = Pick<ComponentProps<typeof Button>, "variant" | "size" | "className"> & {
  to: string;
  children: string;
};

/** A link that looks like a button, with an arrow. */
export function LinkButton({ to, children, ...looks }: LinkButtonProps) {
  return (
    <Button asChild {...looks}>
      <Link to={to}>
        {children}
        <ArrowRight
          aria-hidden="true"
          className="size-5 transition-transform duration-fast group-hover/btn:translate-x-1"
        />
      </Link>
    </Button>
  );
}
