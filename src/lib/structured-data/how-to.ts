import type { HowTo } from "schema-dts";

type Guide = {
  name: string;
  description: string;
  /** The page that explains the steps, each under its own hash. */
  path: string;
  steps: readonly { id: string; title: string; text: string }[];
};

export function howTo({ name, description, path, steps }: Guide, siteUrl: string): HowTo {
  return {
    "@type": "HowTo",
    name,
    description,
    step: steps.map(({ id, title, text }, i) => ({
      "@type": "HowToStep",
      position: i + 1,
      name: title,
      text,
      url: new URL(`${path}#${id}`, siteUrl).href,
    })),
  };
}
