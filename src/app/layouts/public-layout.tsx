import { Outlet } from "react-router-dom";
import { MAIN_ID, usePageChange } from "@/ui/page-change/use-page-change";
import { Footer } from "./footer";
import { Header } from "./header";
import { PendingBar } from "@/ui/pending-bar";

export function PublicLayout() {
  usePageChange();
  return (
    <>
      <a href={`#${MAIN_ID}`} className="skip-link">
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
