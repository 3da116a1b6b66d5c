import { Icon } from "lucide-react";

/** Brand icons as outlines on 24 x 24 px. lucide-react does not have any. */
const OUTLINES = {
  LinkedIn:
    "M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6zM2 9h4v12H2zM4 2a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  Facebook: "M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z",
  YouTube: "M7 4h10a5 5 0 0 1 5 5v6a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5zM10 9l5 3-5 3z",
  Instagram:
    "M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM17.5 6.5h.01",
  X: "M4 4l16 16M20 4L4 20",
} as const;

export function NetworkIcon({ network }: { network: keyof typeof OUTLINES }) {
  return <Icon iconNode={[["path", { key: network, d: OUTLINES[network] }]]} className="size-5" />;
}
