import { Section } from "@/ui/sections/section";
import { Card } from "@/ui/card";
import { LinkRow } from "@/ui/link-row";
import { payment as copy } from "@/content/about";
import { cn } from "@/lib/cn";

/** Who pays the agency, and who does not. */
export function HowWeArePaid() {
  return (
    <Section ground="sand" heading={copy.heading} intro={copy.intro}>
      <Card className="mt-12">
        <dl className="grid lg:grid-cols-[1.3fr_1fr_1fr]">
          {copy.routes.map(({ route, amount, text }, i) => (
            <div
              key={route}
              className={cn(
                "cell border-border lg:p-6",
                i === 0 && "rounded-t bg-accent-100 lg:rounded-l lg:rounded-tr-none",
                i > 0 && "max-lg:border-t lg:border-l",
              )}
            >
              <dt className="cell-label">{route}</dt>
              <dd>
                <p className="mt-1 font-display text-d2 font-bold">{amount}</p>
                <p className="mt-2 max-w-measure text-lg text-muted-foreground">{text}</p>
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <p className="mt-8 text-lg">{copy.account}</p>
      <LinkRow links={copy.links} />
    </Section>
  );
}
