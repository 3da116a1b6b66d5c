import { Check } from "lucide-react";
import { cn } from "@/lib/cn";

type CheckListProps = { items: readonly string[]; isOnInk?: boolean; className?: string };

export function CheckList({ items, isOnInk = false, className }: CheckListProps) {
  const rule = isOnInk ? "border-ink-700" : "border-line";
  return (
    <ul className={cn("border-t", rule, className)}>
      {items.map((item) => (
        <li key={item} className={cn("flex gap-3.5 border-b py-3.5 text-base", rule)}>
          <Check
            aria-hidden="true"
            className={cn("mt-1 size-5 shrink-0", isOnInk ? "text-accent-300" : "text-jade")}
          />
          {item}
        </li>
      ))}
    </ul>
  );
}
