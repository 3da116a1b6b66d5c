import { cn } from "@/lib/cn";

type LotSquaresProps = {
  count: number;
  opened: number;
  columns: number;
  label: string;
  className?: string;
};

/** A lot as squares in rows, with the opened ones in orange. */
export function LotSquares({ count, opened, columns, label, className }: LotSquaresProps) {
  const drawn = drawSample(count, opened);
  const wide = Math.min(columns, count);
  const paths = { opened: "", closed: "" };
  for (let i = 0; i < count; i++) {
    const square = `M${(i % wide) * 10} ${Math.floor(i / wide) * 10}h8v8h-8z`;
    paths[drawn.has(i) ? "opened" : "closed"] += square;
  }
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${columns * 10 - 2} ${Math.ceil(count / wide) * 10 - 2}`}
      className={cn("w-full", className)}
    >
      <path d={paths.closed} className="fill-ink-700" />
      <path d={paths.opened} className="fill-accent" />
    </svg>
  );
}

/**
 * Draws pieces at random (Fisher-Yates), but the same ones in each build and in the browser, so
 * that hydration matches.
 * @returns indexes of pieces
 */
export function drawSample(lotSize: number, sampleSize: number): Set<number> {
  const random = seededRandom(lotSize);
  const pieces = Array.from({ length: lotSize }, (_, i) => i);
  for (let i = pieces.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [pieces[i], pieces[j]] = [pieces[j] ?? 0, pieces[i] ?? 0];
  }
  return new Set(pieces.slice(0, sampleSize));
}

/** Mulberry32, a small pseudorandom number generator. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
