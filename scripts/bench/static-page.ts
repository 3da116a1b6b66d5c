import { createServer } from "node:http";
import { findFreePort } from "../with-site.ts";

const TEXT = "The goods are inspected before the balance is paid, with pictures of every carton.";
const CARDS = `<article><h3>Card</h3><p>${TEXT}</p><a href="#">More</a></article>`.repeat(6);

/** About 260 elements and no script: what the browser itself needs on this computer. */
const HTML = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Static page</title>
<meta name="viewport" content="width=device-width"><style>body { font: 18px/1.6 Arial }
div { display: grid; grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)) }</style>
<h1>A plain static page</h1>${`<section><h2>Section</h2><div>${CARDS}</div></section>`.repeat(8)}`;

/** Its row in the tables. */
export const STATIC_PAGE = "static page";

export async function serveStaticPage(): Promise<string> {
  const port = await findFreePort();
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(HTML);
  });
  // The process may end while it listens.
  server.listen(port, "localhost").unref();
  return `http://localhost:${port}/`;
}
