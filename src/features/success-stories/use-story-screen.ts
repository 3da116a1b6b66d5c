import { useEffect, useState, type RefObject } from "react";
import { useDeletedRows } from "@/components/admin/editing/use-deleted-rows";
import { useSaving } from "@/components/admin/editing/use-saving";
import { describeFailure } from "@/components/admin/failure";
import { toast } from "@/components/ui/toast-store";
import { storiesPage } from "@/content/admin/success-stories";
import type { Draft } from "@/db/admin-drafts";
import { AccessRefusedError, RowGoneError } from "@/db/errors";
import { deleteSuccessStory, refreshSuccessStories } from "@/db/success-story-editing";
import { type SuccessStory } from "@/db/success-stories";
import { formatTime } from "@/lib/moments";
import { DELETE_FALLBACK, messages } from "./messages";
import { editButtonId } from "./story-card";
import type { StoryFormHandle } from "./story-form";
import { DELETED_STORIES_KEY, storyDraftKey, storyToValues } from "./story-values";
import { useOpenedStory } from "./use-opened-story";
import { useStoryList } from "./use-story-list";

const copy = storiesPage.status;

type Options = {
  formRef: RefObject<StoryFormHandle | null>;
  /** The button that adds a story. */
  addRef: RefObject<HTMLButtonElement | null>;
};

/** What happens on the screen of the stories, and where the focus goes after it. */
export function useStoryScreen({ formRef, addRef }: Options) {
  const list = useStoryList();
  const status = useSaving();
  const deleted = useDeletedRows(DELETED_STORIES_KEY);
  const [toDelete, setToDelete] = useState<SuccessStory | null>(null);
  const focusCard = useCardFocus(addRef);
  const editor = useOpenedStory({
    formRef,
    onOpened: () => {
      if (!status.isSaving) status.setState({ status: "idle" });
    },
    onClosed: ({ story }) => {
      focusCard(story?.id);
    },
  });

  function handleSaved(saved: SuccessStory) {
    const { story, deletedCopy } = editor.opened ?? {};
    toast(saved.id === story?.id ? messages.updated(saved.title) : messages.added(saved.title));
    if (deletedCopy) deleted.forget(deletedCopy);
    const at = new Date();
    status.setState({ status: "saved", at, what: copy.saved(saved.title, formatTime(at)) });
    editor.close();
    void refreshSuccessStories();
  }

  async function deleteStory(story: SuccessStory) {
    const { id, title } = story;
    const running = status.run(() => deleteSuccessStory(id), DELETE_FALLBACK);
    status.setState({ status: "saving", what: copy.deleting(title) });
    const outcome = await running;
    if (outcome.status === "failed") {
      const { error } = outcome;
      toast(messages.deleteFailed(error));
      const reason = describeFailure(error, DELETE_FALLBACK);
      const needsLogin = error instanceof AccessRefusedError;
      status.setState({ status: "failed", what: copy.notDeleted(title), reason, needsLogin });
      if (error instanceof RowGoneError) void refreshSuccessStories();
    }
    if (outcome.status !== "done") return;
    toast(messages.deleted(title));
    status.setState({ status: "saved", at: new Date(), what: copy.deleted(title) });
    editor.drop(story);
    deleted.remember(storyToValues(story), storyDraftKey(story));
    const neighbor = findNeighbor(list.stories ?? [], id);
    await refreshSuccessStories();
    focusCard(neighbor?.id);
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
      focusCard(undefined);
    },
    dismissSetAside: () => {
      editor.dismissSetAside();
      focusCard(undefined);
    },
    clearStatus: () => {
      status.setState({ status: "idle" });
    },
  };
}

/**
 * Moves the focus, once what has to be on the screen is there, to the button that edits a story,
 * or to the one that adds another.
 */
function useCardFocus(addRef: Options["addRef"]) {
  const [request, setRequest] = useState<{ storyId: string | undefined } | null>(null);

  useEffect(() => {
    if (!request) return;
    const { storyId } = request;
    const card = storyId === undefined ? null : document.getElementById(editButtonId(storyId));
    (card ?? addRef.current)?.focus();
  }, [request, addRef]);

  return (storyId: string | undefined) => {
    setRequest({ storyId });
  };
}

/** The story that takes the place of this one when it goes. */
function findNeighbor(stories: readonly SuccessStory[], id: string): SuccessStory | undefined {
  const i = stories.findIndex((story) => story.id === id);
  return stories[i + 1] ?? stories[i - 1];
}
