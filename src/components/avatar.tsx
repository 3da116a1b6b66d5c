import { useState } from "react";
import { cn } from "@/lib/cn";
import { initials } from "@/lib/initials";

type AvatarProps = { src: string; name: string; className: string };

/** A portrait; when it does not load, the initials. The name beside it says who it is. */
export function Avatar({ src, name, className }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  if (!src || failedSrc === src) {
    return (
      <span
        aria-hidden="true"
        className={cn(
          "grid shrink-0 place-items-center rounded-full bg-teal-100 font-display text-base font-bold text-teal",
          className,
        )}
      >
        {initials(name)}
      </span>
    );
  }
  return (
    <img
      src={src}
      alt=""
      width={160}
      height={160}
      loading="lazy"
      onError={() => {
        setFailedSrc(src);
      }}
      className={cn("shrink-0 rounded-full bg-sand object-cover", className)}
    />
  );
}
