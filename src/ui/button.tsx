import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** Square at the start, round at the end. */
const SHAPE = "rounded-l-box rounded-r-full";

const VARIANTS = {
  default: `${SHAPE} bg-accent text-ink hover:bg-accent-400 active:bg-accent-600`,
  destructive: `${SHAPE} bg-cinnabar text-white hover:bg-cinnabar-600 active:bg-cinnabar-700`,
  outline: `${SHAPE} border-2 border-ink text-ink hover:bg-ink hover:text-rice active:bg-ink-800`,
  secondary: `${SHAPE} bg-ink text-rice hover:bg-ink-700 active:bg-ink-800`,
  ghost: "rounded-box text-ink hover:bg-dune/70 active:bg-dune",
  link: "rounded-box text-accent-700 underline decoration-accent/60 decoration-2 underline-offset-6 hover:text-ink hover:decoration-accent-700",
  success: `${SHAPE} bg-jade text-white hover:bg-jade-600 active:bg-jade-700`,
  whiteOutline: `${SHAPE} border-2 border-rice text-rice hover:bg-rice hover:text-ink active:bg-dune`,
};

const SIZES = {
  default: "h-12 pr-6 pl-5 text-ui",
  sm: "h-11 pr-5 pl-4 text-sm",
  lg: "h-15 pr-8 pl-7 text-action",
  icon: "size-11 rounded-box p-0",
};

export type ButtonLooks = {
  variant?: keyof typeof VARIANTS | undefined;
  size?: keyof typeof SIZES | undefined;
  className?: string | undefined;
};

/** The classes of a button, for a link that looks like one. */
export function buttonClass({
  variant = "default",
  size = "default",
  className,
}: ButtonLooks): string {
  return cn(
    "btn group/btn",
    VARIANTS[variant],
    SIZES[size],
    variant === "link" && "px-0",
    className,
  );
}

type ButtonProps = ComponentProps<"button"> & ButtonLooks;

export function Button({ variant, size, className, type, ...props }: ButtonProps) {
  return (
    <button
      type={type ?? "button"}
      className={buttonClass({ variant, size, className })}
      {...props}
    />
  );
}
