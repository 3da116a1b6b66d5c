import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** Square at the start, round at the end. */
const SHAPE = "rounded-l rounded-r-full";

const VARIANTS = {
  default: `${SHAPE} bg-accent text-ink hover:bg-accent-400 active:bg-accent-600`,
  destructive: `${SHAPE} bg-danger text-white hover:bg-danger-600 active:bg-danger-700`,
  outline: `${SHAPE} border-2 border-ink text-ink hover:bg-ink hover:text-rice active:bg-ink-800`,
  secondary: `${SHAPE} bg-ink text-rice hover:bg-ink-700 active:bg-ink-800`,
  ghost: "rounded text-ink hover:bg-dune/70 active:bg-dune",
  link: "rounded text-accent-700 underline decoration-accent/60 decoration-2 underline-offset-6 hover:text-ink hover:decoration-accent-700",
  success: `${SHAPE} bg-success text-white hover:bg-success-600 active:bg-success-700`,
  whiteOutline: `${SHAPE} border-2 border-rice text-rice hover:bg-rice hover:text-ink active:bg-dune`,
};

const SIZES = {
  default: "h-12 pr-6 pl-5 text-ui",
  sm: "h-11 pr-5 pl-4 text-base",
  lg: "h-15 pr-8 pl-7 text-action",
  icon: "size-11 rounded p-0",
};

export type ButtonVariantProps = {
  variant?: keyof typeof VARIANTS | undefined;
  size?: keyof typeof SIZES | undefined;
  className?: string | undefined;
};

/** The classes of a button, for a link that looks like one. */
export function buttonClass({
  variant = "default",
  size = "default",
  className,
}: ButtonVariantProps): string {
  return cn(
    "btn group/btn",
    VARIANTS[variant],
    SIZES[size],
    variant === "link" && "px-0",
    className,
  );
}

type ButtonProps = ComponentProps<"button"> & ButtonVariantProps;

export function Button({ variant, size, className, type, ...props }: ButtonProps) {
  return (
    <button
      type={type ?? "button"}
      className={buttonClass({ variant, size, className })}
      {...props}
    />
  );
}
