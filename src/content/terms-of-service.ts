import { depositRange, feeRange, smallestFee } from "@/config/fees";
import { paths } from "@/config/paths";
import { officeHours, site } from "@/config/site";
import type { CallToAction } from "./call-to-action";
import type { LegalDocument } from "./legal-document";
import { officeCount } from "./offices";
import type { PageCopy } from "./page-copy";

const mailLink = { text: site.email, href: `mailto:${site.email}` };

export const head = {
  title: `Terms of Service | ${site.name}`,
  description: `The terms under which ${site.name} provides sourcing, inspection, logistics and related services.`,
  heading: "Terms of service",
  intro:
    "An agent’s terms should hold no surprises after you order. These say what we do for you and what we do not, how fees are paid, and what happens if something goes wrong.",
} satisfies PageCopy;

export const termsOfService = {
  updatedOn: "2026-11-22",
  keyFacts: [
    { label: "Service fee", value: `${feeRange} or a fixed project fee` },
    { label: "Goods are paid", value: "Deposit, then the balance" },
    { label: "Our liability", value: "Up to the fee for that service" },
    { label: "Law and courts", value: "China; Yiwu" },
  ],
  sections: [
    {
      id: "acceptance-and-definitions",
      title: "Acceptance and definitions",
      blocks: [
        "These terms apply when you use this site or approve a quotation of ours; doing either means that you accept them. Where a written quotation says something different, the quotation prevails.",
        {
          kind: "terms",
          entries: [
            {
              term: "We",
              text: `${site.legalName}, with the ${officeCount} listed in section 11.`,
            },
            { term: "Client, or you", text: "The business that asks us for a service." },
            {
              term: "Supplier",
              text: "The factory or trader that makes or sells the goods. It is a separate company, not part of ours.",
            },
            {
              term: "Order",
              text: "A service, or goods bought through us, as described in a quotation that you have approved in writing. Email counts as writing.",
            },
          ],
        },
        "Our services are for business customers. Whoever orders is at least 18 years old and may act for the company named.",
        "What you read on this site is information, not legal, tax or customs advice. Rules and rates change; check them with a licensed adviser before you rely on them.",
      ],
    },
    {
      id: "services-and-our-role",
      title: "Services and our role",
      blocks: [
        "We work as your agent and service provider. We are neither the manufacturer nor the seller of the goods, unless a quotation says so.",
        {
          kind: "list",
          items: [
            "Scope: each quotation lists what is included. Anything else is a new quotation, not a silent extra.",
            "Inspection: we check a sample of the goods. That lowers the risk, never to zero, and does not replace the supplier’s own liability for what it made.",
            "Time: production and delivery times are estimates. We tell you about a delay when we learn of it.",
            "Third parties: carriers, laboratories and customs brokers work under their own terms, which we pass on if you ask.",
          ],
        },
      ],
    },
    {
      id: "client-responsibilities",
      title: "Client responsibilities",
      blocks: [
        "Some things only you can know or decide. You make sure that:",
        {
          kind: "list",
          items: [
            "specifications and artwork are correct and complete, and that you have the right to use them;",
            "the product is legal where it will be sold, with the certificates and import licenses that country requires;",
            "you are the importer of record (the party that customs holds responsible), or have named one;",
            "approvals and payments arrive in time for the dates in the quotation;",
            "the goods and their use are lawful: no counterfeits, no restricted goods, nothing and nobody under sanctions.",
          ],
        },
        "If something on this list is missing, we stop and ask. We may decline work that we believe to be unlawful.",
      ],
    },
    {
      id: "service-fees",
      title: "Service fees",
      blocks: [
        `A quotation is free. Our fee is typically a percentage of the product value, ${feeRange} with a minimum such as US${smallestFee}, or a fixed project fee for work such as an audit. The quotation states which, and the amount.`,
        {
          kind: "list",
          items: [
            `Goods are typically paid with a deposit of ${depositRange} when the order is placed, then the balance before shipment, after you have seen the inspection report.`,
            "Our fee is invoiced with the order.",
            "Samples, courier, laboratory tests, freight, duty and taxes are charged at cost.",
            "We take no commission from suppliers.",
          ],
        },
        "Prices, freight and exchange rates hold as long as the quotation says. Work may pause while an invoice is overdue.",
      ],
    },
    {
      id: "limitation-of-liability",
      title: "Limitation of liability",
      blocks: [
        "Our liability is capped at the fees you paid us for the service concerned. For an inspection that cost US$250, the cap is US$250.",
        "We are not liable for indirect loss: lost profit, lost sales, a missed season, platform penalties or claims by your own customers. Nor do we answer for what suppliers, carriers, customs offices or events outside our control cause, but we help you to claim from those who do.",
        "Nothing here limits liability that the law does not allow anyone to limit.",
      ],
    },
    {
      id: "intellectual-property",
      title: "Intellectual property",
      blocks: [
        "Your designs, brands, drawings and files stay yours, and so does the tooling that you have paid for. We use them for your order only.",
        "The format of our reports and the texts and pictures of this site stay ours. You may use a report about your goods within your company, and show it to the supplier, a carrier, an authority or a court.",
      ],
    },
    {
      id: "confidentiality",
      title: "Confidentiality",
      blocks: [
        "Each of us keeps the other’s business information confidential, during the work and after it: prices, drawings, plans, customers. We pass yours on only as far as the order needs and you have agreed.",
        "We name the supplier to you. That name, its prices and its contacts are for your own use and not for resale or publication.",
        [
          "This does not cover what is public anyway or what a law obliges one of us to disclose. Personal data is the subject of the ",
          { text: "privacy policy", to: paths.privacy },
          ".",
        ],
      ],
    },
    {
      id: "termination",
      title: "Termination",
      blocks: [
        "Either of us may end a service by written notice. You pay for the work done up to that day and for costs that can no longer be canceled, such as a booked inspection or a laboratory test under way.",
        "A deposit already with a supplier comes back only under the contract with that supplier. Ending our service does not cancel that contract; we tell you what it says before you decide.",
        "Sections 5, 6, 7 and 9 stay in force afterward.",
      ],
    },
    {
      id: "governing-law",
      title: "Governing law",
      blocks: [
        "Chinese law, the law of the People’s Republic of China, governs these terms and every order. Disputes that we cannot settle by talking go to the courts in Yiwu, China.",
      ],
    },
    {
      id: "changes-to-terms",
      title: "Changes to terms",
      blocks: [
        "New versions are posted on this page with a new date. They apply to quotations approved from that date on; an order that is already running keeps the text it started with.",
      ],
    },
    {
      id: "contact",
      title: "Contact",
      blocks: [
        [
          "Notices and questions about these terms go to ",
          mailLink,
          " or through the ",
          { text: "contact page", to: paths.contact },
          `. Offices are open Mon–Fri ${officeHours.from}:00–${officeHours.to}:00 China time (UTC+8), weekends closed; visits are by appointment only.`,
        ],
        {
          kind: "terms",
          entries: site.offices.map(({ city, address }) => ({
            term: city,
            text: address.join(", "),
          })),
        },
      ],
    },
  ],
} satisfies LegalDocument;

export const cta = {
  heading: "A clause you do not like? Say so before you order.",
  text: "Tell us the project and the sentence that worries you. We explain it in plain words, and what we agree on goes into your quotation.",
  label: "Contact the agency",
} satisfies CallToAction;
