import { Mail, MessageCircle } from "lucide-react";
import { Link } from "react-router-dom";
import { NetworkIcon } from "@/ui/network-icon";
import { buildYear } from "@/config/env";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import {
  companyNumberLabel,
  footerAbout,
  footerColumns,
  type FooterColumn,
} from "@/content/navigation";
import { useBrowserValue } from "@/ui/hooks/use-browser-value";
import { Offices } from "./offices";
import { SiteLogo } from "./site-logo";

export function Footer() {
  const year = useBrowserValue(() => new Date().getFullYear(), buildYear);
  return (
    <footer className="surface-dark relative overflow-clip">
      <div className="container">
        <Offices />
        <div className="mt-8 grid grid-cols-2 gap-x-6 gap-y-10 border-t border-border py-12 lg:mt-16 lg:grid-cols-[1.35fr_1fr_1fr_1fr]">
          <Contact />
          {footerColumns.map((column) => (
            <LinkColumn key={column.heading} {...column} />
          ))}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-border py-6 text-base text-muted-foreground">
          <p>
            © <span data-year="">{year}</span> {site.legalName}
          </p>
          <Link to={paths.companyNumber} className={PAGE_LINK}>
            {companyNumberLabel}
          </Link>
          <ul className="-mx-2 flex">
            {site.socials.map(({ network, href }) => (
              <li key={network}>
                <a
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`${site.name} on ${network}`}
                  className="grid size-11 place-items-center rounded hover:bg-ink-700 hover:text-foreground"
                >
                  <NetworkIcon network={network} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

const PAGE_LINK =
  "inline-flex min-h-11 items-center underline-offset-4 hover:text-accent-300 hover:underline";
const CONTACT_LINK = "inline-flex min-h-11 items-center gap-2.5 hover:text-accent-300";

function Contact() {
  return (
    <div className="col-span-2 lg:col-span-1">
      <SiteLogo imageId="logoFooter" />
      <p className="mt-4 max-w-72 text-base text-muted-foreground">{footerAbout}</p>
      <ul className="mt-5 text-lg">
        <li>
          <a className={CONTACT_LINK} href={`mailto:${site.email}`}>
            <Mail aria-hidden="true" className="size-5" />
            {site.email}
          </a>
        </li>
        <li>
          <a
            className={CONTACT_LINK}
            href={site.chat.href}
            target="_blank"
            rel="noopener noreferrer"
          >
            <MessageCircle aria-hidden="true" className="size-5" />
            {site.chat.label}
          </a>
        </li>
      </ul>
    </div>
  );
}

function LinkColumn({ heading, links }: FooterColumn) {
  return (
    <nav aria-label={heading}>
      <h2 className="text-ui font-semibold text-muted-foreground">{heading}</h2>
      <ul className="mt-2 text-lg">
        {links.map(({ label, pathKey }) => (
          <li key={pathKey}>
            <Link to={paths[pathKey]} className={PAGE_LINK}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
