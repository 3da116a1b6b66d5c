import { Plus, X } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { AdminPage } from "@/admin/ui/admin-page";
import { SiteStatus } from "@/admin/publishing/site-status";
import { ActionButton } from "@/admin/ui/action-button";
import { ConfirmDialog } from "@/admin/ui/confirm-dialog";
import { describeFailure, failureToast } from "@/admin/ui/describe-failure";
import { LoadFailure } from "@/admin/ui/load-failure";
import { RefreshButton } from "@/admin/ui/refresh-button";
import { toast } from "@/ui/toast-store";
import { deletedBar, unsavedBar } from "@/content/admin/row-list";
import { refreshing } from "@/content/admin/refreshing";
import { ADD_BUTTON_ID, formAreaId } from "./control-ids";
import { KeptTextsBar } from "./kept-texts-bar";
import { SaveStatus } from "./save-status";
import { StickyNotices } from "./sticky-notices";
import type { OpenedRow, RowList } from "./use-row-list";
import { useIsWriting } from "./use-write";

type RowListPageProps<Row extends { id: string }> = {
  list: RowList<Row>;
  texts: {
    title: string;
    add: string;
    cancel: string;
    bringBack: string;
    loadFailed: { title: string; toast: string; fallback: string };
    deletion: { title: string; text: (name: string) => string; confirm: string };
  };
  intro?: ReactNode;
  /** Runs the deletion that the dialog has asked about. */
  onDelete: () => void;
  renderForm: (opened: OpenedRow<Row>) => ReactNode;
  /** Undefined stands for rows that are being read. */
  renderList: (rows: readonly Row[] | undefined) => ReactNode;
};

/** A page with a list of rows, the form of one of them above it, and what can be brought back. */
export function RowListPage<Row extends { id: string }>({
  list,
  texts,
  intro,
  onDelete,
  renderForm,
  renderList,
}: RowListPageProps<Row>) {
  const { query, opened, toDelete, isLoadToastOff } = list;
  const { title, toast: toastTitle, fallback } = texts.loadFailed;
  const error = query.isFetching ? null : query.error;
  useEffect(() => {
    if (error && !isLoadToastOff.current) toast(failureToast(toastTitle, error, fallback));
  }, [error, toastTitle, fallback, isLoadToastOff]);
  const isWriting = useIsWriting();
  const ToggleIcon = opened ? X : Plus;
  return (
    <AdminPage
      title={texts.title}
      intro={intro}
      actions={
        <>
          <RefreshButton
            isRefreshing={query.isFetching}
            isLocked={list.write.isPending}
            onRefresh={() => void list.refresh()}
          />
          {/* One button whose label changes, so that it keeps the focus. */}
          <ActionButton
            id={ADD_BUTTON_ID}
            variant={opened ? "secondary" : "default"}
            size="sm"
            // A form that is closed while it saves would open again with what was stored before, and
            // a post that is being duplicated or brought back would replace one that is opened now.
            isUnavailable={isWriting}
            onClick={opened ? list.cancel : list.add}
          >
            <ToggleIcon aria-hidden="true" className="size-5" />
            {opened ? texts.cancel : texts.add}
          </ActionButton>
        </>
      }
    >
      {opened && (
        <FormArea key={opened.key} formKey={opened.key}>
          {renderForm(opened)}
        </FormArea>
      )}
      <StickyNotices>
        <SaveStatus write={list.write} />
        <SiteStatus />
        <KeptTextsBar
          texts={list.deletedRows}
          words={deletedBar}
          useLabel={texts.bringBack}
          isLocked={list.write.isPending}
          onUse={list.bringBack}
          onRemove={(row) => void list.forget(row)}
        />
      </StickyNotices>
      <div className="mt-5 grid grid-cols-1 gap-5">
        <KeptTextsBar
          texts={list.unsaved.work}
          words={unsavedBar}
          useLabel={unsavedBar.open}
          // Before the rows are read, it is not known which of them it belongs to.
          isLocked={list.write.isPending || !list.rows}
          onUse={list.unsaved.open}
          onRemove={list.unsaved.discard}
        />
        {error ? (
          <LoadFailure
            title={title}
            reason={describeFailure(error, fallback)}
            retryLabel={refreshing.refresh}
            onRetry={() => void list.refresh()}
          />
        ) : (
          <>
            {list.deleted.error && (
              <LoadFailure
                {...deletedBar.loadFailed}
                reason={describeFailure(list.deleted.error, "")}
                onRetry={() => void list.deleted.refetch()}
              />
            )}
            {renderList(list.rows)}
          </>
        )}
      </div>
      <ConfirmDialog
        isOpen={toDelete !== null}
        title={texts.deletion.title}
        description={`${texts.deletion.text(toDelete?.name ?? "")} ${list.deleted.data ? deletedBar.kept : ""}`}
        confirmLabel={texts.deletion.confirm}
        onConfirm={onDelete}
        onCancel={list.cancelDeletion}
      />
    </AdminPage>
  );
}

/** The container of the form. It is scrolled into view when the form opens. */
function FormArea({ formKey, children }: { formKey: number; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <div ref={ref} id={formAreaId(formKey)}>
      {children}
    </div>
  );
}
