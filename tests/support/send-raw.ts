import { connect } from "node:net";
import { text } from "node:stream/consumers";

/** Sends these bytes, whether they are HTTP or not. Returns the status line of the response. */
export async function sendRaw(url: string, request: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.end(Buffer.from(request, "latin1"));
  const [statusLine = ""] = (await text(socket)).split("\r\n");
  return statusLine;
}
