import { PageHead } from "@/components/page-head";
import { CallToAction } from "@/components/sections/call-to-action";
import { head } from "@/content/home";
import { ClientStrip } from "@/features/home/client-strip";
import { HomeHero } from "@/features/home/home-hero";
import { LatestPosts } from "@/features/home/latest-posts";
import { ProcessSchedule } from "@/features/home/process-schedule";
import { ServiceStack } from "@/features/home/service-stack";
import { Testimonials } from "@/features/home/testimonials";
import { WorryLedger } from "@/features/home/worry-ledger";

export function HomePage() {
  const { title, description } = head;
  return (
    <>
      <PageHead title={title} description={description} />
      <HomeHero />
      <ClientStrip />
      <ServiceStack />
      <WorryLedger />
      <ProcessSchedule />
      <Testimonials />
      <LatestPosts />
      <CallToAction hasTrunk />
    </>
  );
}
