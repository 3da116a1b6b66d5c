import { useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { useState } from "react";
import { describeFailure } from "@/admin/ui/describe-failure";
import { Dialog } from "@/admin/ui/dialog";
import { CONTROL, Field } from "@/admin/ui/field";
import { LoadFailure } from "@/admin/ui/load-failure";
import { Button } from "@/ui/button";
import { toast } from "@/ui/toast-store";
import { editing } from "@/content/admin/editing";
import { deletedRows, rowVersion, rowVersions } from "@/data/content-versions";
import type { EditedRows } from "@/data/write";
import { cn } from "@/lib/cn";
import { hasSameValues } from "@/lib/field-values";
import { formatTimestamp } from "@/admin/ui/timestamps";
import { Comparison } from "./comparison";
import type { RowForm } from "./use-row-form";

const copy = editing.versions;

type VersionsProps<Row, Name extends string> = {
  form: RowForm<Row, Name>;
  rows: EditedRows<Row>;
  rowId: string;
};

/** A button that opens the earlier versions of a row, unless the database keeps none. */
export function EarlierVersions<Row, Name extends string>(props: VersionsProps<Row, Name>) {
  const [isOpen, setIsOpen] = useState(false);
  // The list of rows has read it.
  const { data: deleted } = useQuery(deletedRows(props.rows.table));
  if (!deleted) return null;
  return (
    <>
      <Button
        variant="ghost"
        disabled={props.form.write.isPending}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <History aria-hidden="true" className="size-5" />
        {copy.open}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={copy.open}
        description={copy.description}
      >
        <Versions
          {...props}
          onUse={() => {
            setIsOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}

/** One of the versions, beside what is in the form. */
function Versions<Row, Name extends string>({
  form,
  rows,
  rowId,
  onUse,
}: VersionsProps<Row, Name> & { onUse: () => void }) {
  const { table } = form;
  const list = useQuery(rowVersions(rows.table, rowId));
  const [chosenId, setChosenId] = useState<string>();
  const chosen = list.data?.find(({ id }) => id === chosenId) ?? list.data?.[0];
  const version = useQuery({
    ...rowVersion(rows, chosen?.id ?? ""),
    enabled: chosen !== undefined,
  });
  const mine = table.tidy(form.values);
  const former = version.data && table.tidy(table.toValues(version.data));
  const isSame = former && hasSameValues(former, mine);
  const error = list.error ?? version.error;
  return (
    <>
      {list.data && list.data.length > 0 && (
        <Field label={copy.label}>
          {(attributes) => (
            <select
              {...attributes}
              // A list of options counts as read-only.
              className={cn(CONTROL, "h-12 read-only:bg-card read-only:text-foreground")}
              value={chosen?.id}
              onChange={(event) => {
                setChosenId(event.target.value);
              }}
            >
              {list.data.map(({ id, keptAt }) => (
                <option key={id} value={id}>
                  {copy.until(formatTimestamp(new Date(keptAt)))}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <p role="status" className="text-lg empty:sr-only">
        {describe()}
      </p>
      {error && (
        <LoadFailure
          {...copy.loadFailed}
          reason={describeFailure(error, "")}
          onRetry={() => void (list.error ? list.refetch() : version.refetch())}
        />
      )}
      {chosen && former && !isSame && (
        <>
          <Comparison
            labels={table.labels}
            first={{ title: copy.then, values: former }}
            second={{ title: copy.now, values: mine }}
          />
          <div className="flex justify-end">
            <Button
              size="sm"
              onClick={() => {
                // The next save is based on the row as the form was opened with it.
                form.restore({ ...chosen, values: former, version: form.openedVersion });
                toast(copy.used);
                onUse();
              }}
            >
              {copy.use}
            </Button>
          </div>
        </>
      )}
    </>
  );

  function describe(): string | null {
    if (list.data?.length === 0) return copy.none;
    if (version.data === null) return copy.gone;
    if (isSame) return copy.same;
    return list.isFetching || version.isFetching ? copy.loading : null;
  }
}
