import { Plus, X } from "lucide-react";
import { useRef } from "react";
import { AdminPage } from "@/admin/layout/admin-page";
import { ConfirmDialog } from "@/admin/ui/confirm-dialog";
import { DeletedBar } from "@/admin/rows/deleted-bar";
import { NoticeBar } from "@/admin/rows/notice-bar";
import { StickyNotices } from "@/admin/rows/sticky-notices";
import { SaveStatus } from "@/admin/rows/save-status";
import { RefreshButton } from "@/admin/ui/refresh-button";
import { SiteStatus } from "@/admin/publishing/site-status";
import { Button } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { editing } from "@/content/admin/editing";
import { storiesPage as copy } from "@/content/admin/success-stories";
import { ADD_BUTTON_ID } from "./control-ids";
import { StoryForm, type StoryFormHandle } from "./story-form";
import { StoryGrid } from "./story-grid";
import type { RenderStory } from "./story-preview";
import { storyDraftKey, storyName } from "./story-values";
import type { OpenedStory } from "./use-opened-story";
import { useStoryScreen } from "./use-story-screen";

/** The admin page of success stories. `renderStory` renders one as its public page does. */
export function StoryManager({ renderStory }: { renderStory: RenderStory }) {
  const formRef = useRef<StoryFormHandle>(null);
  const screen = useStoryScreen(formRef);
  const { list, status, deleted, editor, toDelete } = screen;
  const { opened, closedWithDraft } = editor;
  const categories = [...new Set(list.stories?.map(({ category }) => category))]
    .filter(Boolean)
    .toSorted();

  return (
    <AdminPage
      title={copy.title}
      intro={<Intro />}
      actions={
        <>
          <RefreshButton isRefreshing={list.isFetching} onRefresh={list.refresh} />
          <Button
            id={ADD_BUTTON_ID}
            size="sm"
            variant={opened ? "secondary" : "default"}
            onClick={opened ? editor.cancel : editor.openNew}
          >
            <ToggleIcon isOpen={opened !== null} />
            {opened ? copy.cancel : copy.add}
          </Button>
        </>
      }
    >
      {opened && (
        <StoryForm
          key={formKey(opened)}
          ref={formRef}
          {...opened}
          categories={categories}
          renderStory={renderStory}
          onSaved={screen.handleSaved}
          onCancel={editor.cancel}
        />
      )}
      <StickyNotices>
        <SaveStatus state={status.state} onUnlocked={screen.clearStatus} />
        <SiteStatus />
        {closedWithDraft && (
          <NoticeBar
            actions={
              <>
                <Button variant="link" size="sm" onClick={editor.restoreDraft}>
                  {editing.closedDraft.restore}
                </Button>
                <Button variant="link" size="sm" onClick={screen.dismissDraft}>
                  {editing.closedDraft.dismiss}
                </Button>
              </>
            }
          >
            {editing.closedDraft.text}
          </NoticeBar>
        )}
        <DeletedBar
          rows={deleted.rows.filter((row) => row !== opened?.deletedCopy)}
          restoreLabel={copy.restoreDeleted}
          onRestore={editor.openCopy}
          onForget={screen.forgetDeleted}
        />
      </StickyNotices>
      <div className="mt-5">
        <StoryGrid list={list} onEdit={editor.edit} onDelete={screen.askToDelete} />
      </div>
      <ConfirmDialog
        isOpen={toDelete !== null}
        title={copy.deleteDialog.title}
        description={copy.deleteDialog.text(toDelete ? storyName(toDelete) : "")}
        confirmLabel={copy.deleteDialog.confirm}
        onConfirm={screen.confirmDelete}
        onCancel={screen.cancelDelete}
      />
    </AdminPage>
  );
}

function Intro() {
  return (
    <>
      {copy.intro}{" "}
      <a href={paths.caseStudies} target="_blank" rel="noreferrer" className="tlink">
        {copy.introLink}
        <span className="sr-only"> {copy.newTab}</span>
      </a>
      .
    </>
  );
}

function ToggleIcon({ isOpen }: { isOpen: boolean }) {
  const Icon = isOpen ? X : Plus;
  return <Icon aria-hidden="true" className="size-5" />;
}

/** A new key remounts the form for another story or another copy. */
function formKey({ story, isDraftRestored, deletedCopy }: OpenedStory): string {
  return [storyDraftKey(story), isDraftRestored, deletedCopy?.savedAt].join();
}
