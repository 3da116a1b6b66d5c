import { render } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import { HelmetProvider } from "react-helmet-async";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { onTestFinished } from "vitest";
import { routes } from "@/app/routes";
import { SiteImagesProvider } from "@/components/site-images/site-images-provider";
import { ToastOutlet } from "@/components/ui/toast-outlet";
import { dismissToast, getToasts } from "@/components/ui/toast-store";
import { queryClient } from "@/db/query-client";

/**
 * The application at an address, as in `app.tsx`: the real routes on the address bar of jsdom,
 * because shared and in-article links read it. What it leaves behind is cleared after the test.
 */
export function renderRoute(url: string): { user: UserEvent } {
  window.history.pushState(null, "", url);
  const router = createBrowserRouter(routes);
  onTestFinished(() => {
    router.dispose();
    queryClient.clear();
    for (const { id } of getToasts()) dismissToast(id);
  });
  const user = userEvent.setup();
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
