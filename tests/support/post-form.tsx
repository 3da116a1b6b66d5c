import { fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import { useState } from "react";
import { HelmetProvider } from "react-helmet-async";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { onTestFinished, vi } from "vitest";
import { UnsavedChanges } from "@/components/admin/editing/unsaved-changes";
import { SiteImagesProvider } from "@/components/site-images/site-images-provider";
import { StoredData } from "@/components/stored-data";
import type { BlogPost } from "@/db/blog-posts";
import { queryClient } from "@/db/query-client";
import { blankPost, postToValues, type PostValues } from "@/features/blog-management/post-fields";
import { PostForm } from "@/features/blog-management/post-form";
import { localCalendarDate } from "@/lib/dates";
import { UnsavedPost } from "@/pages/admin/blog-management-page";
import { unlockForTest } from "./admin";
import { SKIP_POINTER_CHECK } from "./render-route";
import { recordToasts } from "./contact-page";
import { backend, serveWritableTable } from "./handlers/backend";

type Options = {
  /** The posts in the database and in the list. */
  stored?: readonly BlogPost[];
  /** The post to edit; none means a new one. */
  post?: BlogPost;
  startValues?: PostValues;
  isDraftRestored?: boolean;
};

/** Opens the form with a mocked database, in a page that closes it as the admin's page does. */
export function openPostForm({
  stored = [],
  post,
  startValues,
  isDraftRestored = false,
}: Options = {}) {
  unlockForTest();
  const table = serveWritableTable("blog_posts", stored);
  backend.use(...table.handlers);
  const onSaved = vi.fn<(post: BlogPost) => void>();
  const onCancel = vi.fn();
  const toasts = recordToasts();

  function Screen() {
    const [isOpen, setIsOpen] = useState(true);
    if (!isOpen) return <p>Closed</p>;
    return (
      <PostForm
        post={post ?? null}
        startValues={startValues ?? (post ? postToValues(post) : blankPost(today()))}
        posts={stored}
        isDraftRestored={isDraftRestored}
        renderPreview={(shown) => <UnsavedPost post={shown} />}
        onSaved={(saved) => {
          onSaved(saved);
          setIsOpen(false);
        }}
        onCancel={() => {
          onCancel();
          setIsOpen(false);
        }}
      />
    );
  }

  const element = (
    <StoredData>
      <UnsavedChanges>
        <Screen />
      </UnsavedChanges>
    </StoredData>
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: ["/admin"] });
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
  return { user, ...table, onSaved, onCancel, toasts, router, close: view.unmount };
}

export const today = () => localCalendarDate(new Date());

export const postField = (label: string) =>
  within(screen.getByRole("form")).getByLabelText<HTMLInputElement>(label, {
    selector: ":not(button, [type=file])",
  });

export const saveButton = () => screen.getByRole("button", { name: "Save Post" });

/** Replaces the value of a field. Pastes it, since typing key by key takes a second for a form. */
export async function typeIn(user: UserEvent, label: string, text: string) {
  await user.clear(postField(label));
  if (text) await user.paste(text);
}

/** Sets the value of a field in one event, for tests that are not about the input itself. */
export function setField(label: string, text: string) {
  fireEvent.change(postField(label), { target: { value: text } });
}

export const COMPLETE = {
  Title: "What a sealed sample is worth",
  Excerpt: "One signed mug has ended many arguments.",
  "Content (HTML)": "<p>A sealed sample is a contract.</p>",
  "Featured image URL": "/images/samples-1200.webp",
  "Featured image alt text": "Three samples on pedestals",
  Category: "Sourcing",
} as const;

/** Fills in all required fields. The slug follows from the title. */
export function fillPostForm(changes: Partial<Record<keyof typeof COMPLETE, string>> = {}) {
  for (const [label, text] of Object.entries({ ...COMPLETE, ...changes })) setField(label, text);
}
