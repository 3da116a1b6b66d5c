import { toolWords as words } from "@/content/tools/shared";

/** Marks a field that still has the example's figure. The field refers to it as its description. */
export function ExampleMark({ fieldId }: { fieldId: string }) {
  return (
    <p id={`${fieldId}-example`} className="example-mark">
      {words.example.mark}
    </p>
  );
}
