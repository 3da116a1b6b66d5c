import { useQuery } from "@tanstack/react-query";
import { RowListPage } from "@/admin/rows/row-list-page";
import { useDeadLinks } from "@/admin/rows/use-dead-links";
import { useRowList } from "@/admin/rows/use-row-list";
import { toast } from "@/ui/toast-store";
import { paths } from "@/config/paths";
import { storiesPage as copy } from "@/content/admin/success-stories";
import { postAddresses } from "@/data/blog-post-editing";
import { successStories, type SuccessStory } from "@/data/success-stories";
import { allStories, deleteSuccessStory, findSuccessStory } from "@/data/success-story-editing";
import { StoryForm } from "./story-form";
import { StoryGrid } from "./story-grid";
import { storyName, storyToValues } from "./story-table";

/** The admin page of success stories: the list, and the form of one of them above it. */
export function SuccessStoriesPage() {
  const list = useRowList({
    kind: "success-story",
    editedRows: successStories,
    toValues: storyToValues,
    listQuery: allStories,
    nameOf: storyName,
    find: findSuccessStory,
    remove: ({ id, updated_at }) => deleteSuccessStory(id, updated_at),
    addTo: "start",
    deletion: {
      toast: copy.deleted,
      errorTitle: copy.deleteFailed,
      fallback: copy.deletion.failed,
    },
  });
  const { rows: stories } = list;
  const { data: posts } = useQuery(postAddresses);
  const deadLinks = useDeadLinks({ rows: stories, posts, hasHeadingIds: false });

  return (
    <RowListPage
      list={list}
      texts={copy}
      intro={
        <>
          {copy.intro}{" "}
          <a href={paths.caseStudies} target="_blank" rel="noreferrer" className="link">
            {copy.introLink}
            <span className="sr-only"> {copy.newTab}</span>
          </a>
          .
        </>
      }
      onDelete={() => void list.confirmDeletion()}
      renderForm={(opened) => (
        <StoryForm
          group={list.groupOf(opened.row)}
          story={opened.row}
          deletedCopy={opened.copy}
          categories={listCategories(stories?.filter(({ id }) => id !== opened.row?.id))}
          onSaved={(saved) => {
            const isNew = saved.id !== opened.row?.id;
            toast(isNew ? copy.added(saved.title) : copy.updated(saved.title));
            list.handleSaved(opened, saved);
          }}
          onCancel={list.cancel}
        />
      )}
      renderList={(rows) => (
        <StoryGrid
          stories={rows}
          isLocked={list.write.isPending}
          hasDraft={list.hasDraft}
          deadLinks={deadLinks}
          onEdit={list.edit}
          onDelete={list.askToDelete}
        />
      )}
    />
  );
}

function listCategories(stories: readonly SuccessStory[] = []): string[] {
  return [...new Set(stories.map(({ category }) => category))].filter(Boolean).sort();
}
