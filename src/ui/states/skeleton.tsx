import { cn } from "@/lib/cn";

/** A placeholder of the size of the content that is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn("block rounded bg-muted", className)} />;
}
