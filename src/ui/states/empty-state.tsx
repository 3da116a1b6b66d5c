import type { ReactNode } from "react";

type EmptyStateProps = {
  title: string;
  text: string;
  /** One outline button. */
  action?: ReactNode;
};

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="rounded-card border-2 border-dashed border-input px-6 py-14 text-center">
      <h2 className="text-d3">{title}</h2>
      <p className="mx-auto mt-3 max-w-measure text-lg text-muted-foreground">{text}</p>
      {action && <div className="mt-7 flex justify-center">{action}</div>}
    </div>
  );
}
