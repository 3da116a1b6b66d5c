import { PageHead } from "@/components/page-head";
import { CallToAction } from "@/components/sections/call-to-action";
import { StructuredData } from "@/components/structured-data";
import { site } from "@/config/site";
import { head } from "@/content/home";
import { ClientStrip } from "@/features/home/client-strip";
import { HomeHero } from "@/features/home/home-hero";
import { LatestPosts } from "@/features/home/latest-posts";
import { ProcessSchedule } from "@/features/home/process-schedule";
import { ServiceStack } from "@/features/home/service-stack";
import { Testimonials } from "@/features/home/testimonials";
import { WhyChooseUs } from "@/features/home/why-choose-us";
import { organization } from "@/lib/structured-data/organization";
import { webSite } from "@/lib/structured-data/web-site";
import "@/styles/pages/home.css";

export function HomePage() {
  const { title, description } = head;
  return (
    <>
      <PageHead title={title} description={description} />
      <StructuredData things={[organization(site, "/icon-512.png"), webSite(site)]} />
      <HomeHero />
      <ClientStrip />
      <ServiceStack />
      <WhyChooseUs />
      <ProcessSchedule />
      <Testimonials />
      <LatestPosts />
      <CallToAction hasTrunk />
    </>
  );
}
