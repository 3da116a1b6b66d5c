import type { Server } from "node:http";

/** Lets a server listen on a free port of this computer. Returns the port. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}
