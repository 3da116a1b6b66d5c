/** The document's title (whole) and description, the h1 and the first paragraph of a page. */
export type PageCopy = { title: string; description: string; heading: string; intro: string };
