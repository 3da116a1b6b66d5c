import { useQueryClient } from "@tanstack/react-query";
import { useState, type RefObject } from "react";
import { useDeletedRows } from "@/admin/rows/use-deleted-rows";
import { makeFailedState, useSaving } from "@/admin/rows/use-saving";
import { toast } from "@/components/ui/toast-store";
import { storiesPage } from "@/content/admin/success-stories";
import type { Draft } from "@/data/browser/admin-drafts";
import { RowNotFoundError } from "@/data/errors";
import {
  allStories,
  deleteSuccessStory,
  refreshSuccessStories,
} from "@/data/success-story-editing";
import type { SuccessStory } from "@/data/success-stories";
import { isFocusWithin, useFocusWhenRendered } from "@/admin/ui/use-focus-when-rendered";
import { formatTime } from "@/lib/timestamps";
import { findNeighbor } from "@/admin/ui/neighbor";
import { ADD_BUTTON_ID, deleteButtonId, editButtonId } from "./control-ids";
import { DELETE_FALLBACK, messages } from "./messages";
import type { StoryFormHandle } from "./story-form";
import { DELETED_STORIES_KEY, storyDraftKey, storyName, storyToValues } from "./story-values";
import { useOpenedStory } from "./use-opened-story";
import { useStoryList } from "./use-story-list";

const copy = storiesPage.status;

/** The actions of the page and where each of them moves the focus. */
export function useStoryScreen(formRef: RefObject<StoryFormHandle | null>) {
  const cache = useQueryClient();
  const list = useStoryList();
  const status = useSaving();
  const deleted = useDeletedRows(DELETED_STORIES_KEY);
  const [toDelete, setToDelete] = useState<SuccessStory | null>(null);
  const focusOn = useFocusWhenRendered();
  const editor = useOpenedStory({
    formRef,
    onOpened: () => {
      if (!status.isSaving) status.setState({ status: "idle" });
    },
    onClosed: ({ story }) => {
      focusCard(story);
    },
  });

  /** Focuses the edit button of the story or, without one, the button that adds a story. */
  function focusCard(story: SuccessStory | null | undefined) {
    focusOn(...(story ? [editButtonId(story.id)] : []), ADD_BUTTON_ID);
  }

  function handleSaved(saved: SuccessStory) {
    const { story, deletedCopy } = editor.opened ?? {};
    toast(saved.id === story?.id ? messages.updated(saved.title) : messages.added(saved.title));
    if (deletedCopy) deleted.forget(deletedCopy);
    const at = new Date();
    const message = copy.saved(saved.title, formatTime(at));
    status.setState((state) =>
      state.status === "saving" ? state : { status: "saved", at, message },
    );
    editor.close();
    void refreshSuccessStories();
  }

  async function deleteStory(story: SuccessStory) {
    const { id } = story;
    const name = storyName(story);
    const outcome = await status.run(async () => {
      status.setState({ status: "saving", message: copy.deleting(name) });
      await deleteSuccessStory(id);
    }, DELETE_FALLBACK);

    if (outcome.status === "failed") {
      const { error } = outcome;
      toast(messages.deleteFailed(error));
      status.setState({
        ...makeFailedState(error, DELETE_FALLBACK),
        message: copy.notDeleted(name),
      });
      if (error instanceof RowNotFoundError) void refreshSuccessStories();
    }
    if (outcome.status !== "done") return;
    toast(messages.deleted(name));
    status.setState({ status: "saved", at: new Date(), message: copy.deleted(name) });
    editor.drop(story);
    deleted.remember(storyToValues(story), storyDraftKey(story));
    if (isFocusWithin(document.getElementById(deleteButtonId(id)))) {
      focusCard(findNeighbor(list.stories ?? [], id));
    }
    cache.setQueryData(allStories.queryKey, (stories) =>
      stories?.filter((other) => other.id !== id),
    );
    void refreshSuccessStories();
  }

  return {
    list,
    status,
    deleted,
    editor,
    handleSaved,
    toDelete,
    askToDelete: (story: SuccessStory) => {
      if (!status.isSaving) setToDelete(story);
    },
    cancelDelete: () => {
      setToDelete(null);
    },
    confirmDelete: () => {
      setToDelete(null);
      if (toDelete) void deleteStory(toDelete);
    },
    forgetDeleted: (copy: Draft) => {
      deleted.forget(copy);
      focusCard(null);
    },
    dismissDraft: () => {
      editor.dismissDraft();
      focusCard(null);
    },
    clearStatus: () => {
      status.setState({ status: "idle" });
    },
  };
}
