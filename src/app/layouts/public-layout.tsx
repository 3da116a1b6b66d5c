import { Outlet } from "react-router-dom";
import { MAIN_ID, usePageChange } from "@/ui/page-change";
import { site } from "@/config/site";
import { PageStart } from "@/ui/page-start";
import { Footer } from "./footer";
import { Header } from "./header";

export function PublicLayout() {
  usePageChange();
  return (
    <>
      <PageStart />
      <Header />
      <main id={MAIN_ID} tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      {/* The end of a printed page: who, and what `main.ts` adds of the address and the day. */}
      <p className="printed hidden">
        {`${[site.legalName, site.email, ...site.chats.map(({ label }) => label)].join(", ")} `}
        <span data-printed="" className="block" />
      </p>
      <Footer />
    </>
  );
}
