import { JsonLd, organization, webSite } from "@/ui/json-ld";
import { PageHead } from "@/ui/page-head";
import { CallToAction } from "@/ui/sections/call-to-action";
import { head } from "@/content/home";
import { ClientStrip } from "./client-strip";
import { HomeHero } from "./home-hero";
import { LatestPosts } from "./latest-posts";
import { ProcessSchedule } from "./process-schedule";
import { ServiceStack } from "./service-stack";
import { Testimonials } from "./testimonials";
import { WhyChooseUs } from "./why-choose-us";
import "./home.css";

export function HomePage() {
  const { title, description } = head;
  return (
    <>
      <PageHead title={title} description={description} />
      <JsonLd things={[organization(), webSite()]} />
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
