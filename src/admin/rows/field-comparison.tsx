import type { FieldValues } from "@/lib/field-values";

export type FieldLabels<Name extends string = string> = Readonly<Record<Name, string>>;

type FieldComparisonProps = {
  labels: FieldLabels;
  left: { title: string; values: FieldValues };
  right: { title: string; values: FieldValues };
};

/** The fields in which two versions differ, side by side. */
export function FieldComparison({ labels, left, right }: FieldComparisonProps) {
  const different = Object.entries(labels).filter(
    ([name]) => left.values[name] !== right.values[name],
  );
  return (
    <dl className="grid gap-4">
      {different.map(([name, label]) => (
        <div key={name} className="grid gap-1">
          <dt className="text-sm font-semibold">{label}</dt>
          <dd className="grid gap-2 sm:grid-cols-2">
            <Version
              label={`${left.title}: ${label}`}
              title={left.title}
              text={left.values[name]}
            />
            <Version
              label={`${right.title}: ${label}`}
              title={right.title}
              text={right.values[name]}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Version({
  label,
  title,
  text,
}: {
  label: string;
  title: string;
  text?: string | undefined;
}) {
  return (
    <div className="min-w-0 rounded-box border border-line bg-sheet">
      <p className="border-b border-line px-3 py-1 text-label text-ink-600">{title}</p>
      {/* Long texts scroll on their own. */}
      <div
        role="region"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrolling area needs the focus to be scrolled by keys.
        tabIndex={0}
        className="max-h-40 overflow-y-auto px-3 py-2 text-sm wrap-anywhere whitespace-pre-wrap"
      >
        {text}
      </div>
    </div>
  );
}
