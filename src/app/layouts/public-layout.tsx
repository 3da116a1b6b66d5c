import { Outlet } from "react-router-dom";
import { MAIN_ID, usePageChange } from "@/app/use-page-change";
import { Footer } from "./footer";
import { Header } from "./header";
import { PendingBar } from "./pending-bar";

export function PublicLayout() {
  usePageChange();
  return (
    <>
      <a
        href={`#${MAIN_ID}`}
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-4 focus:z-50 focus:bg-ink focus:px-4 focus:py-3 focus:text-rice"
      >
        Skip to content
      </a>
      <PendingBar />
      <Header />
      <main id={MAIN_ID} tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
