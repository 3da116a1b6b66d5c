import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { createServer, request as sendRequest, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { staticHost } from "../../scripts/host/static-host.ts";
import { listen } from "../support/listen.ts";

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

type AskOptions = { method?: string; headers?: Record<string, string> };

/** A folder of hand-made files, served by the host on a port of its own. */
export async function openHostSite(files: Record<string, string>) {
  const dist = await mkdtemp(path.join(tmpdir(), "host-"));

  async function write(file: string, content: string, age = 0) {
    const place = path.join(dist, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, content);
    const time = Date.now() / 1000 - age;
    await utimes(place, time, time);
  }

  for (const [file, content] of Object.entries(files)) await write(file, content, 60);

  const host = staticHost(dist, { rewrites: [{ from: "/blog/*", to: "/blog/404.html" }] });
  const server = createServer((request, response) => {
    host(request, response, (error) => {
      response.writeHead(error ? 500 : 418).end("next");
    });
  });
  const port = await listen(server);

  return {
    write,
    remove: (file: string) => rm(path.join(dist, file)),

    /** The path as it is written, which `fetch` would tidy up first. */
    ask: (url: string, { method = "GET", headers = {} }: AskOptions = {}): Promise<Answer> =>
      new Promise((resolve, reject) => {
        sendRequest({ host: "127.0.0.1", port, path: url, method, headers }, (response) => {
          buffer(response).then((body) => {
            const { statusCode = 0, headers: received } = response;
            resolve({ status: statusCode, headers: received, body, text: body.toString() });
          }, reject);
        })
          .on("error", reject)
          .end();
      }),

    async close() {
      await new Promise((resolve) => server.close(resolve));
      await rm(dist, { recursive: true });
    },
  };
}

export type HostSite = Awaited<ReturnType<typeof openHostSite>>;
