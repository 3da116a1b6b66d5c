import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";

const SECTIONS = 8;
const CARDS = 6;

const STYLE = `
  * { box-sizing: border-box; margin: 0 }
  body { font: 18px/1.6 Arial, sans-serif; color: #123 }
  header, section, footer { padding: 24px }
  nav a { margin-right: 16px }
  .cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)); gap: 24px }
  .card { padding: 16px; border: 1px solid #ccc }
  h1 { font-size: 44px; line-height: 1 }
  footer { background: #123; color: #fff }`;

/** A script as a static template has: about 5 KiB, of which a menu and a list of links run. */
const SCRIPT = `
  const menu = document.querySelector("nav");
  document.querySelector("button").addEventListener("click", () => { menu.hidden = !menu.hidden });
  const messages = ${JSON.stringify(Array.from({ length: 90 }, (_, i) => `Message ${i} of the static page, never shown`))};
  for (const link of document.links) link.addEventListener("pointerover", () => messages.at(0));`;

const TEXT =
  "The goods are inspected before the balance is paid, and the report has pictures of every carton.";

const section = (/** @type {number} */ number) => `
  <section>
    <h2>Section ${number}</h2>
    <p>${TEXT}</p>
    <div class="cards">${Array.from({ length: CARDS }, (_, i) => `<article class="card"><h3>Card ${i}</h3><p>${TEXT} ${TEXT}</p><a href="#${i}">More</a></article>`).join("")}</div>
  </section>`;

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Static page</title>
  <meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
  <body><header><button>Menu</button><nav>${Array.from({ length: 8 }, (_, i) => `<a href="#${i}">Page ${i}</a>`).join("")}</nav></header>
  <main><section><h1>A plain static page</h1><p>${TEXT}</p></section>
  ${Array.from({ length: SECTIONS }, (_, i) => section(i + 1)).join("")}</main>
  <footer><p>${TEXT}</p></footer><script>${SCRIPT}</script></body></html>`;

/**
 * Serves a plain static page, without any file beside its HTML, as the measure of what the browser
 * itself needs on this computer. It has about 260 elements and system fonts.
 * @param {(url: string) => Promise<void>} use
 */
export async function withStaticPage(use) {
  const body = brotliCompressSync(HTML);
  const server = createServer((_, response) => {
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "content-encoding": "br",
      "content-length": body.length,
    });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, "localhost", () => resolve(undefined)));
  const address = server.address();
  try {
    await use(`http://localhost:${typeof address === "object" ? address?.port : 0}/static`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
