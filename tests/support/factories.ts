import { DEFAULT_FAVICON } from "@/config/limits";
import { site } from "@/config/site";
import type { BlogPost } from "@/data/blog-posts";
import type { SiteImageOverride } from "@/data/site-images";
import type { SuccessStory } from "@/data/success-stories";
import type { DatabaseSnapshot } from "@/render/stored-content";

const NEWEST_DATE = Date.UTC(2025, 11, 31);
const DAY_MS = 86_400_000;

/** Post 1 is the newest; the others follow a day apart. */
export function makePost(number: number, overrides: Partial<BlogPost> = {}): BlogPost {
  const date = new Date(NEWEST_DATE - (number - 1) * DAY_MS).toISOString();
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
    slug: `post-${number}`,
    title: `Post ${number}`,
    date: date.slice(0, 10),
    category: "Sourcing",
    author: site.teamName,
    author_avatar: "/images/brand/author.svg",
    excerpt: `What post ${number} is about.`,
    image_url: `https://cdn.example/post-${number}.webp`,
    image_alt: `Picture of post ${number}`,
    content: `<p>Text of post ${number}.</p>`,
    tags: [],
    display_order: number - 1,
    created_at: date,
    updated_at: date,
    ...overrides,
  };
}

/** Posts 1 to `count`, newest first. */
export function makePosts(count: number, overrides: Partial<BlogPost> = {}): BlogPost[] {
  return Array.from({ length: count }, (_, i) => makePost(i + 1, overrides));
}

/** What the renderer reads from a database with these posts, all of which can be shown. */
export function makeSnapshot(posts: BlogPost[] = []): DatabaseSnapshot {
  return {
    posts,
    moved: [],
    stories: [],
    siteImages: [],
    favicon: DEFAULT_FAVICON,
    rows: { posts, stories: [], siteImages: [], settings: [] },
  };
}

export function makeSiteImage(overrides: Partial<SiteImageOverride> = {}): SiteImageOverride {
  return {
    id: "heroSectionMainImage",
    url: "https://cdn.example/hero.webp",
    alt: "Our own hero",
    ...overrides,
  };
}

/** Story 1 is the newest; the others follow a day apart. */
export function makeSuccessStory(
  number: number,
  overrides: Partial<SuccessStory> = {},
): SuccessStory {
  const date = new Date(NEWEST_DATE - (number - 1) * DAY_MS).toISOString();
  return {
    id: `00000000-0000-4000-9000-${String(number).padStart(12, "0")}`,
    title: `Story ${number}`,
    category: "First Import",
    excerpt: `What story ${number} is about.`,
    content: `<p>Text of story ${number}.</p>`,
    image_url: `https://cdn.example/story-${number}.webp`,
    image_alt: `Picture of story ${number}`,
    created_at: date,
    updated_at: date,
    ...overrides,
  };
}
