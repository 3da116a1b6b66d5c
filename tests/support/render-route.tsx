import { render } from "@testing-library/react";
import { PointerEventsCheckLevel, userEvent, type UserEvent } from "@testing-library/user-event";
import type { ReactElement, ReactNode } from "react";
import { HelmetProvider } from "react-helmet-async";
import { createBrowserRouter, MemoryRouter, RouterProvider } from "react-router-dom";
import { onTestFinished, vi } from "vitest";
import { routes } from "@/app/routes";
import { SiteImagesProvider } from "@/ui/site-images/site-images-provider";
import { ToastOutlet } from "@/ui/toast-outlet";
import { dismissToast, getToasts } from "@/ui/toast-store";
import { queryClient } from "@/data/query-client";

/**
 * Radix disables pointer events outside a dialog shortly after it is rendered, and on a busy
 * computer later still, where user-event's check would fail. The browser tests check what covers
 * what.
 */
export const SKIP_POINTER_CHECK = { pointerEventsCheck: PointerEventsCheckLevel.Never };

/**
 * Renders the application at a URL, as in `app.tsx`. It uses the real routes and the location of
 * jsdom, which links for sharing and links in articles read. Caches are cleared after the test.
 */
export function renderRoute(url: string): { user: UserEvent } {
  window.history.pushState(null, "", url);
  const router = createBrowserRouter(routes);
  onTestFinished(() => {
    router.dispose();
    clearStores();
  });
  const user = userEvent.setup(SKIP_POINTER_CHECK);
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

/** Renders a part of the site alone, for tests that need neither the layout nor navigation. */
export function renderWithProviders(part: ReactNode, url = "/"): { user: UserEvent } {
  onTestFinished(clearStores);
  const user = userEvent.setup({
    ...SKIP_POINTER_CHECK,
    ...(vi.isFakeTimers() && { advanceTimers: vi.advanceTimersByTime }),
  });
  render(withProviders(part, url));
  return { user };
}

/** Wraps a part of the site in the providers that it needs. */
export function withProviders(part: ReactNode, url: string): ReactElement {
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
