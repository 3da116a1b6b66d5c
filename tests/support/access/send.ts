import type { IncomingMessage } from "node:http";
import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";

/** A header with a list of values is sent once for each of them. */
export type HeaderFields = Record<string, string | string[]>;

export type TestRequest = {
  method?: string;
  /** Sent as it is written, whereas `fetch` resolves `..` before sending. */
  path: string;
  headers?: HeaderFields;
  body?: string;
};

export type TestResponse = { status: number; text: string; rawHeaders: string };

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends one request to the backend at `url`, with what browsers and `fetch` do not allow. */
export async function send(
  url: string,
  { method = "GET", path, headers = {}, body = "" }: TestRequest,
): Promise<TestResponse> {
  const { hostname, port } = new URL(url);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const length = { "content-length": String(Buffer.byteLength(body)) };
    const fields = { ...headers, ...(body && length) };
    const outgoing = request({ agent, hostname, port, method, path, headers: fields });
    outgoing.on("response", resolve).on("error", reject);
    outgoing.end(body);
  });
  return {
    status: response.statusCode ?? 0,
    text: await text(response),
    rawHeaders: response.rawHeaders.join("\n"),
  };
}
