/** The document title (complete), meta description, h1 and first paragraph of a page. */
export type PageCopy = { title: string; description: string; heading: string; intro: string };
