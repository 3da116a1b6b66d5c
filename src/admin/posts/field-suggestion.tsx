import { useId } from "react";
import { Button } from "@/ui/button";

type FieldSuggestionProps = {
  text: string;
  action: string;
  field: { name: string; onChange: (value: string) => void };
  /** What the button puts into the field. */
  value: string;
};

/** A note below a field, with a button that applies its suggestion. */
export function FieldSuggestion({ text, action, field, value }: FieldSuggestionProps) {
  const textId = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-base text-muted-foreground">
      <p id={textId}>{text}</p>
      <Button
        variant="link"
        size="sm"
        aria-describedby={textId}
        className="h-auto min-h-11 text-left wrap-anywhere whitespace-normal"
        onClick={({ currentTarget }) => {
          const control = currentTarget.form?.elements.namedItem(field.name);
          field.onChange(value);
          if (control instanceof HTMLElement) control.focus();
        }}
      >
        {action}
      </Button>
    </div>
  );
}
