import type { Organization } from "schema-dts";

export type Publisher = { name: string; url: string };

/** The agency as provider, author or publisher of something else. */
export function publisherOf({ name, url }: Publisher) {
  return { "@type": "Organization", name, url } as const satisfies Organization;
}
