import { TextLink } from "@/components/ui/text-link";
import { cn } from "@/lib/cn";

type LinkRowProps = { links: readonly { label: string; to: string }[]; className?: string };

/** Where to read on. */
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
