import { cn } from "@/lib/cn";

/** The spinning logo mark. Decorative: the text beside it says what is loading. */
export function SpinnerMark({ isSmall = false }: { isSmall?: boolean }) {
  return (
    <span aria-hidden="true" className={cn("spinner motion-reduce:hidden", isSmall && "small")}>
      <i />
      <i />
      <i />
    </span>
  );
}

/** A loading area, announced to screen readers. */
export function Spinner({ label }: { label: string }) {
  return (
    <div
      role="status"
      className="flex flex-col items-center gap-4 py-24 text-lg text-muted-foreground"
    >
      <SpinnerMark />
      {label}
    </div>
  );
}
