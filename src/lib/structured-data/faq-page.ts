import type { FAQPage } from "schema-dts";

type RunningText = string | readonly (string | { text: string })[];

export function faqPage(
  questions: readonly { question: string; answer: readonly RunningText[] }[],
): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.map(plainText).join("\n") },
    })),
  };
}

function plainText(text: RunningText) {
  if (typeof text === "string") return text;
  return text.map((part) => (typeof part === "string" ? part : part.text)).join("");
}
