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
  frame,
  socialLabel,
  type FooterColumn,
} from "@/content/navigation";
import { roleOf } from "@/content/offices";
import { cssVariables } from "@/lib/css-variables";
import { cssPercent } from "@/lib/css-percent";
import { useBrowserValue } from "@/ui/hooks/use-browser-value";
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
                  aria-label={socialLabel(network)}
                  className="grid size-11 place-items-center rounded hover:bg-raised hover:text-foreground"
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

const count = site.offices.length;

const STROKES = 3;

/** The stroke of the lane that ends at an office. The last one goes on to all further offices. */
const strokeOf = (office: number) => Math.min(office, STROKES - 1);

const colorOf = (office: number) => `var(--lane-${strokeOf(office) + 1})`;

/**
 * The strokes of the lane, one for each office. With fewer offices than strokes, those that are left
 * over end beside the line of the last office.
 */
const LINES = Array.from({ length: Math.max(count, STROKES) }, (_, i) => {
  const office = Math.min(i, count - 1);
  const edge = cssPercent(office, count);
  return {
    "--index": `${strokeOf(i)}`,
    "--color": colorOf(i),
    "--row": `${office + 1}`,
    "--below": office === 0 ? "calc(100% - 4.6rem)" : "-0.8rem",
    "--end": i === office ? edge : `calc(${edge} + ${(i - office) * 9}px)`,
  };
});

/** The offices. The three strokes of the lane split here, and one ends at each office. */
function Offices() {
  return (
    <>
      <h2 className="sr-only">{frame.offices}</h2>
      <div className="relative grid lg:auto-cols-fr lg:grid-flow-col lg:pt-46">
        {LINES.map((line) => (
          <span
            key={line["--end"]}
            aria-hidden="true"
            className="office-line"
            style={cssVariables(line)}
          />
        ))}
        {site.offices.map(({ city, desks, address, handles }, i) => (
          <section
            key={city}
            className="relative pt-1 pb-10 pl-16 max-lg:first-of-type:pt-16 lg:pt-9 lg:pr-10 lg:pb-0 lg:pl-0"
            style={cssVariables({ "--index": `${strokeOf(i)}`, "--stop": colorOf(i) })}
          >
            <span aria-hidden="true" className="stop office-stop bg-background" />
            <h3 className="text-d3">
              {city} <span className="font-medium text-muted-foreground">{roleOf(desks)}</span>
            </h3>
            <address className="mt-3 text-base text-muted-foreground">
              {address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
            <p className="mt-2 text-base">{handles}</p>
          </section>
        ))}
      </div>
    </>
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
        {site.chats.map(({ label, href }) => (
          <li key={label}>
            <a className={CONTACT_LINK} href={href} target="_blank" rel="noopener noreferrer">
              <MessageCircle aria-hidden="true" className="size-5" />
              {label}
            </a>
          </li>
        ))}
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
