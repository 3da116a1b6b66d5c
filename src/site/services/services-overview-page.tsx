import { ArrowRight } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router-dom";
import { paths, serviceKeys, type ServiceKey } from "@/config/paths";
import { picture } from "@/content/pictures";
import {
  cta,
  fees,
  head,
  learnMore,
  lineMap,
  quoteLabel,
  sections,
  summaries,
} from "@/content/services/overview";
import { Card, CardTitle } from "@/ui/card";
import { DEPARTMENT_FILL, DEPARTMENT_TONE } from "@/ui/department-color";
import { LinkButton } from "@/ui/link-button";
import { LinkRow } from "@/ui/link-row";
import { Picture } from "@/ui/picture";
import { SectionAnchor } from "@/ui/section-anchor";
import { TermList } from "@/ui/sections/blocks";
import { Page } from "@/ui/sections/page";
import { PageSections } from "@/ui/sections/page-sections";
import { Section } from "@/ui/sections/section";
import { tableRoles } from "@/ui/fact-table";
import { cn } from "@/lib/cn";
import { cssVariables } from "@/lib/css-variables";
import { itemList } from "@/ui/structured-data";

export function ServicesOverviewPage() {
  return (
    <Page
      head={head}
      page="sourcingServices"
      things={[
        itemList(
          head.heading,
          serviceKeys.map((key) => ({ name: summaries[key].title, path: paths[key] })),
        ),
      ]}
      cta={cta}
    >
      <section className="relative overflow-clip">
        <div className="container pt-12 pb-16 lg:pt-20 lg:pb-20">
          <div className="grid gap-x-16 gap-y-7 lg:grid-cols-[1fr_27rem] lg:items-end">
            <h1 className="text-d1">{head.heading}</h1>
            <div>
              <p className="text-lead text-muted-foreground">{head.intro}</p>
              <LinkButton to={paths.contact} size="lg" className="mt-6">
                {quoteLabel}
              </LinkButton>
            </div>
          </div>
          <LineMap />
        </div>
      </section>
      <div className="border-y border-border bg-muted">
        <div className="container py-16 lg:py-24">
          <ServiceCards />
        </div>
      </div>
      <PageSections sections={sections} drawings={{ fees: <Fees /> }} />
    </Page>
  );
}

/** What the fees are, and an invoice as an example. */
function Fees() {
  return (
    <Section
      ground="sand"
      labelledBy="fees-heading"
      className="grid gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:items-center"
    >
      <div>
        <h2 id="fees-heading" className="text-d2">
          {fees.heading}
        </h2>
        <p className="mt-6 max-w-measure text-lead text-muted-foreground">{fees.intro}</p>
        <TermList terms={fees.terms} className="mt-8 max-w-measure" />
      </div>
      <div>
        <WorkedInvoice />
        <LinkRow links={fees.links} className="mt-4" />
      </div>
    </Section>
  );
}

/**
 * The eight services in chronological order as stops on three lines, like the line map of a metro.
 * Each stop links to the card of its service.
 */
function LineMap() {
  return (
    <nav aria-label={lineMap.label} className="mt-14 grid gap-7 lg:mt-20 lg:gap-0">
      {lineMap.lines.map(({ desk, name }) => (
        <div
          key={desk}
          className={cn(
            "lg:relative lg:grid lg:min-h-29 lg:grid-cols-[12.5rem_1fr] lg:gap-x-4 lg:border-t lg:border-border lg:pt-[1.15rem] lg:pb-[1.35rem] lg:first:border-t-2 lg:first:border-strong",
            DEPARTMENT_TONE[desk],
          )}
        >
          <p className="font-display text-title font-bold lg:pt-2">{name}</p>
          <ul className="relative mt-2 before:absolute before:inset-y-[1.4rem] before:left-1.5 before:w-1.5 before:bg-(--tone) lg:mt-0 lg:grid lg:grid-cols-8 lg:items-start lg:gap-x-3 lg:before:top-4 lg:before:right-[calc(-1*max(var(--gutter),(100vw-80rem)/2))] lg:before:bottom-auto lg:before:left-0 lg:before:h-2.5 lg:before:w-auto forced-colors:before:forced-color-adjust-none">
            {lineMap.stops.map((key, i) =>
              summaries[key].desk === desk ? (
                <li
                  key={key}
                  className="lg:col-start-(--column)"
                  style={cssVariables({ "--column": String(i + 1) })}
                >
                  <Stop target={key} label={summaries[key].title} />
                </li>
              ) : null,
            )}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Stop({ target, label }: { target: string; label: string }) {
  return (
    <SectionAnchor
      to={target}
      className="group inline-flex min-h-11 items-center gap-3 py-1.5 lg:flex-col lg:items-start"
    >
      <span
        aria-hidden="true"
        className="stop relative shrink-0 [--stop:var(--tone)] lg:size-7.5 lg:border-7"
      />
      <span className="font-display text-ui leading-tight font-semibold decoration-2 underline-offset-4 group-hover:underline">
        {label}
      </span>
    </SectionAnchor>
  );
}

/** Eight cards in two parts, each linking to a service. */
function ServiceCards() {
  return (
    <ul className="grid gap-6 xl:grid-cols-2">
      {serviceKeys.map((key) => (
        <li key={key} id={key} className="scroll-mt-28">
          <ServiceCard service={key} />
        </li>
      ))}
    </ul>
  );
}

function ServiceCard({ service }: { service: ServiceKey }) {
  const { title, text, points, desk, picture: name } = summaries[service];
  const deskName = lineMap.lines.find((line) => line.desk === desk)?.name;
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className="group relative grid h-full overflow-hidden rounded border-fine border-strong bg-card transition-shadow duration-base hover:shadow-lift sm:grid-cols-[38%_1fr]"
    >
      <div className="relative min-h-52">
        <Picture
          images={[{ url: picture(name).url, alt: "" }]}
          sizes="(width >= 80rem) 15rem, (width >= 40rem) 38vw, 100vw"
          className={cn(
            "absolute inset-0 size-full object-cover",
            name === "product-sourcing" && "object-right",
          )}
        />
      </div>
      <div className="flex flex-col p-6 lg:p-8">
        <p className="flex items-center gap-3 text-base text-muted-foreground">
          <span
            aria-hidden="true"
            className={cn("h-2 w-9 rounded-r-full", DEPARTMENT_FILL[desk])}
          />
          {deskName}
        </p>
        <h2 id={titleId} className="mt-3 text-heading">
          {title}
        </h2>
        <p className="mt-3 text-lg text-muted-foreground">{text}</p>
        <ul className="mt-4 mb-6 border-t border-border">
          {points.map((point) => (
            <li key={point} className="border-b border-border py-2 text-base">
              {point}
            </li>
          ))}
        </ul>
        <Link
          to={paths[service]}
          className="link mt-auto inline-flex min-h-11 items-center gap-2 self-start font-display text-ui font-semibold after:absolute after:inset-0"
        >
          {learnMore}
          <span className="sr-only">: {title}</span>
          <ArrowRight
            aria-hidden="true"
            className="size-5 transition-transform duration-fast group-hover:translate-x-1"
          />
        </Link>
      </div>
    </article>
  );
}

const { invoice } = fees;

/** A small order with every cost of the buyer and when it is due. */
function WorkedInvoice() {
  return (
    <Card>
      <CardTitle title={invoice.title} note={invoice.note} />
      <table {...tableRoles.table} className="fact-table invoice">
        <caption className="sr-only">{invoice.title}</caption>
        <thead {...tableRoles.rows} className="sr-only">
          <tr {...tableRoles.row}>
            <th {...tableRoles.columnHead} scope="col">
              {invoice.columns.item}
            </th>
            <th {...tableRoles.columnHead} scope="col">
              {invoice.columns.amount}
            </th>
          </tr>
        </thead>
        <tbody {...tableRoles.rows}>
          {invoice.lines.map(({ item, when, amount }) => (
            <tr key={item} {...tableRoles.row}>
              <th {...tableRoles.rowHead} scope="row">
                {item}
                <span className="block font-sans text-base font-normal tracking-normal text-muted-foreground">
                  {when}
                </span>
              </th>
              <td {...tableRoles.cell} className="num font-semibold">
                {amount}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot {...tableRoles.rows}>
          <tr {...tableRoles.row} className="surface-dark font-display text-title font-bold">
            <th {...tableRoles.rowHead} scope="row">
              {invoice.total.label}
            </th>
            <td {...tableRoles.cell} className="num">
              {invoice.total.amount}
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="px-4 py-3 text-base text-muted-foreground sm:px-5">{invoice.after}</p>
    </Card>
  );
}
