import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { createServer, request as sendRequest, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { staticHost } from "../../scripts/host/static-host.ts";
import { listen } from "../support/listen.ts";

export type HostResponse = {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
};

type RequestOptions = { method?: string; headers?: Record<string, string> };

/** Serves these files from a temporary folder with the static host, on a free port. */
export async function startTestHost(files: Record<string, string>) {
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

    /** Sends the path as it is written, whereas `fetch` would normalize it. */
    request: (
      url: string,
      { method = "GET", headers = {} }: RequestOptions = {},
    ): Promise<HostResponse> =>
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

export type TestHost = Awaited<ReturnType<typeof startTestHost>>;
