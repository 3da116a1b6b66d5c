import { PageHead } from "@/ui/page-head";
import { Picture } from "@/ui/picture";
import { CallToAction } from "@/ui/sections/call-to-action";
import { StructuredData, howTo } from "@/ui/structured-data";
import { paths } from "@/config/paths";
import { closing, head, steps } from "@/content/how-it-works";
import { describedPicture } from "@/content/described-pictures";
import { Delays } from "./delays";
import { DepositAndBalance } from "./deposit-and-balance";
import { ProcessSteps } from "./process-steps";

export function HowItWorksPage() {
  return (
    <>
      <PageHead title={head.title} description={head.description} />
      <StructuredData
        page="howItWorks"
        things={[
          howTo(
            { name: head.heading, description: head.description, path: paths.howItWorks },
            steps.entries,
          ),
        ]}
      />
      <section>
        <div className="container grid gap-x-20 gap-y-10 pt-12 pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,36rem)] lg:items-end lg:pt-16 lg:pb-24">
          <div>
            <h1 className="text-d1">{head.heading}</h1>
            <p className="mt-6 max-w-measure text-lead text-muted-foreground">{head.intro}</p>
          </div>
          <Picture
            isPriority
            images={[describedPicture("how-it-works")]}
            sizes="(width >= 64rem) 36rem, calc(100vw - 2.5rem)"
            className="aspect-4/3 w-full rounded rounded-tr-bend object-cover"
          />
        </div>
      </section>
      <ProcessSteps />
      <DepositAndBalance />
      <Delays />
      <CallToAction copy={closing} />
    </>
  );
}
