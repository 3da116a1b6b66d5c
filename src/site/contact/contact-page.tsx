import { useSearchParams } from "react-router-dom";
import { PageHead } from "@/ui/page-head";
import { StructuredData, webPage } from "@/ui/structured-data";
import { findService, paths } from "@/config/paths";
import { head } from "@/content/contact";
import { pageNames } from "@/content/page-names";
import { ContactAside } from "./contact-aside";
import { Enquiry } from "./enquiry";
import { OfficeBoxes } from "./office-boxes";

export function ContactPage() {
  const [params] = useSearchParams();
  return (
    <>
      <PageHead title={head.title} description={head.description} />
      <StructuredData
        page="contact"
        things={[
          webPage("ContactPage", {
            name: pageNames.contact,
            description: head.description,
            path: paths.contact,
          }),
        ]}
      />
      <section className="relative overflow-clip">
        <div className="container grid gap-x-20 gap-y-14 pt-12 pb-20 lg:grid-cols-[minmax(0,1fr)_24rem] lg:pt-20 lg:pb-28">
          <div>
            <h1 className="max-w-[7.9em] text-d1">{head.heading}</h1>
            <p className="mt-5 max-w-measure text-lead text-muted-foreground">{head.intro}</p>
            <Enquiry service={findService(params.get("service"))} />
          </div>
          <ContactAside />
        </div>
      </section>
      <OfficeBoxes />
    </>
  );
}
