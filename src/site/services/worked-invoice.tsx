import { Card, CardTitle } from "@/ui/card";
import { fees } from "@/content/services/overview";

const { invoice } = fees;

/** A small order with every cost of the buyer and when it is due. */
export function WorkedInvoice() {
  return (
    <Card>
      <CardTitle title={invoice.title} note={invoice.note} />
      <table className="fact-table invoice">
        <caption className="sr-only">{invoice.title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{invoice.columns.item}</th>
            <th scope="col">{invoice.columns.amount}</th>
          </tr>
        </thead>
        <tbody>
          {invoice.lines.map(({ item, when, amount }) => (
            <tr key={item}>
              <th scope="row">
                {item}
                <span className="block font-sans text-sm font-normal tracking-normal text-ink-600">
                  {when}
                </span>
              </th>
              <td className="num font-semibold">{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="bg-ink font-display text-title font-bold text-rice">
            <th scope="row">{invoice.total.label}</th>
            <td className="num">{invoice.total.amount}</td>
          </tr>
        </tfoot>
      </table>
      <p className="px-4 py-3 text-sm text-ink-600 sm:px-5">{invoice.after}</p>
    </Card>
  );
}
