import { useImageFallback } from "./hooks/use-image-fallback";
import { cn } from "@/lib/cn";

type AvatarProps = { src: string; name: string; className: string };

/** A portrait, or the initials if it does not load. Decorative: the name stands beside it. */
export function Avatar({ src, name, className }: AvatarProps) {
  const { shown, imgProps } = useImageFallback([{ url: src }]);
  if (!shown) {
    return (
      <span
        aria-hidden="true"
        className={cn(
          "grid shrink-0 place-items-center rounded-full bg-support-100 font-display text-lg font-bold text-support",
          className,
        )}
      >
        {initials(name)}
      </span>
    );
  }
  return (
    <img
      {...imgProps}
      src={src}
      alt=""
      width={160}
      height={160}
      loading="lazy"
      className={cn("shrink-0 rounded-full bg-muted object-cover", className)}
    />
  );
}

/** "Hannah Brandt" as "HB", for the avatar without a photo. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ""];
  return letters
    .map((word) => Array.from(word ?? "")[0] ?? "")
    .join("")
    .toUpperCase();
}
