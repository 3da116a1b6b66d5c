import { RefreshCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { dashboard } from "@/content/admin/dashboard";

type CardRow = { key: string | number; name: string; note?: string };

type CardRowsProps = {
  rows: readonly CardRow[];
  /** Shown if there are no rows. */
  empty: string;
};

/** The first entries of an area. */
export function CardRows({ rows, empty }: CardRowsProps) {
  if (rows.length === 0) return <CardNote text={empty} />;
  return (
    <ul>
      {rows.map(({ key, name, note }) => (
        <li key={key} className="flex items-baseline justify-between gap-6 py-1.5 text-base">
          <span className="min-w-0 truncate">{name}</span>
          {note && <span className="max-w-1/2 shrink-0 truncate text-sm text-ink-600">{note}</span>}
        </li>
      ))}
    </ul>
  );
}

export function CardNote({ text }: { text: string }) {
  return <p className="py-1.5 text-base text-ink-600">{text}</p>;
}

type CardFailureProps = { text: string; reason: string; onRetry: () => void };

/** An error of one card. Only that card is tried again. */
export function CardFailure({ text, reason, onRetry }: CardFailureProps) {
  return (
    <div role="alert" className="py-1.5 text-base">
      <p className="font-semibold text-cinnabar">{text}</p>
      {reason && <p className="mt-1 text-sm text-ink-600">{reason}</p>}
      {/* Above the link that covers the card. */}
      <Button variant="outline" size="sm" className="relative mt-3" onClick={onRetry}>
        <RefreshCw aria-hidden="true" className="size-5" />
        {dashboard.retry}
      </Button>
    </div>
  );
}
