import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** The frame of tables, forms and reports, drawn as a paper document. */
export function Card({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("card", className)} {...props} />;
}

export function CardHeader({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={cn(
        "flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b-fine border-strong px-4 py-3 sm:px-5",
        className,
      )}
      {...props}
    />
  );
}

export function CardBody({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("px-4 py-5 sm:px-5", className)} {...props} />;
}

/** The header of a card: its title and, on the right, a note. */
export function CardTitle({ title, note }: { title: string; note: string }) {
  return (
    <CardHeader>
      <h3 className="text-ui font-bold">{title}</h3>
      <p className="text-base text-muted-foreground">{note}</p>
    </CardHeader>
  );
}
