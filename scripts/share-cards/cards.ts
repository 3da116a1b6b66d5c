import { caseStudyPath, paths, shareCard } from "@/config/paths";
import type { ToolKey } from "@/config/tools";
import * as about from "@/content/about";
import { blogHead } from "@/content/blog";
import { caseStudiesHead } from "@/content/case-studies";
import { caseStudySummaries } from "@/content/case-study-list";
import * as contact from "@/content/contact";
import * as faq from "@/content/faq";
import { guides, type GuideKey } from "@/content/guides";
import * as home from "@/content/home";
import * as howItWorks from "@/content/how-it-works";
import * as howWeArePaid from "@/content/how-we-are-paid";
import type { PictureName } from "@/content/pictures";
import * as privacy from "@/content/privacy";
import * as crowdfunding from "@/content/services/crowdfunding";
import * as customPackaging from "@/content/services/custom-packaging";
import * as fbaPrep from "@/content/services/fba-prep";
import * as overview from "@/content/services/overview";
import * as productSourcing from "@/content/services/product-sourcing";
import * as qualityControl from "@/content/services/quality-control";
import type { ServiceCopy } from "@/content/services/service-copy";
import * as shipping from "@/content/services/shipping";
import * as supplierManagement from "@/content/services/supplier-management";
import * as warehouse from "@/content/services/warehouse";
import * as terms from "@/content/terms-of-service";
import { toolQuestions } from "@/content/tools/questions";
import * as tools from "@/content/tools/tools-page";

export type Background = "rice" | "sand" | "ink" | "support" | "accent";

export type Card = {
  /** The path in public/. */
  file: string;
  heading: string;
  background: Background;
  /**
   * A picture of scripts/images/originals. Without it, the three lines of the logo fill its place.
   */
  picture?: PictureName;
  /** The headline is as wide as the card, and the three lines begin at its last word. */
  isWide?: boolean;
};

const card = (
  path: string,
  heading: string,
  background: Background,
  picture?: PictureName,
): Card => ({
  file: shareCard(path),
  heading,
  background,
  ...(picture && { picture }),
});

const service = ({ service: key, head, picture }: ServiceCopy) =>
  card(paths[key], head.heading, "rice", picture);

const guide = (key: GuideKey) =>
  card(paths[key], guides[key].head.heading, "sand", guides[key].picture);

const tool = (key: ToolKey, background: Background) =>
  card(paths[key], toolQuestions[key], background);

const { foodJars, travelLamp, homewareChain } = caseStudySummaries;

export const cards: readonly Card[] = [
  {
    ...card(paths.home, home.hero.headingLines.flat().join(" "), "rice", "hero"),
    isWide: true,
  },
  card(paths.sourcingServices, overview.head.heading, "accent"),
  service(productSourcing.texts),
  service(qualityControl.texts),
  service(shipping.texts),
  service(warehouse.texts),
  service(fbaPrep.texts),
  service(crowdfunding.texts),
  service(customPackaging.texts),
  service(supplierManagement.texts),
  card(paths.howItWorks, howItWorks.head.heading, "rice", "how-it-works"),
  card(paths.howWeArePaid, howWeArePaid.head.heading, "ink"),
  card(paths.blog, blogHead.heading, "rice", "blog-default"),
  card(paths.caseStudies, caseStudiesHead.heading, "ink", "case-study-default"),
  card(caseStudyPath(foodJars.slug), foodJars.title, "ink", "case-amazon"),
  card(caseStudyPath(travelLamp.slug), travelLamp.title, "ink", "case-crowdfunding"),
  card(caseStudyPath(homewareChain.slug), homewareChain.title, "ink", "case-retail"),
  card(paths.contact, contact.head.heading, "accent"),
  card(paths.about, about.head.heading, "rice", "our-story"),
  card(paths.faq, faq.head.heading, "support"),
  card(paths.privacy, privacy.head.heading, "sand"),
  card(paths.terms, terms.head.heading, "sand"),
  guide("importExportGuide"),
  guide("shippingGuide"),
  guide("paymentGuide"),
  guide("popularProducts"),
  card(paths.tools, `${tools.head.headingStart} ${tools.head.headingEnd}`, "accent"),
  tool("landedCost", "accent"),
  tool("shipmentVolume", "support"),
  tool("productionPlanner", "sand"),
  tool("aqlSampling", "ink"),
  tool("amazonCartonCheck", "support"),
  tool("incoterms", "sand"),
  tool("companyNumber", "accent"),
  tool("compareQuotes", "ink"),
];
