import { lazy, Suspense } from "react";
import type { FieldValues } from "@/lib/field-values";

type MarkedTextProps = { text: string; other: string };

/** With the library that compares texts, which most visits do not need. Without it, unmarked. */
const MarkedText = lazy(async () => {
  const marked = await import("./marked-text").catch(() => null);
  return { default: marked?.MarkedText ?? (({ text }: MarkedTextProps) => text) };
});

type ComparisonProps = {
  labels: Readonly<Record<string, string>>;
  /** Two versions, with what they are called. */
  first: { title: string; values: FieldValues };
  second: { title: string; values: FieldValues };
};

/** The fields that differ, with the words marked that only one version has. */
export function Comparison({ labels, first, second }: ComparisonProps) {
  const [a, b] = [first.values, second.values];
  return (
    <dl className="grid gap-4">
      {Object.entries(labels)
        .filter(([name]) => a[name] !== b[name])
        .map(([name, label]) => (
          <div key={name} className="grid gap-1">
            <dt className="text-base font-semibold">{label}</dt>
            <dd className="grid gap-2 sm:grid-cols-2">
              <Version label={label} title={first.title} text={a[name]} other={b[name]} />
              <Version label={label} title={second.title} text={b[name]} other={a[name]} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

type VersionProps = {
  label: string;
  title: string;
  text: string | undefined;
  other: string | undefined;
};

function Version({ label, title, text = "", other = "" }: VersionProps) {
  return (
    <div className="min-w-0 rounded border border-border bg-card">
      <p className="border-b border-border px-3 py-1 text-label text-muted-foreground">{title}</p>
      {/* Long texts scroll on their own. */}
      <div
        role="region"
        aria-label={`${title}: ${label}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrolling area needs the focus to be scrolled by keys.
        tabIndex={0}
        className="max-h-40 overflow-y-auto px-3 py-2 text-base wrap-anywhere whitespace-pre-wrap"
      >
        <Suspense fallback={text}>
          <MarkedText text={text} other={other} />
        </Suspense>
      </div>
    </div>
  );
}
