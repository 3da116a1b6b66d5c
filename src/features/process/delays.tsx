import { SectionHeading } from "@/components/sections/section-heading";
import { delays as copy } from "@/content/how-it-works";

/** What makes a project late, by how much, and what is done against it. */
export function Delays() {
  const { columns, rows } = copy;
  return (
    <section aria-labelledby="delays-heading" className="on-ink bg-ink text-rice">
      <div className="wrap sec">
        <SectionHeading id="delays-heading" heading={copy.heading} intro={copy.intro} isOnDark />
        <table className="tbl tbl-ink stacks mt-12 sm:table-fixed">
          <caption className="sr-only">{copy.heading}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.cause}</th>
              <th scope="col">{columns.adds}</th>
              <th scope="col">{columns.remedy}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cause, adds, remedy }) => (
              <tr key={cause}>
                <th scope="row">{cause}</th>
                <td data-label={columns.adds}>{adds}</td>
                <td data-label={columns.remedy}>{remedy}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
