import { Check } from "lucide-react";
import { cn } from "@/lib/cn";

type CheckListProps = { items: readonly string[]; className?: string };

export function CheckList({ items, className }: CheckListProps) {
  return (
    <ul className={cn("border-t border-border", className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-3.5 border-b border-border py-3.5 text-lg">
          <Check
            aria-hidden="true"
            className="mt-1 size-5 shrink-0 text-success in-[.surface-dark]:text-accent-300"
          />
          {item}
        </li>
      ))}
    </ul>
  );
}
