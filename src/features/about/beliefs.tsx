import { Check, X } from "lucide-react";
import { Section } from "@/components/sections/section";
import { beliefs as copy } from "@/content/about";

/** Four beliefs, each with what it makes us do and not do. */
export function Beliefs() {
  const { columns, rows } = copy;
  return (
    <Section heading={copy.heading}>
      <table className="tbl stacks mt-12 sm:table-fixed">
        <caption className="sr-only">{copy.heading}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.belief}</th>
            <th scope="col">{columns.will}</th>
            <th scope="col">{columns.wont}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, will, wont }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td data-label={columns.will}>
                <span className="flex gap-3">
                  <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-jade" />
                  {will}
                </span>
              </td>
              <td data-label={columns.wont}>
                <span className="flex gap-3">
                  <X aria-hidden="true" className="mt-1 size-5 shrink-0 text-cinnabar" />
                  {wont}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
