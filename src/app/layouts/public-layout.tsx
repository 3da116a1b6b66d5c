import { Outlet } from "react-router-dom";
import { MAIN_ID, usePageChange } from "@/ui/page-change";
import { site } from "@/config/site";
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
      {/* The end of a printed page: who, and what `main.ts` adds of the address and the day. */}
      <p className="printed hidden">
        {`${site.legalName}, ${site.email}, ${site.chat.label} `}
        <span data-printed="" className="block" />
      </p>
      <Footer />
    </>
  );
}
