import { Slot } from "@radix-ui/react-slot";
import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** The button's shape: square at the start, round at the end. */
const buttonVariants = cva("btn group/btn", {
  variants: {
    variant: {
      default:
        "rounded-l-box rounded-r-full bg-accent text-ink hover:bg-accent-400 active:bg-accent-600",
      destructive:
        "rounded-l-box rounded-r-full bg-cinnabar text-white hover:bg-cinnabar-600 active:bg-cinnabar-700",
      outline:
        "rounded-l-box rounded-r-full border-2 border-ink text-ink hover:bg-ink hover:text-rice active:bg-ink-800",
      secondary: "rounded-l-box rounded-r-full bg-ink text-rice hover:bg-ink-700 active:bg-ink-800",
      ghost: "rounded-box text-ink hover:bg-dune/70 active:bg-dune",
      link: "rounded-box px-0! text-accent-700 underline decoration-accent/60 decoration-2 underline-offset-6 hover:text-ink hover:decoration-accent-700",
      success:
        "rounded-l-box rounded-r-full bg-jade text-white hover:bg-jade-600 active:bg-jade-700",
      whiteOutline:
        "rounded-l-box rounded-r-full border-2 border-rice text-rice hover:bg-rice hover:text-ink active:bg-dune",
    },
    size: {
      default: "h-12 pr-6 pl-5 text-ui",
      sm: "h-11 pr-5 pl-4 text-sm",
      lg: "h-15 pr-8 pl-7 text-action",
      icon: "size-11 rounded-box! p-0",
    },
  },
  defaultVariants: { variant: "default", size: "default" },
});

type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof buttonVariants> & {
    /** Renders its only child, such as a link, with the button's classes. */
    asChild?: boolean;
  };

export function Button({ variant, size, asChild = false, className, type, ...props }: ButtonProps) {
  const looks = cn(buttonVariants({ variant, size }), className);
  if (asChild) return <Slot className={looks} {...props} />;
  return <button type={type ?? "button"} className={looks} {...props} />;
}
