import { JsonLd } from "@/ui/json-ld";
import { PageHead } from "@/ui/page-head";
import { CallToAction } from "@/ui/sections/call-to-action";
import { site } from "@/config/site";
import { head } from "@/content/home";
import { ClientStrip } from "./client-strip";
import { HomeHero } from "./home-hero";
import { LatestPosts } from "./latest-posts";
import { ProcessSchedule } from "./process-schedule";
import { ServiceStack } from "./service-stack";
import { Testimonials } from "./testimonials";
import { WhyChooseUs } from "./why-choose-us";
import { organization } from "@/lib/structured-data/organization";
import { webSite } from "@/lib/structured-data/web-site";
import "./home.css";

export function HomePage() {
  const { title, description } = head;
  return (
    <>
      <PageHead title={title} description={description} />
      <JsonLd things={[organization(site, "/icon-512.png"), webSite(site)]} />
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
