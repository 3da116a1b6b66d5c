import { Card, CardTitle } from "@/ui/card";
import { tableRoles } from "@/ui/table-roles";
import { fees } from "@/content/services/overview";

const { invoice } = fees;

/** A small order with every cost of the buyer and when it is due. */
export function WorkedInvoice() {
  return (
    <Card>
      <CardTitle title={invoice.title} note={invoice.note} />
      <table {...tableRoles.table} className="fact-table invoice">
        <caption className="sr-only">{invoice.title}</caption>
        <thead {...tableRoles.rows} className="sr-only">
          <tr {...tableRoles.row}>
            <th {...tableRoles.columnHead} scope="col">
              {invoice.columns.item}
            </th>
            <th {...tableRoles.columnHead} scope="col">
              {invoice.columns.amount}
            </th>
          </tr>
        </thead>
        <tbody {...tableRoles.rows}>
          {invoice.lines.map(({ item, when, amount }) => (
            <tr key={item} {...tableRoles.row}>
              <th {...tableRoles.rowHead} scope="row">
                {item}
                <span className="block font-sans text-base font-normal tracking-normal text-muted-foreground">
                  {when}
                </span>
              </th>
              <td {...tableRoles.cell} className="num font-semibold">
                {amount}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot {...tableRoles.rows}>
          <tr {...tableRoles.row} className="surface-dark font-display text-title font-bold">
            <th {...tableRoles.rowHead} scope="row">
              {invoice.total.label}
            </th>
            <td {...tableRoles.cell} className="num">
              {invoice.total.amount}
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="px-4 py-3 text-base text-muted-foreground sm:px-5">{invoice.after}</p>
    </Card>
  );
}
