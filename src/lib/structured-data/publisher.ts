import type { Organization } from "schema-dts";

export type Publisher = { name: string; url: string };

/** The agency as another thing's provider, author or publisher: its name and address suffice. */
export function publisherOf({ name, url }: Publisher) {
  return { "@type": "Organization", name, url } as const satisfies Organization;
}
