import type { Server } from "node:http";

/** Opens a server on a free port of this computer, which it returns. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}
