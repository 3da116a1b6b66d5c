import { render } from "@testing-library/react";
import { PointerEventsCheckLevel, userEvent, type UserEvent } from "@testing-library/user-event";
import type { ReactElement, ReactNode } from "react";
import { HelmetProvider } from "react-helmet-async";
import { createBrowserRouter, MemoryRouter, RouterProvider } from "react-router-dom";
import { onTestFinished, vi } from "vitest";
import { routes } from "@/app/routes";
import { SiteImagesProvider } from "@/components/site-images/site-images-provider";
import { ToastOutlet } from "@/components/ui/toast-outlet";
import { dismissToast, getToasts } from "@/components/ui/toast-store";
import { queryClient } from "@/db/query-client";

/**
 * A dialog of Radix takes the pointer a moment after it is drawn, which a busy machine stretches;
 * what covers what is for the browser tests.
 */
export const ANY_MOMENT = { pointerEventsCheck: PointerEventsCheckLevel.Never };

/**
 * The application at an address, as in `app.tsx`: the real routes on the address bar of jsdom,
 * because shared and in-article links read it. What it leaves behind is cleared after the test.
 */
export function renderRoute(url: string): { user: UserEvent } {
  window.history.pushState(null, "", url);
  const router = createBrowserRouter(routes);
  onTestFinished(() => {
    router.dispose();
    clearStores();
  });
  const user = userEvent.setup(ANY_MOMENT);
  render(
    <HelmetProvider>
      <SiteImagesProvider>
        <RouterProvider router={router} />
        <ToastOutlet />
      </SiteImagesProvider>
    </HelmetProvider>,
  );
  return { user };
}

/** A part of the site by itself, for what needs neither the layout nor a change of page. */
export function renderInSite(part: ReactNode, url = "/"): { user: UserEvent } {
  onTestFinished(clearStores);
  const user = userEvent.setup({
    ...ANY_MOMENT,
    ...(vi.isFakeTimers() && { advanceTimers: vi.advanceTimersByTime }),
  });
  render(inSite(part, url));
  return { user };
}

/** What every part of the site needs around it. */
export function inSite(part: ReactNode, url: string): ReactElement {
  return (
    <HelmetProvider>
      <SiteImagesProvider>
        <MemoryRouter initialEntries={[url]}>{part}</MemoryRouter>
      </SiteImagesProvider>
    </HelmetProvider>
  );
}

export function clearStores() {
  queryClient.clear();
  for (const { id } of getToasts()) dismissToast(id);
}
