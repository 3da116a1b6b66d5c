import type { IncomingMessage } from "node:http";
import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";

/** A header with a list of values is sent as often as that. */
export type HeaderFields = Record<string, string | string[]>;

export type Sent = {
  method?: string;
  /** Goes out as it is: `fetch` would resolve `..` before sending. */
  path: string;
  headers?: HeaderFields;
  body?: string;
};

export type Received = { status: number; text: string; head: string };

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends one request to the backend at `url`, in ways that browsers and `fetch` do not allow. */
export async function send(
  url: string,
  { method = "GET", path, headers = {}, body = "" }: Sent,
): Promise<Received> {
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
    head: response.rawHeaders.join("\n"),
  };
}
