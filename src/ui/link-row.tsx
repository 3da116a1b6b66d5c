import type { TextLinkCopy } from "@/content/sections";
import { cn } from "@/lib/cn";
import { TextLink } from "./text-link";

type LinkRowProps = { links: readonly TextLinkCopy[]; className?: string };

/** A row of links to related pages. */
export function LinkRow({ links, className }: LinkRowProps) {
  return (
    <p className={cn("flex flex-wrap gap-x-7", className)}>
      {links.map(({ label, to }) => (
        <TextLink key={to} to={to}>
          {label}
        </TextLink>
      ))}
    </p>
  );
}
