import { fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import { useState } from "react";
import { HelmetProvider } from "react-helmet-async";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, onTestFinished, vi } from "vitest";
import { UnsavedChanges } from "@/admin/rows/unsaved-changes";
import { SiteImagesProvider } from "@/ui/site-images/site-images-provider";
import { postForm, postMessages } from "@/content/admin/post-form";
import { QueryProvider } from "@/ui/query-provider";
import type { BlogPost } from "@/data/blog-posts";
import { queryClient } from "@/data/query-client";
import type { PostField } from "@/admin/posts/post-table";
import { PostForm } from "@/admin/posts/post-form";
import { failureToast } from "@/admin/ui/describe-failure";
import { unlockForTest } from "./admin";
import { SKIP_POINTER_CHECK } from "./render-route";
import { recordToasts } from "./contact-page";
import { backend, serveWritableTable } from "./handlers/backend";

beforeEach(() => {
  localStorage.clear();
});

type Options = {
  /** The posts in the database and in the list. */
  stored?: readonly BlogPost[];
  /** The post to edit; none means a new one. */
  post?: BlogPost;
};

/** The day on which the tests open the form, at noon: no test meets midnight. */
export const TODAY = "2026-11-24";

/** Opens the form with a mocked database, in a page that closes it as the admin's page does. */
export function openPostForm({ stored = [], post }: Options = {}) {
  vi.setSystemTime(`${TODAY}T12:00`);
  unlockForTest();
  const table = serveWritableTable("blog_posts", stored);
  backend.use(...table.handlers);
  const toasts = recordToasts();

  function Screen() {
    const [isOpen, setIsOpen] = useState(true);
    if (!isOpen) return <p>Closed</p>;
    const close = () => {
      setIsOpen(false);
    };
    return (
      <PostForm
        opened={{ key: 1, row: post ?? null, copy: null, draft: null }}
        group={post ? `blog-post:${post.id}` : NEW_POST_GROUP}
        posts={stored}
        onDraft={() => undefined}
        onSaved={close}
        onCancel={close}
      />
    );
  }

  const element = (
    <QueryProvider>
      <UnsavedChanges>
        <Screen />
      </UnsavedChanges>
    </QueryProvider>
  );
  const router = createMemoryRouter([{ path: "*", element }]);
  const view = render(
    <HelmetProvider>
      <SiteImagesProvider>
        <RouterProvider router={router} />
      </SiteImagesProvider>
    </HelmetProvider>,
  );
  onTestFinished(() => {
    router.dispose();
    queryClient.clear();
  });
  // Without the default pause between keys, which adds up for long texts.
  const user = userEvent.setup({ ...SKIP_POINTER_CHECK, delay: null });
  return { user, ...table, toasts, close: view.unmount };
}

/** Names the drafts of new posts. */
export const NEW_POST_GROUP = "blog-post:new";

export const saveFailed = (error: unknown) =>
  failureToast(postMessages.failures.save, error, postMessages.saveFallback);

export const postField = (name: PostField) =>
  within(screen.getByRole("form")).getByLabelText<HTMLInputElement>(postForm.labels[name], {
    selector: ":not(button, [type=file])",
  });

export const saveButton = () => screen.getByRole("button", { name: postForm.save });

/** The form is closed by a save that succeeds. */
export const findClosed = () => screen.findByText("Closed");

/** Saves a form in which nothing is wrong. */
export async function save(user: UserEvent) {
  await user.click(saveButton());
  await findClosed();
}

/** Sets the value of a field in one event, for tests that are not about the input itself. */
export function setField(name: PostField, text: string) {
  fireEvent.change(postField(name), { target: { value: text } });
}

export const COMPLETE = {
  title: "What a sealed sample is worth",
  excerpt: "One signed mug has ended many arguments.",
  content: "<p>A sealed sample is a contract.</p>",
  image_url: "/images/samples-1200.webp",
  image_alt: "Three samples on pedestals",
  category: "Sourcing",
} as const;

/** Fills in all required fields. The slug follows from the title. */
export function fillPostForm(changes: Partial<Record<keyof typeof COMPLETE, string>> = {}) {
  setField("title", changes.title ?? COMPLETE.title);
  setField("excerpt", changes.excerpt ?? COMPLETE.excerpt);
  setField("content", changes.content ?? COMPLETE.content);
  setField("image_url", changes.image_url ?? COMPLETE.image_url);
  setField("image_alt", changes.image_alt ?? COMPLETE.image_alt);
  setField("category", changes.category ?? COMPLETE.category);
}
