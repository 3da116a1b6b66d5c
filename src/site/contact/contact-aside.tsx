import { Mail, MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { StopList } from "@/ui/stop-list";
import { chatHours, site } from "@/config/site";
import {
  asideLabel,
  channels,
  openingHours,
  whatComesWhen,
  whatHappensNext,
  whatToSend,
} from "@/content/contact";
import { ChinaTime } from "./china-time";

/** The column beside the form: checklist, next steps, other contacts and office hours. */
export function ContactAside() {
  return (
    <aside aria-label={asideLabel} className="grid content-start gap-9 lg:pt-3">
      <AsideBlock heading={whatToSend.heading} isFirst>
        <ul className="mt-3">
          {whatToSend.items.map(({ term, detail }) => (
            <li key={term} className="border-b border-border py-2 text-base last:border-b-0">
              <strong className="font-semibold">{term}.</strong>{" "}
              <span className="text-muted-foreground">{detail}</span>
            </li>
          ))}
        </ul>
      </AsideBlock>
      <AsideBlock heading={whatHappensNext.heading}>
        <StopList
          className="mt-5 [&>li:not(:last-child)]:pb-5"
          stops={whatHappensNext.steps.map(({ title, text }) => ({
            key: title,
            desk: "find",
            content: (
              <>
                <p className="font-display text-lg font-bold tracking-snug">{title}</p>
                <p className="text-lg text-muted-foreground">{text}</p>
              </>
            ),
          }))}
        />
        <Facts rows={whatComesWhen} />
      </AsideBlock>
      <AsideBlock heading={channels.heading}>
        <ul className="mt-3 text-lg">
          <li>
            <a href={`mailto:${site.email}`} className={CHANNEL}>
              <Mail aria-hidden="true" className="size-5" />
              {site.email}
            </a>
          </li>
          {site.chats.map(({ label, href }) => (
            <li key={label}>
              <a href={href} target="_blank" rel="noopener noreferrer" className={CHANNEL}>
                <MessageCircle aria-hidden="true" className="size-5" />
                {label}
              </a>
              <span className="block pl-8 text-base text-muted-foreground">{chatHours}</span>
            </li>
          ))}
        </ul>
      </AsideBlock>
      <AsideBlock heading={openingHours.heading}>
        <Facts rows={[...openingHours.rows, { term: openingHours.now, detail: <ChinaTime /> }]} />
        <p className="mt-2 text-base text-muted-foreground">{openingHours.note}</p>
      </AsideBlock>
    </aside>
  );
}

const CHANNEL = "link inline-flex min-h-11 items-center gap-3";

type FactsProps = { rows: readonly { term: string; detail: ReactNode }[] };

function Facts({ rows }: FactsProps) {
  return (
    <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-lg">
      {rows.map(({ term, detail }) => (
        <div key={term} className="contents">
          <dt>{term}</dt>
          <dd className="text-right font-semibold tabular-nums">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}

type AsideBlockProps = { heading: string; isFirst?: boolean; children: ReactNode };

function AsideBlock({ heading, isFirst = false, children }: AsideBlockProps) {
  return (
    <div className={isFirst ? "border-t-2 border-strong pt-5" : "border-t border-border pt-5"}>
      <h2 className="text-title">{heading}</h2>
      {children}
    </div>
  );
}
