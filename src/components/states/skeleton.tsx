import { cn } from "@/lib/cn";

/** A quiet block of the size of what it stands for. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn("block rounded-box bg-sand", className)} />;
}
