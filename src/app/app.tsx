import { HelmetProvider } from "react-helmet-async";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { SiteImagesProvider } from "@/components/site-images/site-images-provider";
import { ToastOutlet } from "@/components/ui/toast-outlet";
import { Favicon } from "./favicon";
import { preloadOnIntent } from "./preload-on-intent";
import { routes } from "./routes";

const router = createBrowserRouter(routes);
preloadOnIntent(routes);

export function App() {
  return (
    <HelmetProvider>
      <SiteImagesProvider>
        <RouterProvider router={router} />
        <Favicon />
        <ToastOutlet />
      </SiteImagesProvider>
    </HelmetProvider>
  );
}
