import type { BlogPost } from "@/data/blog-posts";
import * as factories from "../../support/factories";

/** An image of this site, since tests cannot reach others. */
const PICTURE = { image_url: "/images/blog-default-1200.webp" } as const;

/** Post 1 is the newest; the others follow a day apart. */
export function makePost(number: number, overrides: Partial<BlogPost> = {}): BlogPost {
  return factories.makePost(number, { ...PICTURE, ...overrides });
}
